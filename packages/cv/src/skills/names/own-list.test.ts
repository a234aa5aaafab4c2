import { describe, expect, test } from "vitest";
import { inList, namesIn } from "../testing/build-cv.ts";

const LIST = "Plumbing, Tiling, Carpentry, Plastering";
const DUTIES = [
  "Installed boilers, unblocked drains, order picking, hopper calibration, underfloor heating in Revit.",
];

test("beside a list of skills, sentences add what they name outright", () => {
  const found = namesIn([
    { kind: "skills", lines: [LIST] },
    { kind: "experience", lines: DUTIES },
  ]);
  expect(found).toEqual([
    ...LIST.split(", "),
    "Boiler installation",
    "Drain unblocking",
    "Order picking",
    "Underfloor heating",
    "Revit",
  ]);
});

test("of handwork the verb and its object name it, of other work they do not", () => {
  const cook = "Table service, Wine service, Cocktail making, Room service";
  const found = (list: string) =>
    namesIn([
      { kind: "skills", lines: [list] },
      { kind: "experience", lines: DUTIES },
    ]);
  expect(found(LIST)).toContain("Drain unblocking");
  expect(found(cook)).not.toContain("Drain unblocking");
});

test("a verb of plain words counts beside a list of its craft, where the sentence tells what was done", () => {
  const parts = (list: string, line: string) =>
    namesIn([
      { kind: "skills", lines: [list] },
      { kind: "experience", lines: [line] },
    ]);
  const deck = "Net mending, Longlining, Trap setting, Fish icing";
  expect(parts(deck, "Gutted and boxed fish.")).toContain("Gutting");
  expect(parts(deck, "Fire gutted the hall.")).not.toContain("Gutting");
  expect(parts("Payroll, Invoicing, Bookkeeping, Budgeting", "Skived and left.")).not.toContain(
    "Leather skiving",
  );
});

test("a few words about oneself are of the list's line of work, or of pastimes", () => {
  const about = (line: string) =>
    namesIn([
      { kind: "summary", lines: [line] },
      { kind: "skills", lines: ["Manual therapy, Dry needling, Gait training, Electrotherapy"] },
    ]);
  expect(about("Trekking in October, pottery on Saturdays.")).not.toContain("Trekking");
  expect(about("Stroke rehabilitation on the ward and in the villages.")).toContain("Stroke rehabilitation");
});

test("a sentence that begins with a deed of the occupation names it, whatever the list has", () => {
  const found = (title: string, line: string) =>
    namesIn([
      { kind: "skills", lines: ["Microsoft Word, Outlook, Event planning, Travel arrangements"] },
      { kind: "experience", lines: [line], position: { title } },
    ]);
  expect(found("Office Manager", "Took minutes at the board.")).toContain("Minute taking");
  expect(found("Office Manager", "Sat at the back and helped whoever took minutes.")).not.toContain(
    "Minute taking",
  );
  expect(found("Flower Seller", "Took minutes at the board.")).not.toContain("Minute taking");
});

test("a detail of a trade counts where it stands by itself between breaks", () => {
  const found = (line: string) =>
    namesIn([
      { kind: "skills", lines: ["HIPAA, Medical terminology, 10-key, Excel"] },
      { kind: "experience", lines: [line] },
    ]);
  expect(found("Claims submission, payment posting and patient statements.")).toContain("Payment posting");
  expect(found("Insurance verification and prior auths when the desk was short.")).toContain(
    "Insurance verification",
  );
  expect(found("Insurance verification backlog of weeks")).not.toContain("Insurance verification");
  expect(found("Claims submission, council meetings, errands.")).not.toContain("Council meetings");
});

test("two skills of no calling beside traits of character are no list that says what counts", () => {
  const found = (list: string) =>
    namesIn([
      {
        kind: "experience",
        lines: ["Taglio, piega, balayage e colorazione senza ammoniaca"],
        position: { title: "Parrucchiera" },
      },
      { kind: "skills", lines: [list] },
    ]);
  expect(found("Gestione del magazzino, Instagram, Ascolto, Puntualità")).toContain("Blow-drying");
  expect(found("Gestione del magazzino, Excel, Word, SAP, Ascolto")).not.toContain("Blow-drying");
});

test("without one, they are read for what they say", () => {
  const found = namesIn([{ kind: "experience", lines: DUTIES }]);
  expect(found).toEqual(
    expect.arrayContaining(["Boiler installation", "Order picking", "Hopper calibration", "Revit"]),
  );
});

describe("a thing that stands by itself", () => {
  const parts = (line: string) =>
    namesIn([
      { kind: "skills", lines: ["Table service, Wine service, Cocktail making, Room service"] },
      { kind: "experience", lines: [line] },
    ]);

  test("counts where it is of the list's line of work", () => {
    expect(parts("Sauces, banquets and table service.")).toContain("Sauces");
    expect(parts("Plates, brakes, high chairs and table service.")).toEqual(parts("Table service."));
  });

  test("is named outright where the sentence begins with it and goes on about it", () => {
    expect(parts("Backups for five tills and the Monday count with table service.")).toContain("Backups");
  });
});

test("a name of several words says the same inside a sentence of the person's work", () => {
  const parts = (line: string) =>
    namesIn([
      { kind: "skills", lines: ["Train driving, Shunting, Coupling, Passenger safety, Radio communication"] },
      { kind: "experience", lines: [line] },
    ]);
  expect(parts("About 180 stops per turn, with full route knowledge.")).toContain("Route knowledge");
  expect(parts("Next door to the goods yard.")).not.toContain("Goods yard");
});

test("what a list puts together in another language stays", () => {
  expect(inList("Curas, Triaje, Higiene, Empatía, Administración de medicación")).toHaveLength(5);
});

test("things of which neither the list nor the sentence has another skill", () => {
  const TEACHING = "Lesson planning, Classroom management, Phonics, Differentiation";
  const parts = (line: string) =>
    namesIn([
      { kind: "skills", lines: [TEACHING] },
      { kind: "experience", lines: [line] },
    ]);
  expect(parts("Radio pieces for two stations in the north; weddings, when rent was due.")).toEqual(
    TEACHING.split(", "),
  );
  expect(parts("Mathematics and physics for the lower forms.")).toEqual(
    expect.arrayContaining(["Mathematics", "Physics"]),
  );
});

describe("papers and occasions of the working day", () => {
  const parts = (list: string, line: string) =>
    namesIn([
      { kind: "skills", lines: [list] },
      { kind: "experience", lines: [line] },
    ]);
  const NURSING = "Wound care, IV therapy, Catheterisation, Medication administration";
  const ACCOUNTS = "Bank reconciliation, Accounts payable, Month-end closing, Payroll";

  test("are none of a list that tells of other work", () => {
    expect(parts(NURSING, "Took part in ward rounds and wrote discharge letters.")).toEqual(
      NURSING.split(", "),
    );
    expect(parts(ACCOUNTS, "Password resets, office keys; work orders closed by noon.")).toEqual(
      ACCOUNTS.split(", "),
    );
  });

  test("are what the list tells of, or stand beside it", () => {
    expect(parts(ACCOUNTS, "Credit control, VAT returns and the fixed asset register.")).toEqual(
      expect.arrayContaining(["VAT returns", "Fixed asset register"]),
    );
    const projects = "Project planning, Stakeholder engagement, Project management, Change control";
    expect(parts(projects, "Risk registers, claims management for a tunnel.")).toContain("Risk registers");
  });

  test("committees are sat on", () => {
    const list = "Payroll administration, Employee relations, Succession planning, HR budgeting";
    expect(parts(list, "Chair the safety committee and the grievance committee.")).toEqual(parts(list, ""));
  });

  test("of any workplace name no skill in any trade", () => {
    expect(
      parts("Order picking, Stock control, Goods receiving, Stocktaking", "Order picking, cycle counts."),
    ).not.toContain("Cycle counts");
  });
});

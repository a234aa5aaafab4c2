import { describe, expect, test } from "vitest";
import { saidOfOthers } from "./said-of-others.ts";

/** The stretches of the text in which no field of work counts. */
function othersOf(text: string): string[] {
  const { all, butTools } = saidOfOthers(text);
  return [...all, ...butTools].map(({ start, end }) => text.slice(start, end).trim());
}

describe("how far a sentence tells of others", () => {
  test.each([
    ["Worked with Marketing, Finance and HR on stock counts.", "Marketing, Finance and HR"],
    ["Our designers draw in Figma, I build in Vue.", "Our designers draw in Figma"],
    ["Welding was left to the contractors; pumps were mine.", "Welding"],
    ["Shelved books on chemistry; issued cards.", "books on chemistry"],
    ["Prescriptions from Dermatology and Oncology at night.", "Dermatology and Oncology"],
    [
      "The Excel file of the auditors lay on the shared drive.",
      "The Excel file of the auditors lay on the shared drive",
    ],
    [
      "Liaise with maintenance, security and the airstrip on flights.",
      "maintenance, security and the airstrip",
    ],
    ["Apoyo a enfermería y farmacia en el conteo.", "enfermería y farmacia"],
    ["She did the welding; I drove.", "She did the welding"],
    ["Tiling was Ion's, plastering was mine.", "Tiling"],
    ["I built the shelves; the wiring and the plumbing were Tom and Ida.", "the wiring and the plumbing"],
    ["Helped teams writing Scala and Elixir; ran their builds.", "Scala and Elixir"],
    ["The house hosts weddings; I park the cars.", "The house hosts weddings"],
    ["My team lead wrote it in Scala; I tested.", "My team lead wrote it in Scala"],
    ["The app is a colleague's Swift and Kotlin.", "Swift and Kotlin"],
    ["Hired Java developers through an agency.", "Java developers"],
    ["Explained stories to the Scala developers.", "to the Scala developers"],
    ["Mes collègues font la paie ; je classe.", "Mes collègues font la paie"],
  ])("%s", (text, expected) => {
    expect(othersOf(text)).toContain(expected);
  });

  test.each([
    "Gave a talk on Kubernetes.",
    "Images sent to PACS.",
    "Patients were given vaccinations.",
    "Part of the team that built the ledger in Go.",
    "Moved from requirements to release.",
    "Apoyo a ventas.",
    "The job has me welding and grinding.",
    "Our team builds pipelines.",
    "Ran the lathes, the drill presses and welding sets.",
    "In the laboratory: titration.",
    "Accountant experienced with SAP and Oracle.",
    "Engineer turned analyst with Tableau.",
    "Led four Java developers.",
    "Reviewed the code of two Go engineers.",
    "Worked as a React developer.",
    "Chef used to busy kitchens.",
    "Handled Terraform and wrote Go.",
    "Kept vacancies in Workday.",
    "The developers and I chose Elixir.",
    "Formé deux apprentis au tournage.",
  ])("nothing of it: %s", (text) => {
    expect(othersOf(text)).toEqual([]);
  });
});

test("people come before the work in a row that has both", () => {
  expect(othersOf("Coordinated with suppliers, stock control and invoicing.")).toEqual(["suppliers"]);
});

test("tools are spared where only fields of work are another's", () => {
  const { all, butTools } = saidOfOthers("Worked with AutoCAD on stage plans.");
  expect({ all, fields: butTools.length }).toEqual({ all: [], fields: 1 });
});

test("what goes on without end is cut: the work grows with the length of the text", () => {
  const { all, butTools } = saidOfOthers("my brother and clients in ".repeat(400));
  const lengths = [...all, ...butTools].map(({ start, end }) => end - start);
  expect(lengths.length).toBeGreaterThan(400);
  expect(Math.max(...lengths)).toBeLessThan(700);
});

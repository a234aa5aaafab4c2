import { describe, expect, test } from "vitest";
import { namesIn } from "../../../testing/build-cv.ts";

const LIST = "Kotlin, Java, Spring Boot, PostgreSQL, Docker, Git";

function added(title: string, line: string, list = LIST): string[] {
  const found = namesIn([
    { kind: "skills", lines: [list] },
    { kind: "experience", lines: [line], position: { title } },
  ]);
  return found.filter((name) => !list.includes(name));
}

describe("what a program does for its customers is no skill of who writes it", () => {
  test.each([
    ["Backend Developer", "Tracking and customs clearance for a courier, nine countries."],
    ["Senior Software Engineer", "Claims handling for two insurers, quotes for a third."],
    ["Full-Stack Developer", "Payroll and leave for a chain of bakeries."],
    ["Data Engineer", "Point of sale and loyalty data of 300 stores."],
    ["SOC Analyst", "Triage of alerts; phishing from the first mail to the closing note."],
    ["Desarrollador backend", "Control de stock y facturación para una cadena de panaderías."],
    ["Softwareentwickler", "Lagerverwaltung und Buchhaltung für einen Großhändler."],
  ])("%s: %s", (title, line) => {
    expect(added(title, line)).toEqual([]);
  });
});

describe("work of one's own counts", () => {
  test.each([
    ["Backend Developer", "Billing services in Go; unit testing.", "Unit testing"],
    ["Business Analyst", "User stories, process mapping in BPMN.", "Process mapping"],
    ["Accountant", "Accounts payable, bank reconciliation and VAT returns.", "Bank reconciliation"],
    ["Warehouse Operative", "Order picking on nights, packing.", "Order picking"],
    ["Backend Developer", "Screens in Figma, usability testing with five nurses.", "Usability testing"],
    ["Registered Nurse", "Wound care and medication administration.", "Wound care"],
  ])("%s: %s", (title, line, name) => {
    expect(added(title, line)).toContain(name);
  });

  test("and where the list is of that work, too", () => {
    const list = `${LIST}, Payroll, Bookkeeping`;
    expect(added("Software Developer", "Payroll and tax returns for a chain of bakeries.", list)).not.toEqual(
      [],
    );
  });
});

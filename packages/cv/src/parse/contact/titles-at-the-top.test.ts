import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

const JOB = ["# Experience", "Oak Street Kitchen", "* Wrote the menus and led a brigade of eight."];

function nameOf(lines: readonly TestLine[]): string | undefined {
  return parseDocument(cvDocument(lines), "2026-11-01").contact.name?.value;
}

test("what the person is stands in large type over the name, and again beside the dates of the job", () => {
  const [heading = "", ...rest] = JOB;
  expect(
    nameOf(["! EXECUTIVE CHEF", "Bryan Okuda", heading, "Executive Chef\tMay 2015 – Present", ...rest]),
  ).toBe("Bryan Okuda");
});

test("a name that reads like a trade stays the name", () => {
  const [heading = "", ...rest] = JOB;
  expect(
    nameOf(["! MASON BAKER", "Stone Carving", heading, "Stone Carver\tMay 2015 – Present", ...rest]),
  ).toBe("Mason Baker");
});

test.each(["ADA BYRON (EX-ARMY)", "Ada Byron (Retd)", "Ada Byron (RN)"])(
  "what somebody was, behind the name, is none of it: %s",
  (line) => {
    expect(nameOf([`! ${line}`, ...JOB])).toBe("Ada Byron");
  },
);

test.each([
  "CURRICULUM VITAE (CV) FOR PROPOSED KEY STAFF",
  "Curriculum Vitae for proposed professional staff",
  "CURRICULUM VITAE (CV)",
])("a form of tenders holds the name behind its label: %s", (sheet) => {
  for (const label of ["1. Name of Staff", "Name of Expert", "3. Name of Employee"])
    expect(nameOf([`! ${sheet}`, "Name of Firm: Cedar Roads PLC", `${label}: Yonas Bekele`, ...JOB])).toBe(
      "Yonas Bekele",
    );
});

test.each([
  ["yassine", "el amrani"],
  ["joana", "de la cruz"],
])("a name in small letters over two lines, with particles: %s %s", (given, family) => {
  const lines = [`! ${given}`, `! ${family}`, "Web designer in Casablanca", `${given}@post.example`];
  expect(nameOf([...lines, ...JOB])?.toLowerCase()).toBe(`${given} ${family}`);
});

test.each([
  [["! ADA BYRON,", "! R N"], "Ada Byron"],
  [[{ text: "ADA AP\tBYRON", size: 20, cells: ["ADA AP", "BYRON"] }], "Ada ap Byron"],
  [["! ADA", "! BYRON"], "Ada Byron"],
  [["! Femke", "! van 't Hof-de Boer"], "Femke van 't Hof-de Boer"],
])("a name that its letters, or the room between them, break: %j", (head, name) => {
  expect(nameOf([...head, "Cook", "ada@mail.example", ...JOB])).toBe(name);
});

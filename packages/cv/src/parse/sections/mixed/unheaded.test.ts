import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const PAGE = [
  "! Ada Byron",
  "ada@byron.example",
  "Branch Manager",
  "Crest Bank Plc",
  "2008 – 2021",
  "* Ran a branch of twenty and its vault.",
  "B.Sc. Economics, University of Ilorin (2002 – 2006)",
  "Yoruba, English (fluent)",
  "Draughts, photography and table tennis.",
  "* Mrs. Ngozi Umeh, Head of Internal Audit, Crest Bank Plc, 0803 555 7104",
  "* Barr. Tokunbo Ekundayo, Litigation Partner, tekundayo@law.example",
];

test("a page without headings: rows of languages and of referees are told from what stands beside them", () => {
  const { sections, languages } = parseDocument(cvDocument(PAGE), "2026-11-01");
  expect(languages.map(({ name }) => name)).toEqual(["Yoruba", "English"]);
  expect(sections.filter(({ kind }) => kind === "references").map(({ lines }) => lines.length)).toEqual([2]);
});

test("what somebody studies is what they know: research interests are a list of skills", () => {
  const lines = ["! Ada Byron", "# Research interests", "Groundwater, contaminant transport"];
  expect(parseDocument(cvDocument(lines), "2026-11-01").sections.at(-1)?.kind).toBe("skills");
});

test("a heading for jobs over no date leaves them to be found where they stand", () => {
  const job = "Branch Manager, Crest Bank Plc, 2008 – 2021";
  const page = (told: string) => [
    "! Ada Byron",
    "# Experience",
    told,
    "# Background",
    job,
    "# Skills",
    "Lending, vault control",
  ];
  const titles = (told: string) =>
    parseDocument(cvDocument(page(told)), "2026-11-01").positions.map(({ position: { title } }) => title);
  expect(titles("Twenty years behind the counters of one bank.")).toEqual(["Branch Manager"]);
  expect(titles("Teller, Union Bank, 2001 – 2007")).toEqual(["Teller"]);
});

import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";
import { AMONG_STUDIES } from "../testing/papers/among-studies.data.ts";
import { CARDS_AND_LICENCES } from "../testing/papers/cards-and-licences.data.ts";
import { COURSES_AND_REGISTERS } from "../testing/papers/courses-and-registers.data.ts";
import { LICENCES_OF_THE_WORLD } from "../testing/papers/licences-of-the-world.data.ts";
import { TABLES_AND_LISTS } from "../testing/papers/tables-and-lists.data.ts";
import { TICKETS_AND_TRADES } from "../testing/papers/tickets-and-trades.data.ts";

const AROUND: readonly TestLine[] = [
  "! Ada Byron",
  "ada@byron.example",
  "# Profile",
  "Careful, practical and quick to learn; has worked with people of all ages in many different places.",
  "# Experience",
  "Shop Assistant\tMarch 2015 – Present",
  "Delta Works Ltd",
  "* Kept the shelves full and the customers in a good mood, whatever the weather did.",
];
const STUDIES: readonly TestLine[] = ["# Education", "B.Sc. in Physics, University of Kelaniya, 2014"];

function toLine(line: string): TestLine {
  return line.startsWith("B ") ? { text: line.slice(2), bold: true } : line;
}

test.each([
  ...CARDS_AND_LICENCES,
  ...TABLES_AND_LISTS,
  ...COURSES_AND_REGISTERS,
  ...TICKETS_AND_TRADES,
  ...LICENCES_OF_THE_WORLD,
  ...AMONG_STUDIES,
])("$shape", ({ text, names, also = [] }) => {
  const lines = text.split("\n");
  const ownStudies = lines.some((line) =>
    /^# .*(?:Education|Formation$|Formación|Ausbildung|Qualifications$)/.test(line),
  );
  const cv = parseDocument(
    cvDocument([...AROUND, ...(ownStudies ? [] : STUDIES), ...lines.map(toLine)]),
    "2026-11-01",
  );
  const found = cv.certifications.map(({ name }) => name).filter((name) => !also.includes(name));
  expect(found).toEqual(names);
});

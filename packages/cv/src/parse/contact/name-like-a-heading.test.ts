import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

const REST: readonly TestLine[] = [
  { text: "OBJECTIVE:", bold: true },
  "A post in the accounts of a growing firm, in which I can use what I have learnt so far.",
  { text: "WORK EXPERIENCE (3 Years):", bold: true },
  "Accounts Clerk\tMarch 2022 – Present",
  "Delta Works Ltd",
];

const read = (...head: readonly TestLine[]) => parseDocument(cvDocument([...head, ...REST]), "2026-11-01");

test("a name set like the headings, below the title of the sheet and over the contact data", () => {
  const { contact, sections } = read(
    { text: "CURRICULUM VITAE", size: 18, bold: true },
    { text: "R. MEENA NATARAJAN", bold: true },
    "4 Lotus Street, Madurai – 625001",
    "Mobile: 90000 12345",
    "meena.n@post.example",
  );
  expect(contact.name?.value).toBe("R. Meena Natarajan");
  expect(sections.map(({ kind }) => kind)).toEqual(["personal", "summary", "experience"]);
});

test.each(["RESUME", "Résumé", "CURRICULUM VITAE"])("under %s, both set like the headings", (sheet) => {
  const { contact, sections } = read(
    { text: sheet, size: 13, bold: true },
    { text: "R. NATARAJAN", bold: true },
    "S/o. K. Velan",
    "4 Lotus Street, Madurai",
    "Cell : 90000 12345",
    "Mail : natarajan@post.example",
  );
  expect(contact.name?.value).toBe("R. Natarajan");
  expect(sections.map(({ kind }) => kind)).toEqual(["personal", "summary", "experience"]);
});

test("a sheet's own title is no heading of a summary where the name below it is plain", () => {
  const { contact, sections } = read(
    { text: "RESUME", size: 16, bold: true },
    "Meena Natarajan",
    "meena.n@post.example",
  );
  expect(contact.name?.value).toBe("Meena Natarajan");
  expect(sections[0]?.kind).toBe("personal");
});

test.each([
  "Marital Status\t: Single",
  "Marital Status : Single",
  "Civil Status\tSingle",
  "Blood Group\t: O+",
])("the label of a form is no name: %s", (row) => {
  expect(read("4 Lotus Street, Madurai", "post@mail.example", row).contact.name).toBe(null);
});

test("what a heading in its own words holds, without contact data below, stays its own", () => {
  const { sections } = read(
    { text: "Ada Byron", size: 18, bold: true },
    "ada@post.example",
    { text: "WHAT I DO WELL:", bold: true },
    "Bookkeeping, Payroll, Invoicing",
  );
  expect(sections[1]?.kind).toBe("skills");
});

test.each([
  ["1.\tName in full\tChamari Anoma Dissanayake (Miss)", "Chamari Anoma Dissanayake"],
  ["02)\tName\tWei Ling Tan", "Wei Ling Tan"],
  ["Name: Ada Byron (Mrs.)", "Ada Byron"],
])("a row of a form, counted or with how to address the person: %s", (row, name) => {
  expect(
    read({ text: "BIO-DATA", size: 14, bold: true }, row, "3.\tE-mail\tpost@mail.example").contact.name
      ?.value,
  ).toBe(name);
});

test("a name in small letters over two rows of the largest type", () => {
  const large = { size: 36, bold: true };
  const { contact } = read({ text: "ines", ...large }, { text: "duarte", ...large }, "hello@ines.example");
  expect(contact.name?.value).toBe("ines duarte");
});

test.each([
  ["MO Marisol Ortega", "Marisol Ortega"],
  ["ISP Inês Sofia Pinto", "Inês Sofia Pinto"],
  ["AL Ada Mary Lovelace", "Ada Mary Lovelace"],
  ["JD Salinger Moss", "JD Salinger Moss"],
])("a monogram beside the name is none of it: %s", (line, name) => {
  expect(read({ text: line, size: 24, bold: true }, "post@mail.example").contact.name?.value).toBe(name);
});

test("a name in the largest type whose words stand far apart", () => {
  const { contact } = read(
    { text: "Marisol\tOrtega", size: 24, cells: ["Marisol", "Ortega"] },
    "ada@post.example",
  );
  expect(contact.name?.value).toBe("Marisol Ortega");
});

test("a name over two rows, of which the first reaches over the gutter of the columns", () => {
  const row = (words: string, y: number, block: number) => ({
    text: words,
    size: 40,
    block,
    box: { x: 50, y, width: 20 * words.length, height: 40 },
  });
  const { contact } = read(row("MARISOL", 40, 0), row("ORTEGA", 78, 1), "post@mail.example");
  expect(contact.name?.value).toBe("Marisol Ortega");
});

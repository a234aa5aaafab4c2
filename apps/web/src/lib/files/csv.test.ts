import { expect, test } from "vitest";
import { decimalSign, toCsv } from "./csv.ts";

/** The one cell of a file, with what a spreadsheet would take away from around it. */
function cell(text: string): string {
  const file = toCsv([[text]]);
  expect(file.startsWith("\uFEFF") && file.endsWith("\r\n")).toBe(true);
  const written = file.slice(1, -2);
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
}

test("rows of cells, in the bytes that every spreadsheet reads", () => {
  const rows = [
    ["Name", "Score", "Note"],
    ["සුනිල් ශාන්ත", 87.5, null],
    ["Perera, Nimali", 0, 'called "Nim"\nby all'],
  ];
  expect(toCsv(rows)).toBe(
    '\uFEFFName,Score,Note\r\nසුනිල් ශාන්ත,87.5,\r\n"Perera, Nimali",0,"called ""Nim""\nby all"\r\n',
  );
});

test("a semicolon, which parts cells in other countries, is quoted, too", () => {
  expect(toCsv([["Java; SQL", "a\tb", "a\rb"]])).toBe('\uFEFF"Java; SQL","a\tb","a\rb"\r\n');
});

test("where one writes 1,5, semicolons part the cells, and a number stays one", () => {
  expect(
    toCsv(
      [
        ["Name", "Years"],
        ["Perera, Nimali", 4.3],
        ["Kasun", 12],
        ["a;b", -0.5],
      ],
      ",",
    ),
  ).toBe('\uFEFFName;Years\r\n"Perera, Nimali";"4,3"\r\nKasun;12\r\n"a;b";"-0,5"\r\n');
});

test.each([
  ["de-DE", ","],
  ["si-LK", "."],
  ["ar-EG", "."],
])("the decimal sign of %s is %j", (locale, sign) => {
  expect(decimalSign(locale)).toBe(sign);
});

test.each([
  ['=HYPERLINK("https://evil.example","Click")', '\'=HYPERLINK("https://evil.example","Click")'],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ["-Anna", "'-Anna"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1+A1", "'  =1+A1"],
  ["\t=1", "'\t'=1"],
  ["\rAnna", "'\rAnna"],
  ["＝1+A1", "'＝1+A1"],
  ["+tag@example.com", "'+tag@example.com"],
  ["Anna;=cmd|'/C calc'!A0", "Anna;'=cmd|'/C calc'!A0"],
  ["Anna\n=A1", "Anna\n'=A1"],
  ['Anna",=A1', 'Anna",=A1'],
])("%j is text and no formula", (text, written) => {
  expect(cell(text)).toBe(written);
});

test.each([
  "+94 77 123 4567",
  "+94 (0)11 234-5678",
  "-5",
  "-",
  "Anna-Maria O'Neill",
  "D'Souza, R. = Ruwan",
  "1+1",
  "C++; C#; .NET",
  "a=b@example.com",
  "ශානිකා",
])("%j stays as it is", (text) => {
  expect(cell(text)).toBe(text);
});

import { expect, test } from "vitest";
import { niceToHaveIn } from "./nice-to-have-in-text.ts";

function found(text: string): string[] {
  return niceToHaveIn(text).map(({ start, end }) => text.slice(start, end).trim());
}

test.each([
  ["You know React. Docker is a plus.", ["Docker is"]],
  ["You know React; Docker a plus", ["Docker"]],
  ["Good Java, Docker a plus", ["Docker"]],
  ["Java, Docker and Helm are a plus.", ["Java, Docker and Helm are"]],
  ["Experience with Docker, Helm or Nomad is a big plus.", ["Experience with Docker, Helm or Nomad is"]],
  ["Good English, any other language is a bonus.", ["any other language is"]],
  ["Opera experience preferred. Night shifts.", ["Opera experience"]],
  ["A diploma in agriculture; poultry preferred.", ["poultry"]],
  ["Three years in finance, ideally with SAP.", ["with SAP"]],
  ["Nice to have: Looker or another BI tool. Remote within Europe.", [": Looker or another BI tool"]],
  ["- Nice to have: ONNX, a little C++", [": ONNX, a little C++"]],
  ["A BI tool is nice to have, e.g. Looker.", ["A BI tool is"]],
  ["Ideally a BI tool, e.g. Looker.", ["a BI tool, e.g. Looker"]],
  ["Java, Docker (a plus), SQL", ["Docker"]],
  ["Java (Kotlin is a plus)", ["Kotlin is"]],
  ["You need SQL, but Power BI would be an advantage.", ["Power BI would be"]],
  ["Docker ist von Vorteil.", ["Docker ist"]],
  ["Sie können SQL. Von Vorteil sind Kenntnisse in SAP.", ["sind Kenntnisse in SAP"]],
  ["Kenntnisse in SAP, DATEV und Excel sind wünschenswert.", ["Kenntnisse in SAP, DATEV und Excel sind"]],
  ["Idealerweise arbeiten Sie mit SAP.", ["arbeiten Sie mit SAP"]],
  ["La maîtrise de SAP est un plus.", ["La maîtrise de SAP est"]],
  ["Se valorará experiencia con SAP.", ["experiencia con SAP"]],
  ["Curso técnico; solda é diferencial.", ["solda é"]],
  ["Un buon inglese; il tedesco è gradito.", ["il tedesco"]],
  ["Kennis van SAP is een pre.", ["Kennis van SAP is"]],
  ["SAP का ज्ञान वांछनीय", ["SAP का ज्ञान"]],
  ["SAP ميزة إضافية", ["SAP"]],
])("%s", (text, spans) => {
  expect(found(text)).toEqual(spans);
});

test.each([
  "You know React and Docker.",
  "We offer an annual bonus and a bonus scheme.",
  "You work with our preferred suppliers.",
  "Plus-size fashion, a plus-size shop.",
  "Clean code is not just a nice to have.",
  "A bonus scheme and an advantage card for staff.",
  "Pre-press and press work.",
  "Sales of the advantage card.",
  "",
])("nothing in: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test("all that stands below a heading, up to the next one or to the end of its list", () => {
  const list = "Requirements:\n- Java\n\nNice to have:\n- Docker\n- Helm\n\nWe work with SQL.";
  expect(found(list)).toEqual(["- Docker", "- Helm"]);
  const next = "Preferred qualifications\nDocker\nWhat you do:\nJava all day";
  expect(found(next)).toEqual(["Docker"]);
});

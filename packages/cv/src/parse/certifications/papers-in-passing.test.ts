import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const JOBS = [
  "# Experience",
  "Clerk, Norrow Ltd, Leeds, Jan 2019 – present",
  "* Kept the files",
  "Porter, Hemm Ltd, Leeds, Jan 2015 – Dec 2018",
];

function papersOf(...lines: readonly string[]): readonly string[] {
  const head = lines[0]?.startsWith("# ") === true ? [...JOBS, ...lines] : [...lines, ...JOBS];
  const cv = parseDocument(cvDocument(["! Ada Byron", "ada@byron.example", ...head]), "2026-11-01");
  return cv.certifications.map(({ name }) => name);
}

test.each([
  [
    "a row of a table of skills",
    ["# Skills", "Computer\tWord", "Certificates\tKiln safety, 2023; Heron handling, 2021"],
    ["Kiln safety", "Heron handling"],
  ],
  [
    "an item of a list with its label",
    ["# Skills", "* Tools: Jira", "* Certifications: PSM I, AWS Cloud Practitioner", "* Also: patience"],
    ["PSM I", "AWS Cloud Practitioner"],
  ],
  [
    "a label with a dash",
    ["# Skills", "Certificates – Kiln safety (2023), IPAF (2022)"],
    ["Kiln safety", "IPAF"],
  ],
  [
    "a label behind another one",
    ["# Skills", "Languages: English, Polish | Certifications: CCNA, Security+"],
    ["CCNA", "Security+"],
  ],
  [
    "a label behind a sentence",
    ["# Tools", "Figma, Sketch. Certificates: Kiln safety (2022)."],
    ["Kiln safety"],
  ],
  [
    "German, below a heading for what is left",
    ["# Sonstiges", "Zertifikate\tITIL Foundation (2020), Scrum Master (2022)", "Führerschein\tB"],
    ["ITIL Foundation", "Scrum Master"],
  ],
])("papers behind a label: %s", (_, lines, names) => expect(papersOf(...lines)).toEqual(names));

test.each([
  ["# Skills", "Documents\tTotara, Cascade"],
  ["# Personal details", "Licence\tUAE light vehicle"],
  ["# Sonstiges", "Führerschein: B, BE"],
])("none behind the label of %s: %s", (...lines) => expect(papersOf(...lines)).toEqual([]));

test.each([
  [
    "beside a driving licence",
    "# Other",
    "Clean driving licence, SIA Door Supervisor licence (2024), willing to travel",
    ["Clean driving licence", "SIA Door Supervisor licence"],
  ],
  [
    "with their letters",
    "# Divers",
    "Permis de conduire B. Attestation de Sauveteur Secouriste (SST), 2021.",
    ["Attestation de Sauveteur Secouriste (SST)"],
  ],
  ["by their letters alone", "# Autres", "Titulaire du permis B, SST (2023)", ["SST"]],
  [
    "told in a sentence",
    "# Other",
    "Since 2024 I hold a current first aid certificate and a forklift licence.",
    ["first aid certificate", "a forklift licence"],
  ],
  [
    "Spanish",
    "# Otros datos",
    "Carnet de conducir B, carnet de manipulador de alimentos (2021)",
    ["carnet de manipulador de alimentos"],
  ],
  [
    "German compounds",
    "# Sonstiges",
    "Führerschein Klasse B; Gabelstaplerschein; AEVO 2018",
    ["Gabelstaplerschein", "AEVO"],
  ],
  ["Dutch", "# Overig", "Rijbewijs B, BHV-diploma (2023), VCA VOL", ["BHV-diploma", "VCA VOL"]],
  ["Italian", "# Altro", "Patente B, attestato HACCP 2023", ["attestato HACCP"]],
  [
    "a course with its year",
    "# Outras informações",
    "CNH categoria D, curso de carga perigosa (2021)",
    ["curso de carga perigosa"],
  ],
])("papers named outright among other things: %s", (_, heading, line, names) =>
  expect(papersOf(heading, line)).toEqual(names),
);

test("below the name, with how long they hold", () =>
  expect(papersOf("VIT registration 418807 (full). Working with Children Check current.")).toEqual([
    "VIT registration 418807 (full)",
    "Working with Children Check",
  ]));

test.each([
  "Volunteer first aid teacher; gift certificates designed for a shop",
  "Working towards NEBOSH certificate. No driving licence.",
  "Marriage certificate on request",
  "My National Pool Lifeguard certificate ran out in 2021.",
  "Rise of 6.4 pts",
  "Fluent in first aid and in puns",
  "Titulaire du permis B, SST",
])("none: %s", (line) => expect(papersOf("# Other", line)).toEqual([]));

test("what a section of papers holds is not told twice", () =>
  expect(
    papersOf("# Certificates", "Emergency First Aid at Work, 2023", "# Other", "First Aid. Chess."),
  ).toEqual(["Emergency First Aid at Work"]));

test("a line of many labels takes no longer than its length", () => {
  const line = "Certificates: first aid, ADR (2020), ".repeat(3000);
  const start = performance.now();
  papersOf("# Other", line);
  expect(performance.now() - start).toBeLessThan(1500);
});

import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";
import { isUnwantedLabel } from "./unwanted-labels.ts";

test.each([
  "Please don't ask me for",
  "please do not call me about:",
  "Don’t hire me for …",
  "What I no longer do",
  "Things I won't take on",
  "I'd rather not",
  "No, thanks",
  "Not looking for",
  "Deal-breakers",
  "Best left to others",
  "Bitte nicht anfragen für",
  "Was ich nicht mehr mache",
  "Keine Lust auf",
  "Merci de ne pas me solliciter pour",
  "Ce que je ne fais plus",
  "Por favor, no me llamen para",
  "Lo que no hago",
  "Não me procurem para",
  "Non chiamatemi per",
  "Vraag me niet voor",
])("a label over what is not wanted: %s", (label) => {
  expect(isUnwantedLabel(label)).toBe(true);
});

test.each([
  "What I do",
  "Ask me about",
  "Hire me for",
  "I like to do",
  "No-code tools",
  "Never alone",
  "Was ich mache",
  "No bugs",
])("but: %s", (label) => {
  expect(isUnwantedLabel(label)).toBe(false);
});

test.each([
  ["Please do not hire me for: PHP, Magento"],
  ["Don't call me about: roofing, plastering"],
  ["Bitte nicht anfragen für: SAP, COBOL"],
])("a row of a list with such a label: %s", (row) => {
  expect(namesIn([{ kind: "skills", lines: ["Kotlin, PostgreSQL", row] }])).toEqual(["Kotlin", "PostgreSQL"]);
});

test("below such a label in the midst of the jobs, up to a line that is set as it is", () => {
  const label = (text: string) => ({ text, bold: true });
  const lines = [
    label("Joiner, Oak & Ash"),
    "Staircases in oak",
    label("Please don't ask me for"),
    "plastering, roofing",
    label("Bench hand, Elm"),
    "Dovetail joints",
  ];
  const found = namesIn([{ kind: "experience", lines }]);
  expect(found).not.toContain("Plastering");
  expect(found).not.toContain("Roofing");
});

test("a section with such a heading", () => {
  expect(
    namesIn([{ kind: "skills", heading: "What I'd rather not do", lines: ["WordPress, Flash"] }]),
  ).toEqual([]);
});

test.each(["Please do not hire me for CSS or Angular.", "Never ask me to weld or to braze."])(
  "a sentence that says so: %s",
  (line) => {
    expect(
      namesIn([
        { kind: "skills", lines: ["Java, MySQL"] },
        { kind: "summary", lines: [line] },
      ]),
    ).toEqual(["Java", "MySQL"]);
  },
);

import { describe, expect, test } from "vitest";
import { findSkills } from "../find-skills.ts";
import { buildCv } from "../testing/build-cv.ts";
import { judgedBy } from "./line-language.ts";

function rulesOf(line: string, ofCv: string | null): string {
  const { english, latin, scripts } = judgedBy(line, ofCv);
  return [english && "English", latin && "Latin", scripts && "scripts"].filter(Boolean).join(", ");
}

function inCv(language: string, ...lines: string[]): string[] {
  const cv = buildCv([{ kind: "experience", lines, position: { title: "Clerk" } }]);
  return findSkills({ ...cv, language }).map(({ name }) => name);
}

describe("by the rules of which languages a line is judged", () => {
  test.each([
    // Nothing in the line tells: the CV does.
    ["Statiker rechnen RFEM", "de", "Latin"],
    ["Statiker rechnen RFEM", null, "English"],
    ["Geometri disegnano AutoCAD", "it", "Latin"],
    ["Developers use Java", "en", "English"],
    // Words that both have ("in", "was", "an", "on") are not yet English.
    ["Konstrukteure zeichnen in Creo", "de", "Latin"],
    ["Verkoop werkt in SAP", "nl", "Latin"],
    ["On utilise SAP", "fr", "Latin"],
    // The line is plainly in another language than the CV.
    ["The developers use Java and Go", "de", "English"],
    ["Les développeurs utilisent le langage Java", "en", "Latin"],
    ["Unsere Entwickler arbeiten mit Java und nicht mit Go", "en", "Latin"],
    // Names of another language in an English line are no other language.
    ["Worked with the chef de partie on sauces for the hotel", "en", "English"],
    ["Worked with the chef de partie on sauces for the hotel", null, "English, Latin"],
    // Both in a CV of the other: both may be right.
    ["Projektleitung und Support for the client in London", "de", "English, Latin"],
    // The script tells before anything else.
    ["हमारे डेवलपर Java में काम करते हैं", "en", "scripts"],
    ["අපේ ඉංජිනේරුවන් Java වලින් වැඩ කරති", "de", "scripts"],
    ["Our developers work in Java", "hi", "English"],
  ])("%s (CV: %s): %s", (line, ofCv, expected) => expect(rulesOf(line, ofCv)).toBe(expected));
});

describe("short lines of others, by the language of the CV", () => {
  test.each([
    ["nl", "Freelancer bouwde website WordPress.", "Verkoop tekent in AutoCAD."],
    ["it", "Geometri disegnano in AutoCAD.", "Architetti disegnano in Revit."],
    ["de", "Konstruktion zeichnet in SolidWorks.", "Statiker rechnen in RFEM."],
    ["es", "Arquitectos vecinos dibujan en AutoCAD.", "Contabilidad quiere SAP."],
  ])("in a CV of %s", (language, ...lines) => expect(inCv(language, ...lines)).toEqual([]));

  test.each([
    // English words that look like a German or French clause of others.
    ["en", "Led the chef de cuisine in menu planning for the hotel.", "Menu planning"],
    ["de", "Support in Jira und Confluence.", "Jira"],
    ["de", "Built the shop in Django and React.", "Django"],
    ["fr", "Maintained the servers with Ansible.", "Ansible"],
    ["si", "Wrote the pages in React and TypeScript.", "React"],
  ])("but the writer's own is read, in a CV of %s: %s", (language, line, name) =>
    expect(inCv(language, line)).toContain(name),
  );

  test("in a mixed CV each line that is plain keeps its own rules", () => {
    const lines = [
      "The accountants work in SAP and the designers in Figma.",
      "Die Lohnabrechnung macht der Steuerberater in DATEV.",
      "Wrote the pages in React and TypeScript.",
      "Die Abrechnung in PostgreSQL neu geschrieben.",
    ];
    for (const language of ["en", "de"])
      expect(inCv(language, ...lines).sort()).toEqual(["PostgreSQL", "React", "TypeScript"]);
  });
});

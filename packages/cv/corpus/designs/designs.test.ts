import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyse } from "../../src/analyse.ts";
import type { CvAnalysis } from "../../src/types.ts";
import { DESIGNS } from "./designs.data.ts";

const SKILLS = [
  "SAP",
  "Lean manufacturing",
  "Workforce planning",
  "Budgeting",
  "Root cause analysis",
  "Microsoft Excel",
];

/** What a reading of the page holds, whatever it looks like. */
const WHOLE = {
  name: "Marisol Ortega",
  email: "marisol.ortega@mail.example",
  phone: "+44 7700 900123",
  location: "Leeds, United Kingdom",
  positions: [
    ["Operations Manager", "Brightwell Logistics"],
    ["Shift Manager", "Calder Foods Ltd"],
  ],
  years: 10,
  schools: ["University of Bradford"],
  languages: ["English", "Spanish"],
  skills: SKILLS,
  hidden: 0,
};

type Facts = typeof WHOLE;

/** What is not read in them, and why. */
const LACKING: Readonly<Record<string, Partial<Record<keyof Facts, unknown>>>> = {
  // The browser prints a blurred shadow under a filter as a picture, with the letters in it.
  "shadow-filter": { name: undefined },
  // The paper ends in the middle of the upright letters.
  "vertical-name": { hidden: 1 },
};

function factsOf({ contact, positions, totalYears, education, languages, skills, document }: CvAnalysis) {
  const names = new Set(skills.map(({ name }) => name));
  return {
    name: contact.name?.value,
    email: contact.email?.value,
    phone: contact.phone?.value,
    location: contact.location?.value,
    positions: positions.map(({ title, company }) => [title, company]),
    years: Math.floor(totalYears),
    schools: education.map(({ institution }) => institution),
    languages: languages.map(({ name }) => name).sort(),
    skills: SKILLS.filter((skill) => names.has(skill)),
    hidden: document.hidden.length,
  };
}

test.each(Object.keys(DESIGNS))("the page is read the same in the design %s", async (name) => {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, `${name}.pdf`)));
  const read = await analyse(bytes, { asOf: "2026-11-01" });
  expect(read.ok && factsOf(read.analysis)).toEqual({ ...WHOLE, ...LACKING[name] });
});

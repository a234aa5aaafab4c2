import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyse } from "../../src/analyse.ts";
import type { CvAnalysis } from "../../src/types.ts";
import { docx } from "../../test-support/docx.ts";
import { DESIGNS } from "./designs.data.ts";
import { OTHER_PROGRAMS } from "./other-programs.data.ts";
import { SKILLS } from "./page-skills.data.ts";
import { WORD_PAGES } from "./word-pages.data.ts";

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

async function read(bytes: Uint8Array): Promise<unknown> {
  const result = await analyse(bytes, { asOf: "2026-11-01" });
  return result.ok && factsOf(result.analysis);
}

test.each([...Object.keys(DESIGNS), ...Object.keys(OTHER_PROGRAMS)])(
  "the page is read the same in the design %s",
  async (name) => {
    const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, `${name}.pdf`)));
    expect(await read(bytes)).toEqual({ ...WHOLE, ...LACKING[name] });
  },
);

test.each(Object.entries(WORD_PAGES))(
  "the page is read the same as %s of a word processor",
  async (_, page) => {
    expect(await read(docx(page.body, page.extra ? { extra: page.extra } : {}))).toEqual(WHOLE);
  },
);

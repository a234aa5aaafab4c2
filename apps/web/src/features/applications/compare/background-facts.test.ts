import type { ApplicationFacts } from "@rolecall/contracts/applications/cv-facts";
import { expect, it } from "vitest";
import { BACKGROUND } from "./background-facts.ts";

const evidence = [{ line: 3, quote: "BSc" }];
const nothing: ApplicationFacts = { location: null, education: [], certifications: [], languages: [] };

it("names a degree, and its field where the degree does not", () => {
  const school = { institution: "University of Kelaniya", year: 2021, evidence };
  const education = [
    { degree: "BSc in Physics", field: "Physics", ...school },
    { degree: "BSc", field: "Physics", ...school, year: null },
    { degree: null, field: null, ...school },
    { degree: null, field: null, institution: null, year: 1999, evidence: [] },
  ];
  expect(BACKGROUND.education({ ...nothing, education })).toEqual([
    { text: "BSc in Physics", detail: "University of Kelaniya, 2021", evidence },
    { text: "BSc, Physics", detail: "University of Kelaniya", evidence },
    { text: "University of Kelaniya", detail: "2021", evidence },
    { text: "1999", evidence: [] },
  ]);
});

it("sets beside a certificate who gave it and when, beside a language how well", () => {
  const certifications = [
    { name: "CKA", issuer: "CNCF", year: 2024, evidence },
    { name: "First aid", issuer: null, year: null, evidence },
  ];
  const languages = [{ name: "Tamil", level: "basic", evidence }];
  const facts = { ...nothing, certifications, languages, location: { value: "Galle", evidence } };
  expect(BACKGROUND.certifications(facts)).toEqual([
    { text: "CKA", detail: "CNCF, 2024", evidence },
    { text: "First aid", evidence },
  ]);
  expect(BACKGROUND.languages(facts)).toEqual([{ text: "Tamil", detail: "basic", evidence }]);
  expect(BACKGROUND.location(facts)).toEqual([{ text: "Galle", evidence }]);
  expect(BACKGROUND.location(nothing)).toEqual([]);
});

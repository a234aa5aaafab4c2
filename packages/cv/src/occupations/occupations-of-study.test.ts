import { expect, test } from "vitest";
import { occupationsOfStudy } from "./occupations-of-study.ts";

test.each([
  ["BSc (Hons) in Computer Science", "software"],
  ["Bacharelado em Ciência da Computação", "software"],
  ["Bachelor of Commerce (Finance)", "accounting"],
  ["Diploma di ragioneria", "accounting"],
  ["Licence professionnelle en comptabilité et finance", "accounting"],
  ["தேசிய கணக்கியல் டிப்ளோமா", "accounting"],
  ["Bachelor of Laws (LLB)", "legal"],
  ["BEng (Hons) Mechanical Engineering", "mechanical-engineering"],
  ["Bachelor of Education", "teaching"],
  ["Grado en Enfermería", "nursing"],
  ["NVQ Level 3, Mason", "masonry"],
])("%s leads to %s", (degree, occupation) => {
  expect(occupationsOfStudy(degree)).toContain(occupation);
});

test.each([
  "BA History",
  "BA English Literature",
  "Associate of Arts",
  "Bachelor of Arts",
  "MBA",
  "G.C.E. Advanced Level (Commerce)",
  "Victorian Certificate of Education",
  "இடைநிலைக் கல்வி",
  "Abitur",
  "",
])("%s leads to no line of work", (degree) => {
  expect(occupationsOfStudy(degree)).toEqual([]);
});

import type { Application } from "@rolecall/contracts/applications/schemas";
import { expect, test } from "vitest";
import { analysedApplicant } from "../testing/applicants.ts";
import { chosenOf, keysOf, skillChoices, withSkills } from "./applicant-skills.ts";

const people: readonly Application[] = [
  analysedApplicant("Nimali", {
    analysis: {
      matchingSkills: ["Sourdough", "hygiene"],
      missingSkills: ["Night work"],
      matchingNiceToHaveSkills: ["Dutch"],
      missingNiceToHaveSkills: [],
      extractedSkills: ["Sourdough", "Hygiene", "Excel", "Dutch"],
    },
  }),
  analysedApplicant("Kavindu", {
    analysis: {
      matchingSkills: ["Sourdough"],
      missingSkills: ["hygiene", "Night work"],
      matchingNiceToHaveSkills: [],
      missingNiceToHaveSkills: ["Dutch"],
      extractedSkills: ["Sourdough", "Excel", "Driving"],
    },
  }),
  { ...analysedApplicant("Ruwan"), analysisStatus: "pending", analysis: null },
  { ...analysedApplicant("Dinuka"), analysisStatus: "failed", analysis: { error: "No words on it." } },
];
const names = (list: readonly Application[]) => list.map(({ candidate }) => candidate.name);

test("leaves those who have all of the skills, in any case, as the job names them or as the CV does", () => {
  expect(names(withSkills(people, ["sourdough"]))).toEqual(["Nimali", "Kavindu"]);
  expect(names(withSkills(people, ["HYGIENE", "excel"]))).toEqual(["Nimali"]);
  expect(names(withSkills(people, ["Dutch"]))).toEqual(["Nimali"]);
  expect(names(withSkills(people, ["Hygiene", "Driving"]))).toEqual([]);
  // No rule of its own: neither a part of a name nor what is missing counts.
  expect(names(withSkills(people, ["Sour"]))).toEqual([]);
  expect(names(withSkills(people, ["Night work"]))).toEqual([]);
});

test("without a skill everybody stays, whoever has not been read included; and so does whoever is open", () => {
  expect(withSkills(people, [])).toBe(people);
  expect(names(withSkills(people, ["Driving"], "Ruwan"))).toEqual(["Kavindu", "Ruwan"]);
});

test("offers what somebody has, each skill once: what the job asks for first, then by how many have it", () => {
  expect(skillChoices(people, people, [])).toEqual({
    required: [
      { skill: "Sourdough", count: 2 },
      { skill: "hygiene", count: 1 },
    ],
    niceToHave: [{ skill: "Dutch", count: 1 }],
    others: [
      { skill: "Excel", count: 2 },
      { skill: "Driving", count: 1 },
    ],
  });
});

test("counts those who would be left, and offers nothing that would leave nobody", () => {
  const chosen = ["Driving"];
  const choices = skillChoices(people, withSkills(people, chosen), chosen);
  expect(choices).toEqual({
    required: [{ skill: "Sourdough", count: 1 }],
    niceToHave: [],
    others: [
      { skill: "Driving", count: 1 },
      { skill: "Excel", count: 1 },
    ],
  });
});

test("what is chosen can be taken back when nobody has it any more, spelt as it is known", () => {
  const choices = skillChoices(people, [], ["SOURDOUGH", "Sailmaking"]);
  expect(choices.required).toEqual([{ skill: "Sourdough", count: 0 }]);
  expect(choices.others).toEqual([{ skill: "Sailmaking", count: 0 }]);
  expect(chosenOf(choices, ["SOURDOUGH", "Sailmaking"], keysOf(people))).toEqual(["Sourdough", "Sailmaking"]);
});

const writers: readonly Application[] = [
  analysedApplicant("Nimali", {
    analysis: {
      matchingSkills: ["React.js"],
      extractedSkills: ["React", "k8s"],
      skillKeys: { "React.js": "react", k8s: "kubernetes" },
    },
  }),
  analysedApplicant("Kavindu", {
    analysis: {
      missingSkills: ["React.js"],
      extractedSkills: ["Kubernetes"],
      skillKeys: { "React.js": "react" },
    },
  }),
  // Scored before the job was worded anew.
  analysedApplicant("Tharindu", { analysis: { matchingSkills: ["React"], extractedSkills: ["React"] } }),
];

test("all ways to write a skill are one choice, named as the job names it, that leaves everybody who has it", () => {
  expect(skillChoices(writers, writers, [])).toEqual({
    required: [{ skill: "React.js", count: 2 }],
    niceToHave: [],
    others: [{ skill: "k8s", count: 2 }],
  });
  for (const spelling of ["React.js", "react"])
    expect(names(withSkills(writers, [spelling]))).toEqual(["Nimali", "Tharindu"]);
  for (const spelling of ["Kubernetes", "K8S"])
    expect(names(withSkills(writers, [spelling]))).toEqual(["Nimali", "Kavindu"]);
});

test("a skill that an address has in two spellings is chosen once", () => {
  const asked = ["React", "React.js", "KUBERNETES"];
  const choices = skillChoices(writers, withSkills(writers, asked), asked);
  expect(chosenOf(choices, asked, keysOf(writers))).toEqual(["React.js", "k8s"]);
  expect(choices.required).toEqual([{ skill: "React.js", count: 1 }]);
});

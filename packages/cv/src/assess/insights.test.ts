import { expect, test } from "vitest";
import type { Position, SkillFact } from "../types.ts";
import { findInsights } from "./insights.ts";

const NOTHING = {
  positions: [],
  skills: [],
  totalYears: 9,
  achievements: [],
  languages: [],
  certifications: [],
  education: [],
  summary: null,
};

function used(id: string, name: string, group: string, { line = 1, years = 6 } = {}): SkillFact {
  const mentions = [{ line, quote: name, context: "position" as const, position: 0 }];
  return { id, name, kind: "technical", group, mentions, years, lastUsed: 2026 };
}

function held(title: string, endDate: string | null): Position {
  const dates = { startDate: "2018-01", endDate, current: endDate === null, years: 1 };
  return {
    title,
    company: "Cedar Ltd",
    location: null,
    ...dates,
    kind: "employment",
    highlights: [],
    evidence: [],
  };
}

const CARE = ["Personal care", "Dementia care", "Catheter care"].map((name, index) =>
  used(name.toLowerCase().replace(" ", "-"), name, "nursing-care", { line: 9 - index }),
);

test("one skill of another field is no expertise in it; two are", () => {
  const diary = used("diary-management", "Diary keeping", "administration", { line: 2 });
  const filing = used("filing", "Filing", "administration");
  const domainsOf = (...skills: readonly SkillFact[]) => findInsights({ ...NOTHING, skills }).domainExpertise;
  expect(domainsOf(...CARE, diary)).toHaveLength(1);
  expect(domainsOf(...CARE, diary, filing)).toHaveLength(2);
  expect(domainsOf(diary)).toHaveLength(1);
});

test("the details of a trade count for its field, and no field is named in detail", () => {
  const detail = used("fluency", "Pressure ulcers", "posts-of-care-detail");
  const domainsOf = (...skills: readonly SkillFact[]) => findInsights({ ...NOTHING, skills }).domainExpertise;
  expect(domainsOf(...CARE, detail)).toEqual(domainsOf(...CARE));
  expect(domainsOf(detail).join()).not.toMatch(/in detail/);
});

test("of skills used as long, those of the own field come first, as they are written", () => {
  const diary = used("diary-management", "Diary keeping", "administration", { line: 2 });
  const { keyStrengths } = findInsights({ ...NOTHING, skills: [diary, ...CARE] });
  expect(keyStrengths.slice(0, 3)).toEqual(
    ["Catheter care", "Dementia care", "Personal care"].map((name) => `${name}, used for 6 years`),
  );
  const longer = used("diary-management", "Diary keeping", "administration", { years: 8 });
  expect(findInsights({ ...NOTHING, skills: [...CARE, longer] }).keyStrengths[0]).toMatch(/^Diary keeping/);
});

test("roles for a time only are recommended to beginners alone", () => {
  const positions = [
    held("Backend Developer", null),
    held("Data Engineer Intern", "2021-05"),
    held("National Service Person", "2020-05"),
    held("Part-time barista", "2019-05"),
    held("Intern", "2018-05"),
  ];
  const rolesOf = (totalYears: number, from = 0) =>
    findInsights({ ...NOTHING, positions: positions.slice(from), totalYears }).recommendedRoles;
  expect(rolesOf(6)).toEqual(["Backend Developer", "Data Engineer"]);
  expect(rolesOf(2, 4)).toEqual(["Intern"]);
  expect(rolesOf(0.5, 1)).toEqual([
    "Data Engineer Intern",
    "National Service Person",
    "Part-time barista",
    "Intern",
  ]);
});

test("who has held no post is recommended what the studies lead to", () => {
  const education = [
    { degree: "Secondary school", institution: "Hill School", field: null, year: 2022, evidence: [] },
    {
      degree: "BSc Civil Engineering",
      institution: "Cedar University",
      field: null,
      year: 2026,
      evidence: [],
    },
  ];
  const rolesOf = (positions: readonly Position[]) =>
    findInsights({ ...NOTHING, education, positions, totalYears: 0 }).recommendedRoles;
  expect(rolesOf([])).toEqual(["Civil Engineer"]);
  expect(rolesOf([held("Barista", null)])).toEqual(["Barista"]);
});

test("how somebody works, a ship and the rank before are no role", () => {
  const positions = [
    held("Self-employed", null),
    held("Bosun, FV Ocean Star", "2022-05"),
    held("Apprentice then Plumber", "2020-05"),
  ];
  expect(findInsights({ ...NOTHING, positions }).recommendedRoles).toEqual(["Bosun", "Plumber"]);
});

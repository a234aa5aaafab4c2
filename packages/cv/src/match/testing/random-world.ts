import fc from "fast-check";
import type { CandidateProfile, CandidateSkill, CandidateStudy, JobRequirements } from "../../types.ts";
import { skill } from "./build-profile.ts";

const NAMES = [
  "React",
  "JavaScript",
  "Vue.js",
  "Angular",
  "TypeScript",
  "PostgreSQL",
  "MySQL",
  "Docker",
  "Kubernetes",
  "AWS",
  "Nursing",
  "Wound care",
  "Welding",
  "TIG welding",
  "Bookkeeping",
  "Communication",
  "Teamwork",
  "Drone choreography",
  "Microsoft Excel",
  "HACCP",
  "Counselling",
  "Insurance",
];
export const TITLES = [
  "Web Developer",
  "Senior React Developer",
  "Staff Nurse",
  "Welder",
  "Accounts Assistant",
  "Chef",
  "Head Chef",
  "Drone Choreographer",
  "Care Assistant",
  "Team Leader",
  "School Counsellor",
  "Insurance Clerk",
  "Trainee Welder",
  "Director of Nursing",
  "Cashier",
];
const CONTEXTS = ["position", "project", "education", "summary", "other", "list", "typed"] as const;

export const skills: fc.Arbitrary<CandidateSkill> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    context: fc.constantFrom(...CONTEXTS),
    years: fc.double({ min: 0, max: 30, noNaN: true }),
  })
  .map(({ name, context, years }) => skill(name, { context, years }));

const positions = fc.array(
  fc.record({
    title: fc.constantFrom(...TITLES),
    years: fc.option(fc.double({ min: 0, max: 12, noNaN: true }), { nil: null }),
    occupations: fc.constantFrom(undefined, undefined, ["banking"], ["nursing", "gone-from-the-data"]),
  }),
  { maxLength: 3 },
);

export const studies: fc.Arbitrary<CandidateStudy> = fc
  .constantFrom("nursing", "software", "accounting", "insurance", "gone-from-the-data")
  .map((id) => ({ name: `BSc in ${id}`, occupations: [id], evidence: [{ line: 3, quote: id }] }));

/** Half of them without the years of each role, as older engines stored them. */
export const profiles: fc.Arbitrary<CandidateProfile> = fc
  .record({
    skills: fc.uniqueArray(skills, { maxLength: 8, selector: ({ id }) => id }),
    totalYears: fc.option(fc.double({ min: 0, max: 40, noNaN: true }), { nil: null }),
    held: positions,
    studied: fc.array(studies, { maxLength: 2 }),
    isDated: fc.boolean(),
  })
  .map(({ skills, totalYears, held, studied, isDated }) => ({
    skills,
    totalYears,
    titles: held.map(({ title }) => title),
    ...(studied.length > 0 && { studies: studied }),
    ...(isDated && {
      roles: held.map(({ title, years, occupations }) => ({
        title,
        years,
        evidence: [],
        ...(occupations && { occupations }),
      })),
    }),
  }));

export const jobs: fc.Arbitrary<JobRequirements> = fc.record({
  title: fc.constantFrom(
    ...TITLES,
    "Office Angel",
    "Branch Manager",
    "Graduate Web Developer",
    "Junior Nurse",
    "Accountant or Nurse",
    "Nurse of accounting",
    "",
  ),
  description: fc.constantFrom(
    "",
    "Work with React and PostgreSQL, at least 3 years of experience.",
    "Look after guests.",
    "Any of React, Angular or Vue; banking, bank customers, loans.",
    "Work with React; Docker and Kubernetes are a plus. Ideally you know wound care.",
  ),
  requiredSkills: fc.array(fc.constantFrom(...NAMES, "React or Vue", "Excel and Word", "English"), {
    maxLength: 6,
  }),
  niceToHaveSkills: fc.oneof(
    fc.constant([]),
    fc.array(fc.constantFrom(...NAMES, "React or Vue", "Excel and Word", "English"), { maxLength: 5 }),
  ),
  requiredYears: fc.integer({ min: 0, max: 20 }),
});

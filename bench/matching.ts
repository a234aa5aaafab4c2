import { compileJob, compileProfile, matchCandidate, scoreOnly } from "@rolecall/cv/match";
import type { CandidateProfile, JobRequirements } from "@rolecall/cv/types";
import { median, nowMs } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";

export const question =
  "How long does it take to score a candidate against many jobs? [number of jobs, default 100000]";

const ROUNDS = 7;

const TITLES = [
  "React Developer",
  "Staff Nurse",
  "Site Engineer",
  "Accounts Executive",
  "Chef de Partie",
  "Warehouse Supervisor",
];
const SKILLS = [
  ["React", "Node.js", "AWS", "Docker", "SQL", "Git"],
  ["Wound care", "IV therapy", "Triage", "Patient care"],
  ["AutoCAD", "Site supervision", "Bills of quantities"],
  ["Microsoft Excel", "VAT", "Tally", "Payroll", "Bank reconciliation"],
  ["Menu planning", "HACCP", "Kitchen management"],
  ["Forklift operation", "Inventory management", "Stock control"],
] as const;

const CANDIDATE: CandidateProfile = {
  skills: [
    "react",
    "node-js",
    "typescript",
    "sql",
    "git",
    "docker",
    "aws",
    "css",
    "html",
    "jest",
    "jira",
    "scrum",
    "mongodb",
    "communication",
    "teamwork",
  ].map((id) => ({ id, name: id, context: "position", years: 2, lastUsed: 2025, evidence: [] })),
  totalYears: 4.5,
  titles: ["Senior Web Developer", "Web Developer", "Software Engineering Intern"],
};

export async function run([size = "100000"]: readonly string[]): Promise<void> {
  const jobs = Array.from({ length: Number(size) }, (_, index) => jobOf(index));
  const compiling = timeOf(() => jobs.map(compileJob));
  const compiled = jobs.map(compileJob);
  const candidate = compileProfile(CANDIDATE);
  const scoring = median(
    Array.from({ length: ROUNDS }, () => timeOf(() => compiled.map((job) => scoreOnly(candidate, job)))),
  );
  const few = jobs.slice(0, 1_000);
  const explaining = median(
    Array.from({ length: ROUNDS }, () => timeOf(() => few.map((job) => matchCandidate(CANDIDATE, job)))),
  );
  const profiles = timeOf(() => few.map(() => compileProfile(CANDIDATE)));
  printTable(
    ["what", "microseconds each"],
    [
      ["scoreOnly", perItem(scoring, jobs.length)],
      ["matchCandidate with reasons", perItem(explaining, few.length)],
      ["compileJob", perItem(compiling, jobs.length)],
      ["compileProfile", perItem(profiles, few.length)],
    ],
  );
}

function jobOf(index: number): JobRequirements {
  const kind = index % TITLES.length;
  return {
    title: `${TITLES[kind]} ${index % 50}`,
    description: "",
    requiredSkills: SKILLS[kind] ?? [],
    requiredYears: index % 8,
  };
}

function timeOf(work: () => unknown): number {
  const started = nowMs();
  work();
  return nowMs() - started;
}

function perItem(ms: number, items: number): string {
  return ((1_000 * ms) / items).toFixed(2);
}

import { expect, test } from "vitest";
import type { JobRequirements } from "../types.ts";
import { compileJob } from "./job/compile-job.ts";
import { compileProfile } from "./profile/compile-profile.ts";
import { scoreOnly } from "./score.ts";
import { job } from "./testing/build-profile.ts";
import { isPerson, PEOPLE, type Person } from "./testing/people-of-trades.ts";

const wanted = (title: string, requiredSkills: string[], requiredYears = 3) =>
  job(requiredSkills, { title, requiredYears });

/** Who comes first, in any order who comes next, and nobody else before them. */
const CASES: readonly [JobRequirements, Person, readonly Person[]][] = [
  [
    wanted("Community Nurse", ["Wound care", "Palliative care", "Communication"]),
    "nurse",
    ["carer", "midwife", "doctor"],
  ],
  [
    wanted("Care Assistant", ["Personal care", "Patience", "Communication"], 1),
    "carer",
    ["nurse", "midwife"],
  ],
  [wanted("React Developer", ["React", "TypeScript", "Web accessibility"]), "frontend", ["backend"]],
  [wanted("Java Developer", ["Java", "Microservices", "SQL"]), "backend", ["frontend", "devops"]],
  [wanted("Cloud Engineer", ["AWS", "Kubernetes", "CI/CD"]), "devops", ["backend"]],
  [wanted("Electrician", ["Electrical wiring", "Distribution boards"]), "electrician", ["hvac"]],
  [wanted("Plumber", ["Plumbing", "Pipe fitting", "Customer service"]), "plumber", ["hvac"]],
  [
    wanted("Accountant", ["Bank reconciliation", "Financial reporting", "Microsoft Excel"]),
    "accountant",
    ["auditor", "banker"],
  ],
  [
    wanted("Internal Auditor", ["Internal audit", "Report writing", "Microsoft Excel"]),
    "auditor",
    ["accountant"],
  ],
  [wanted("Sous Chef", ["HACCP", "Menu planning", "Inventory management"]), "chef", ["waiter"]],
  [
    wanted("Waiter", ["Table service", "Wine service", "Customer service"], 1),
    "waiter",
    ["receptionist", "shop"],
  ],
  [wanted("Front Office Executive", ["Reservations", "Customer service"], 2), "receptionist", ["waiter"]],
  [wanted("Storekeeper", ["Inventory management", "SAP", "Microsoft Excel"]), "warehouse", ["planner"]],
  [wanted("Supply Chain Executive", ["Demand planning", "SAP", "Microsoft Excel"]), "planner", ["warehouse"]],
  [wanted("Delivery Driver", ["Driving", "Time management"], 2), "driver", ["warehouse"]],
  [
    wanted("Grade 3 Teacher", ["Lesson planning", "Classroom management"], 2),
    "teacher",
    ["preschool", "lecturer"],
  ],
  [
    wanted("Kindergarten Teacher", ["Child observation", "First aid", "Creativity"], 2),
    "preschool",
    ["teacher"],
  ],
  [wanted("Lawyer", ["Contract drafting", "Litigation", "Negotiation"], 5), "lawyer", ["paralegal"]],
  [wanted("HR Officer", ["Recruitment", "Employee relations", "Microsoft Excel"]), "hr", ["lawyer"]],
  [wanted("Sales Representative", ["B2B sales", "Negotiation", "Customer service"]), "sales", ["shop"]],
  [
    wanted("Agriculture Officer", ["Irrigation", "Agricultural extension", "Training"]),
    "agronomist",
    ["farmer"],
  ],
];

test.each(CASES)("$title", (ad, first, next) => {
  const compiled = compileJob(ad);
  const ranking = Object.entries(PEOPLE)
    .map(([name, candidate]) => ({ name, score: scoreOnly(compileProfile(candidate), compiled) }))
    .sort((a, b) => b.score - a.score);
  const top = ranking.slice(0, 1 + next.length).map(({ name }) => name);
  const shown = ranking.slice(0, 8).map(({ name, score }) => `${name} ${score}`);
  expect(top[0], shown.join(", ")).toBe(first);
  expect(new Set(top.slice(1)), shown.join(", ")).toEqual(new Set(next));
});

test("a trade of its own stands apart from all others", () => {
  for (const [ad, first, next] of CASES) {
    const compiled = compileJob(ad);
    const scoreOf = (name: Person) => scoreOnly(compileProfile(PEOPLE[name]), compiled);
    const strangers = Object.keys(PEOPLE)
      .filter(isPerson)
      .filter((name) => name !== first && !next.includes(name));
    expect(scoreOf(first), ad.title).toBeGreaterThanOrEqual(60);
    for (const name of strangers) expect(scoreOf(name), `${name} for ${ad.title}`).toBeLessThan(45);
  }
});

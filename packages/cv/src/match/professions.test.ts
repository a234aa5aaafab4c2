import { expect, test } from "vitest";
import type { CandidateProfile, JobRequirements } from "../types.ts";
import { compileJob } from "./compile-job.ts";
import { compileProfile } from "./compile-profile.ts";
import { scoreOnly } from "./score.ts";
import { job, profile, skill, used } from "./testing/build-profile.ts";

/** A person as a short CV shows them: some skills in use, some listed, soft ones too. */
function person(titles: readonly string[], years: number, inUse: string[], listed: string[]) {
  return profile([...inUse.map((name) => used(name, years)), ...listed.map((name) => skill(name))], {
    totalYears: years,
    titles,
    roles: titles.map((title) => ({ title, years: years / titles.length, evidence: [] })),
  });
}

/** One person of each trade; long-serving ones and generic skills are spread over all of them on purpose. */
const PEOPLE = {
  nurse: person(["Staff Nurse", "Trainee Nurse"], 5, ["Wound care", "Patient care"], ["Triage", "Teamwork"]),
  carer: person(["Care Assistant"], 12, ["Personal care", "Dementia care"], ["Communication", "Patience"]),
  midwife: person(["Midwife"], 8, ["Antenatal care", "Patient care"], ["Compassion"]),
  doctor: person(["Medical Officer"], 6, ["Emergency medicine", "Suturing"], ["Communication"]),
  frontend: person(["Front-End Developer"], 5, ["React", "TypeScript", "CSS"], ["Git", "Communication"]),
  backend: person(["Software Engineer"], 6, ["Java", "Spring Boot", "PostgreSQL"], ["Docker", "Git"]),
  devops: person(["DevOps Engineer"], 7, ["Kubernetes", "Terraform", "AWS"], ["Linux", "Git"]),
  support: person(["IT Support Officer"], 10, ["Active Directory", "Help desk"], ["Customer service"]),
  electrician: person(["Electrician"], 12, ["Electrical wiring", "Fault finding"], ["Time management"]),
  hvac: person(["HVAC Technician"], 9, ["HVAC", "Refrigerant recovery"], ["Customer service"]),
  plumber: person(["Plumber"], 15, ["Plumbing", "Pipe fitting"], ["Communication"]),
  carpenter: person(["Carpenter"], 20, ["Carpentry", "Roofing"], ["Reliability"]),
  accountant: person(["Accountant"], 6, ["Bank reconciliation", "VAT"], ["Microsoft Excel", "Accuracy"]),
  auditor: person(["Audit Senior"], 5, ["Statutory audit", "IFRS"], ["Microsoft Excel", "Report writing"]),
  banker: person(["Bank Branch Manager"], 18, ["Credit analysis"], ["Team leadership", "Microsoft Excel"]),
  chef: person(["Chef de Partie", "Commis"], 7, ["Menu planning", "HACCP"], ["Inventory management"]),
  waiter: person(["Waiter"], 6, ["Table service", "Wine service"], ["Customer service", "HACCP"]),
  receptionist: person(["Hotel Receptionist"], 4, ["Reservations", "Opera PMS"], ["Customer service"]),
  warehouse: person(["Warehouse Supervisor"], 8, ["Inventory management", "Order picking"], ["SAP"]),
  planner: person(["Supply Planner"], 6, ["Demand planning", "SAP"], ["Microsoft Excel"]),
  driver: person(["Lorry Driver"], 15, ["Long-distance driving"], ["Time management"]),
  teacher: person(["Primary School Teacher"], 6, ["Lesson planning", "Classroom management"], ["Creativity"]),
  preschool: person(["Preschool Teacher"], 5, ["Child observation"], ["First aid", "Patience"]),
  lecturer: person(["Senior Lecturer"], 18, ["Curriculum development"], ["Research supervision"]),
  lawyer: person(["Legal Counsel"], 9, ["Contract drafting", "Litigation"], ["Negotiation"]),
  paralegal: person(["Paralegal"], 5, ["Legal research", "Filing"], ["Microsoft Word"]),
  hr: person(["HR Executive"], 9, ["Recruitment", "Labour law"], ["Negotiation", "Microsoft Excel"]),
  sales: person(["Sales Executive"], 10, ["B2B sales", "Cold calling"], ["Negotiation", "Communication"]),
  shop: person(["Shop Assistant", "Cashier"], 4, ["Cash handling"], ["Customer service"]),
  marketer: person(["Digital Marketing Executive"], 5, ["SEO", "Google Ads"], ["Communication"]),
  agronomist: person(["Agronomist"], 9, ["Irrigation", "Soil fertility"], ["Training"]),
  farmer: person(["Farm Manager"], 16, ["Crop production", "Irrigation"], ["Leadership", "Budgeting"]),
} satisfies Record<string, CandidateProfile>;

type Person = keyof typeof PEOPLE;
const isPerson = (name: string): name is Person => name in PEOPLE;

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

import type { CandidateProfile } from "../../types.ts";
import { profile, skill, used } from "./build-profile.ts";

/** A person as a short CV shows them: some skills in use, some listed, soft ones too. */
function person(titles: readonly string[], years: number, inUse: string[], listed: string[]) {
  return profile([...inUse.map((name) => used(name, years)), ...listed.map((name) => skill(name))], {
    totalYears: years,
    titles,
    roles: titles.map((title) => ({ title, years: years / titles.length, evidence: [] })),
  });
}

/** One person of each trade; long-serving ones and generic skills are spread over all of them on purpose. */
export const PEOPLE = {
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

export type Person = keyof typeof PEOPLE;

export function isPerson(name: string): name is Person {
  return name in PEOPLE;
}

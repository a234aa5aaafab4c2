import { describe, expect, test } from "vitest";
import { skillGroups } from "../skills/index.ts";
import { alternativeCloseness, alternativesIn } from "./alternatives.ts";
import { OCCUPATION_DATA } from "./data/index.ts";
import { findOccupations, occupationCloseness } from "./find-occupations.ts";
import { occupationGraph } from "./occupation-graph.ts";
import { occupationsOfJob } from "./occupations-of-job.ts";
import { occupationsBeside } from "./occupations-of-positions.ts";
import { ownGroups } from "./own-groups.ts";
import { parseOccupations } from "./parse-occupations.ts";

const { occupations } = occupationGraph();
const idsOf = (title: string) => findOccupations(title).map((number) => occupations[number]?.id);
const closeness = (role: string, job: string) =>
  occupationCloseness(findOccupations(role), findOccupations(job));

describe("the data", () => {
  test("names only groups that the skill graph has", () => {
    const groups = new Set(skillGroups().map(({ id }) => id));
    for (const { id, skills } of occupations)
      for (const group of skills) expect(groups, `${id} names ${group}`).toContain(group);
  });

  test("leaves no group of professional skills without an occupation: its skills would weigh as strangers", () => {
    const owned = ownGroups([...occupations.keys()]);
    for (const { id, field } of skillGroups()) if (field !== "general") expect(owned, id).toContain(id);
  });

  test("has each id once, no name twice in one occupation and a name for each", () => {
    const ids = occupations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, names, studies } of occupations) {
      expect(names.length, id).toBeGreaterThan(0);
      for (const list of [names, studies])
        expect(
          list.filter((name, index) => list.indexOf(name) !== index),
          id,
        ).toEqual([]);
    }
  });

  test("mixes no scripts within a word", () => {
    const scripts = ["Latin", "Sinhala", "Tamil", "Devanagari", "Arabic"].map(
      (script) => new RegExp(`\\p{Script=${script}}`, "u"),
    );
    for (const { names, studies } of occupations)
      for (const word of [...names, ...studies].flatMap((name) => name.split(" ")))
        expect(scripts.filter((script) => script.test(word)).length, word).toBeLessThan(2);
  });

  test("is read whole: a line before the first occupation is an error", () => {
    expect(() => parseOccupations("names nurse")).toThrow("Before the first occupation");
    expect(OCCUPATION_DATA.flatMap(parseOccupations)).toHaveLength(occupations.length);
  });
});

test.each([
  ["Jefa de obra", "Jefe de obra"],
  ["Addetta paghe", "Addetto paghe"],
  ["Cheffe de projet", "Chef de projet"],
  ["Technicienne de maintenance", "Technicien de maintenance"],
  ["Encargada de obra", "Encargado de obra"],
])("%s is the same work as %s", (woman, man) => {
  expect(idsOf(woman)).not.toEqual([]);
  expect(idsOf(woman)).toEqual(idsOf(man));
});

test.each([
  ["Senior Staff Nurse, ICU", ["nursing"]],
  ["Enfermera de urgencias", ["nursing"]],
  ["Enfermero de urgencias", ["nursing"]],
  ["Krankenschwester", ["nursing"]],
  ["பணி செவிலியர்", ["nursing"]],
  ["බර වාහන රියදුරු", ["driving"]],
  ["वरिष्ठ मैकेनिक", ["automotive-repair"]],
  ["محاسبة متدربة", ["accounting"]],
  ["Vorarbeiter Schweißerei", ["welding"]],
  ["Vorarbeiter Elektro", ["electrician"]],
  ["Chef d'équipe charpente", ["carpentry"]],
  ["Chef d'équipe", []],
  ["Cheffe de service", []],
  ["Chef de partie", ["kitchen"]],
  ["Chef comptable", ["accounting"]],
  ["Sales Engineer", ["technical-sales"]],
  ["Store Manager", ["store-management"]],
  ["Account Manager", ["account-management"]],
  ["Sales Advisor – Footwear", ["retail"]],
  ["Elektroniker für Energie- und Gebäudetechnik", ["electrician"]],
  ["Informationselektroniker", ["electronics"]],
  ["Foreman Carpenter", ["carpentry"]],
  ["Conveyancing Solicitor", ["legal"]],
  ["A/C Technician", ["hvac"]],
  ["Podóloga", ["podiatry"]],
  ["Florist", ["floristry"]],
  ["Frontend Developer", ["web-frontend-dev"]],
  ["Software Developer", ["software"]],
  ["Front Office Manager", ["hotel-management"]],
  ["Dance teacher", ["music-and-dance-teaching"]],
  ["Warehouse Driver", ["driving", "warehousing"]],
  ["Team Leader", []],
  ["Animal Clinic Nurse", ["veterinary-nursing"]],
  ["Engineer – Electrical Maintenance", ["electrical-engineering"]],
  ["Site Reliability Engineer", ["devops"]],
  ["Systems Analyst – Insurance Platform", ["business-analysis"]],
  ["Insurance", ["insurance"]],
  ["Physics Teacher", ["secondary-teaching"]],
  ["Maestra de primaria", ["primary-teaching"]],
  ["Técnico/a de laboratorio", ["lab-work"]],
  ["Professor(a) de matemática", ["secondary-teaching"]],
  ["Assistent:in der Geschäftsführung (m/w/d)", ["secretarial"]],
  ["Chef(fe) de rang", ["food-service"]],
  ["Chef·fe de cuisine", ["kitchen"]],
  ["Technicien(ne) de maintenance informatique – atelier et SAV (H/F)", ["it-support"]],
  ["Assistant Company Secretary", ["legal-support"]],
  ["Deputy Manager – Residential Care Home", ["health-management"]],
  ["Phlebotomist (Part-time, Band 3)", ["phlebotomy"]],
  ["Vacancy: M&E Officer", ["monitoring-evaluation"]],
  ["Kundendiensttechniker Heizung (m/w/d)", ["hvac", "plumbing"]],
  ["Security Systems Technician", ["security-systems"]],
  ["Field Service Engineer", ["technical-service"]],
  ["Survey Data Analyst", ["data-analysis", "monitoring-evaluation"]],
  ["F&B Manager", ["food-service"]],
  ["විදුහල්පති", ["school-leadership"]],
  ["लिफ़्ट तकनीशियन", ["lift-maintenance"]],
  ["Auslieferungsfahrer", ["driving"]],
  ["Berufskraftfahrer", ["driving"]],
  ["Gabelstaplerfahrer", ["warehousing"]],
  ["Lebensmittelchemikerin", ["chemistry"]],
  ["Landschaftsarchitektin", ["planning-and-landscape"]],
  ["Arztsekretärin", ["medical-secretarial"]],
  ["Fahrer", ["driving"]],
  ["Técnico avícola", ["animal-farming"]],
  ["Tram Driver", ["railway"]],
  ["Pharmacy Assistant", ["pharmacy-assistance"]],
  ["Restaurant Manager, Beach Resort", ["food-service"]],
  ["E-bikemonteur", ["bicycle-repair"]],
  ["Leerling-fietstechnicus", ["bicycle-repair"]],
  ["Tyre Fitter", ["automotive-repair"]],
  ["Denter / Painter", ["painting-trades", "vehicle-bodywork"]],
  ["Production Operator - 12 hr Shift", ["machine-operation"]],
  ["House Driver", ["car-driving"]],
  ["Conductor de VTC", ["car-driving"]],
  ["Poultry Farm Manager", ["animal-farming"]],
  ["Ripeur", ["waste-collection"]],
  ["Plaquiste", ["drywall"]],
  ["Gerüstbauer", ["scaffolding"]],
  ["Stoffeerder", ["upholstery"]],
  ["Calzolaio", ["shoe-and-leather"]],
  ["Protésico dental", ["dental-technology"]],
  ["Leiturista", ["meter-reading"]],
  ["Becario de marketing", ["marketing"]],
  ["Security Patrol Officer", ["security"]],
  ["Engineer-in-Training", []],
  ["", []],
])("%s", (title, ids) => {
  expect(idsOf(title).sort()).toEqual([...ids].sort());
});

describe("closeness", () => {
  test("falls from the same over a close and a neighbouring trade to another one", () => {
    const toNurse = ["Staff Nurse", "Care Assistant", "Paramedic", "Accountant"].map((role) =>
      closeness(role, "Community Nurse"),
    );
    expect(toNurse).toEqual([1, 0.7, 0.5, 0]);
  });

  test.each([
    ["Staff Nurse", "Medical Officer"],
    ["Prosthetist", "Staff Nurse"],
    ["Piano Tuner", "Joiner"],
    ["Preschool Teacher", "Physics Teacher"],
    ["Mine Surveyor", "Quantity Surveyor"],
    ["Assistant Surveyor", "Quantity Surveyor"],
  ])("is small where a licence or other training stands between: %s, %s", (role, job) => {
    expect(closeness(role, job)).toBeLessThan(0.4);
  });

  test.each([
    ["Jeweller", "Shoemaker"],
    ["Air Traffic Controller", "Airline Pilot"],
    ["Dental Technician", "Audiologist"],
    ["Handyman", "CNC Machinist"],
    ["Musician", "Stagehand"],
  ])(
    "is no more than a second look where a wider name covers trades that nobody exchanges: %s, %s",
    (role, job) => {
      expect(closeness(role, job)).toBeLessThan(0.5);
    },
  );

  test.each([
    ["Municipal Clerk", "Office Administrator"],
    ["Truck Driver", "Driver"],
    ["Commis", "Kitchen Porter"],
    ["Plasterer", "Mason"],
    ["Freight Forwarder", "Transport Dispatcher"],
    ["Travel Consultant", "Hotel Receptionist"],
    ["IT Support Technician", "Network Engineer"],
    ["Marketing Executive", "Copywriter"],
  ])("is large where one goes over with little training: %s, %s", (role, job) => {
    expect(closeness(role, job)).toBeGreaterThanOrEqual(0.56);
  });

  test("is the same both ways", () => {
    for (const [one, other] of [
      ["Chef", "Waiter"],
      ["Lawyer", "Paralegal"],
      ["Welder", "Plumber"],
    ] as const)
      expect(closeness(one, other)).toBe(closeness(other, one));
  });

  test("of a job with two occupations wants both", () => {
    expect(closeness("Driver", "Warehouse Driver")).toBe(0.75);
    expect(closeness("Warehouse Driver", "Driver")).toBe(1);
    expect(closeness("Lorry Driver", "Driver")).toBe(0.8);
  });

  test("of a job that will have either is that of the nearer one", () => {
    const toEither = (title: string) =>
      alternativeCloseness(findOccupations("Cash Manager"), alternativesIn(title));
    expect(toEither("Cash Manager or Nurse")).toBe(1);
    expect(toEither("Cash Manager / Nurse")).toBe(0.5);
    expect(toEither("Nurse")).toBe(0);
    expect(toEither("Team Leader")).toBeNull();
    expect(alternativesIn("Enfermero o cocinero (m/f)")).toHaveLength(2);
  });

  test("of a kind is more than that of a neighbour, and kinds of one occupation are near", () => {
    const toPrimary = ["Primary Teacher", "Teacher", "Preschool Teacher", "Physics Teacher"].map((role) =>
      closeness(role, "Primary School Teacher"),
    );
    expect(toPrimary).toEqual([1, 0.8, 0.7, 0.5]);
  });

  test("is not known for a title that names no occupation", () => {
    expect(closeness("Team Leader", "Nurse")).toBeNull();
    expect(closeness("Nurse", "Vacancy")).toBeNull();
  });
});

describe("where the title tells nothing", () => {
  const named = (numbers: readonly number[]) => numbers.map((number) => occupations[number]?.id);

  test("a job's text tells what it names twice", () => {
    const job = {
      title: "Branch Manager",
      description: "Deposits and loans, arrears. Banking qualification.",
    };
    expect(named(occupationsOfJob(job).flat())).toEqual(["banking"]);
    expect(occupationsOfJob({ ...job, description: "Near the bank. Targets." })).toEqual([]);
    expect(named(occupationsOfJob({ ...job, title: "Nurse" }).flat())).toEqual(["nursing"]);
  });

  test("a role is told by its employer's business, else by another role there", () => {
    const [bank, shop, leader, agent, other, nurse] = occupationsBeside([
      { title: "Branch Manager", company: "Lanka Meridian Bank PLC" },
      { title: "Branch Manager", company: "Matopo Supermarkets" },
      { title: "Team Leader", company: "Yamuna & Sons" },
      { title: "Customer Care Executive", company: "yamuna & sons " },
      { title: "Team Leader", company: "Nobody Ltd" },
      { title: "Nurse", company: "Lanka Meridian Bank PLC" },
    ]);
    expect([bank, shop, leader]).toEqual([["banking"], ["store-management"], ["customer-service"]]);
    expect([agent, other, nurse]).toEqual([[], [], []]);
  });

  test("a title that tells something may mean more in its employer's business", () => {
    const [hotel, firm, pharma, school, teller, chef, oil] = occupationsBeside([
      { title: "Réceptionniste", company: "Hôtel Les Embruns" },
      { title: "Receptionist", company: "Yamuna & Sons" },
      { title: "Area Sales Manager", company: "Nethravati Pharmaceuticals Ltd" },
      { title: "Assistant Teacher", company: "Lakeside Primary School" },
      { title: "Cashier", company: "Lanka Meridian Bank PLC" },
      { title: "Chef", company: "Lagoon Crest Hotel" },
      { title: "Production Engineer", company: "Clearwater Petroleum Ltd" },
    ]);
    expect(oil).toEqual(["energy-mining"]);
    expect([hotel, firm]).toEqual([["reception", "hotel-front-office"], []]);
    expect(pharma).toEqual(["account-management", "medical-sales"]);
    expect([school, teller, chef]).toEqual([["primary-teaching"], ["cashier", "banking"], []]);
  });

  test("a teacher of no subject teaches what the nearest other role says", () => {
    const of = (...titles: string[]) =>
      occupationsBeside(titles.map((title) => ({ title, company: "Lakeside College" })));
    expect(of("Preschool Teacher", "Assistant Teacher", "Driver")).toEqual([[], ["preschool"], []]);
    expect(of("Maths Teacher", "Teacher", "Teacher", "Primary Teacher").slice(1, 3)).toEqual([
      ["secondary-teaching"],
      ["primary-teaching"],
    ]);
    expect(of("Teacher", "Cook")).toEqual([[], []]);
  });
});

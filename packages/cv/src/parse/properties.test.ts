import fc from "fast-check";
import { expect, test } from "vitest";
import { totalYears } from "../assess/total-years.ts";
import { type ParsedCv, parseDocument } from "./parse-document.ts";
import { cvDocument } from "./testing/cv-document.ts";

const AS_OF = "2026-11-01";

const TITLES = [
  "Staff Nurse",
  "Site Engineer",
  "Pastry Chef",
  "Account Manager",
  "Warehouse Supervisor",
  "Lecturer",
];
const COMPANIES = [
  "Harbour Clinic",
  "Northwind Logistics Ltd",
  "Blue Kettle Bakery",
  "Delta Works PLC",
  "Cedar College",
];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

interface Job {
  readonly title: string;
  readonly company: string;
  readonly start: readonly [year: number, month: number];
  readonly months: number;
}

const job: fc.Arbitrary<Job> = fc.record({
  title: fc.constantFrom(...TITLES),
  company: fc.constantFrom(...COMPANIES),
  start: fc.tuple(fc.integer({ min: 2000, max: 2020 }), fc.integer({ min: 0, max: 11 })),
  months: fc.integer({ min: 1, max: 60 }),
});
const jobs = fc.array(job, { minLength: 1, maxLength: 4 });

function dates({ start: [year, month], months }: Job): string {
  const end = year * 12 + month + months - 1;
  return `${MONTHS[month]} ${year} – ${MONTHS[end % 12]} ${Math.floor(end / 12)}`;
}

type Layout = (job: Job) => readonly string[];

const LAYOUTS: readonly Layout[] = [
  (one) => [`${one.title}\t${dates(one)}`, one.company, "* Kept the records in order."],
  (one) => [dates(one), `${one.title}, ${one.company}`, "* Kept the records in order."],
  (one) => [one.company, one.title, dates(one), "* Kept the records in order."],
  (one) => [`${one.title} at ${one.company} (${dates(one)})`, "* Kept the records in order."],
  (one) => [`${one.title} | ${one.company} | ${dates(one)}`, "* Kept the records in order."],
];

const SECTIONS = {
  education: ["# Education", "BSc in Biology", "University of Leeds", "2012 – 2015"],
  languages: ["# Languages", "English (native), French (B1)"],
  certifications: ["# Certifications", "* First Aid Certificate, Red Cross, 2021"],
  skills: ["# Skills", "Budgeting, Rostering, Stock control"],
} as const;

function cvOf(list: readonly Job[], layout: Layout, order: readonly string[]): ParsedCv {
  const parts: Record<string, readonly string[]> = {
    ...SECTIONS,
    experience: ["# Experience", ...list.flatMap(layout)],
  };
  const lines = ["! Amara Okafor", "Leeds, United Kingdom | amara.okafor@mail.example | +44 113 496 0123"];
  return parseDocument(cvDocument([...lines, ...order.flatMap((name) => parts[name] ?? [])]), AS_OF);
}

const KINDS = ["experience", "education", "languages", "certifications", "skills"];

function factsOf(cv: ParsedCv): unknown {
  return {
    name: cv.contact.name?.value,
    email: cv.contact.email?.value,
    phone: cv.contact.phone?.international,
    positions: cv.positions.map(({ position: { title, company, startDate, endDate } }) => ({
      title,
      company,
      startDate,
      endDate,
    })),
    education: cv.education.map(({ degree, institution, year }) => ({ degree, institution, year })),
    languages: cv.languages.map(({ name, level }) => ({ name, level })),
    certifications: cv.certifications.map(({ name, issuer, year }) => ({ name, issuer, year })),
  };
}

test("sections in another order give the same facts", () => {
  fc.assert(
    fc.property(jobs, fc.shuffledSubarray(KINDS, { minLength: KINDS.length }), (list, order) => {
      const [layout] = LAYOUTS;
      if (layout === undefined) return;
      expect(factsOf(cvOf(list, layout, order))).toEqual(factsOf(cvOf(list, layout, KINDS)));
    }),
    { numRuns: 100 },
  );
});

test("another layout of the same person gives the facts as they were put in", () => {
  fc.assert(
    fc.property(jobs, fc.constantFrom(...LAYOUTS), (list, layout) => {
      const found = cvOf(list, layout, KINDS).positions.map(({ position }) => position);
      expect(found.map(({ title, company }) => ({ title, company }))).toEqual(
        list.map(({ title, company }) => ({ title, company })),
      );
      expect(found.map(({ startDate }) => startDate)).toEqual(
        list.map(({ start: [year, month] }) => `${year}-${String(month + 1).padStart(2, "0")}`),
      );
    }),
    { numRuns: 200 },
  );
});

test("one more job never lowers the years", () => {
  fc.assert(
    fc.property(jobs, job, fc.constantFrom(...LAYOUTS), (list, more, layout) => {
      const yearsOf = (all: readonly Job[]) =>
        totalYears(
          cvOf(all, layout, KINDS).positions.map(({ position }) => position),
          AS_OF,
        );
      expect(yearsOf([...list, more])).toBeGreaterThanOrEqual(yearsOf(list));
    }),
    { numRuns: 100 },
  );
});

test("titles before a name and letters behind it are no part of it", () => {
  const titles = fc.constantFrom("", "Dr. ", "Prof. Dr. ", "Dipl.-Ing. ", "Ing. ", "Eng. ", "Mrs. ");
  const letters = fc.constantFrom(
    "",
    ", PhD",
    ", RN",
    ", ACCA, CPA",
    " MBA",
    ", CEng MIET",
    " MBChB MRCP(UK)",
  );
  fc.assert(
    fc.property(titles, letters, (before, behind) => {
      const lines = [`! ${before}Amara Okafor${behind}`, "Leeds | amara.okafor@mail.example"];
      const cv = parseDocument(cvDocument([...lines, ...SECTIONS.education]), AS_OF);
      expect(cv.contact.name?.value).toBe("Amara Okafor");
    }),
    { numRuns: 60 },
  );
});

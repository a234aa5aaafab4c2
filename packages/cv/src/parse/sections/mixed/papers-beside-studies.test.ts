import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

const JOBS = [
  "# Experience",
  "Clerk, Norrow Ltd, Leeds, Jan 2019 – present",
  "* Kept the files",
  "# Interests",
  "Rowing and chess",
];
const BSC = "BSc Geology, Marsh University, 2014";

const parsed = (heading: string, ...lines: readonly TestLine[]) => {
  const { certifications, education } = parseDocument(
    cvDocument(["! Ines Kowal", ...JOBS, `# ${heading}`, ...lines]),
    "2026-11-01",
  );
  return {
    papers: certifications.map(({ name }) => name),
    studies: education.map(({ degree }) => degree),
  };
};

test.each([
  [
    "letters with what they stand for, and who gave them",
    ["Education", BSC, "CeTOR (Certificate in Tower Restoration), Institute of Towers — 2018"],
    ["CeTOR (Certificate in Tower Restoration)"],
  ],
  [
    "letters in front of a diploma of a profession",
    ["Qualifications & Education", "DipTA (Diploma for Tower Advisers) — 2020", BSC],
    ["DipTA (Diploma for Tower Advisers)"],
  ],
  ["well-known letters", ["Education", BSC, "PRINCE2 Practitioner, 2019"], ["PRINCE2 Practitioner"]],
  [
    "a short course with its year in front",
    [
      "Education",
      "2006\tDiploma in Office Administration, Marsh College",
      "2023\tManaging a Quarry – online, component certificate",
    ],
    ["Managing a Quarry"],
  ],
  [
    "a name no table knows, below a heading for papers too",
    [
      "School & paper",
      "Associate of Applied Science, Business",
      "Marsh Community College, 2019",
      "WOBCEP Tide Handler, 2023",
    ],
    ["WOBCEP Tide Handler"],
  ],
  [
    "a standing with until when it holds",
    ["Education and credentials", BSC, "Notary Public, State of Ohio (commission through 2028)"],
    ["Notary Public, State of Ohio"],
  ],
])("a paper: %s", (_, [heading = "", ...lines], papers) => {
  const found = parsed(heading, ...lines);
  expect(found.papers).toEqual(papers);
  expect(found.studies.length).toBe(1);
});

test.each([
  [
    "the rest of a row",
    "Diploma in Estate Keeping — National Institute of Estate",
    "Management, Marsh (1999)",
  ],
  ["a course of a university", "2013: Harbour Practice Course, University of Marsh, Leeds"],
])("no paper: %s", (_, ...lines) => {
  expect(parsed("Qualifications", BSC, ...lines).papers).toEqual([]);
});

test.each([
  "PGCE (Postgraduate Certificate in Education), Marsh University, 2016",
  "HND (Higher National Diploma in Optics), Marsh College, 2016",
  "CSE (Certificate of Secondary Education), Marsh School, 2008",
])("a study: %s", (line) => {
  expect(parsed("Education", BSC, line)).toMatchObject({ papers: [], studies: { length: 2 } });
});

test("below a heading that says little, names with their years and one that is known", () => {
  expect(
    parsed("Bits I passed", "ZKA-CPT (2019)", "Roperlift Level 2 (2022)", "First aid (2025)").papers,
  ).toEqual(["ZKA-CPT", "Roperlift Level 2", "First aid"]);
  expect(
    parsed("Professional", "Certified Tide Professional (CTP-K), 2021", "Associate Member, IPMK, since 2022")
      .papers,
  ).toEqual(["Certified Tide Professional (CTP-K)", "Associate Member, IPMK"]);
});

test("the edition in a name is no year, what is being prepared is no paper, and a number is none", () => {
  expect(parsed("Certifications", "Lathe Administration 2019 Certified Professional (LCP)").papers).toEqual([
    "Lathe Administration 2019 Certified Professional (LCP)",
  ]);
  expect(parsed("Cursos e certificações", "PSM I, 2020", "Em preparação: CCNA").papers).toEqual(["PSM I"]);
  expect(
    parsed("Certificados", "Higiene das redes, 25 horas, 2023 (certificado n.º 88-4471)").papers,
  ).toEqual(["Higiene das redes"]);
});

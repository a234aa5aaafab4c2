import { describe, expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const parsed = (heading: string, ...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ines Kowal", `# ${heading}`, ...lines]), "2026-11-01");

describe("certificates among degrees", () => {
  const cv = parsed(
    "Education and Training",
    "Project Management Professional (PMP)",
    "2018",
    "Marsh University | Salem, MA",
    "Master of Arts in Folk Music 2011",
    "Harbour University | Lynn, MA",
    "Bachelor of Arts in Geology 2008",
  );

  test("are certificates, with the year below them", () =>
    expect(cv.certifications).toMatchObject([{ name: "Project Management Professional (PMP)", year: 2018 }]));

  test("leave each degree its own school", () =>
    expect(cv.education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual([
      ["Master of Arts in Folk Music", "Marsh University", 2011],
      ["Bachelor of Arts in Geology", "Harbour University", 2008],
    ]));
});

test("a certification that a school gave stays with its school", () => {
  const { education } = parsed("Education", "Marsh College", "Welding certification", "2015");
  expect(education[0]).toMatchObject({ institution: "Marsh College", year: 2015 });
});

test.each(["Courses", "Relevant coursework", "Key courses"])(
  "%s of a degree are no certificates",
  (label) => {
    const { certifications } = parsed(
      "Education",
      "Bachelor of Science in Computing, Marsh University, 2014",
      `${label}: Compilers, Operating systems, Automata and logic, Graphics, Databases`,
    );
    expect(certifications).toEqual([]);
  },
);

test("courses that are papers by their names stay certificates", () => {
  const { certifications } = parsed(
    "Education",
    "Bachelor of Science in Computing, Marsh University, 2014",
    "Courses: First Aid Certificate, Scrum Master certification, Forklift licence, Food Hygiene Certificate",
  );
  expect(certifications.length).toBeGreaterThan(2);
});

test("a belt below a degree is a certificate", () => {
  const { certifications } = parsed(
    "Education",
    "Bachelor of Science in Geology, Marsh University, 2002",
    "Lean Six Sigma Black Belt; 2008",
  );
  expect(certifications).toMatchObject([{ name: "Lean Six Sigma Black Belt", year: 2008 }]);
});

test("a certificate with who gave it, laid out like the degrees beside it, stays among them", () => {
  const { education } = parsed(
    "Education",
    "Certified Payroll Technician, Harbour Payroll Association, 2010",
    "Bachelor of Science in Geology, Marsh University, 2002",
  );
  expect(education.map(({ degree }) => degree)).toEqual([
    "Certified Payroll Technician",
    "Bachelor of Science in Geology",
  ]);
});

describe("papers beside degrees under a heading for both", () => {
  test("are certificates where each degree stands over its school", () => {
    const cv = parsed(
      "Studies and certificates",
      "Bachelor of Nursing",
      "Marsh University, 2009",
      "Annual practising certificate, Nursing Council",
      "Manual handling certificate, renewed 2024",
    );
    expect(cv.education).toMatchObject([{ degree: "Bachelor of Nursing", institution: "Marsh University" }]);
    expect(cv.certifications.map(({ name }) => name)).toEqual([
      "Annual practising certificate",
      "Manual handling certificate",
    ]);
  });

  test("are certificates among academic and professional qualifications, if they are named as such", () => {
    const cv = parsed(
      "Academic and Professional Qualifications",
      "BSc Accounting, Marsh University, 2012",
      "Certified Internal Auditor (CIA), 2016",
      "Proctor's scheme of Marsh, 2011",
    );
    expect(cv.certifications.map(({ name }) => name)).toEqual(["Certified Internal Auditor (CIA)"]);
    expect(cv.education[0]).toMatchObject({ degree: "BSc Accounting" });
  });

  test("are none among academic qualifications alone", () => {
    expect(
      parsed(
        "Academic qualifications",
        "Bachelor of Nursing",
        "Marsh University, 2009",
        "Teaching certificate of the county, 2011",
      ).certifications,
    ).toEqual([]);
  });
});

test("a course of some hours among studies is a certificate", () => {
  const cv = parsed(
    "My studies",
    "2013: CAP Boulanger, CFA des Arts, Dinan",
    "2021: Fire safety training, 7 hours",
  );
  expect(cv.education).toHaveLength(1);
  expect(cv.certifications.map(({ name }) => name)).toEqual(["Fire safety training"]);
});

test("an award with its school and year among tickets is a study as well", () => {
  const cv = parsed(
    "Tickets",
    "* NVQ Level 2 Bricklaying, Marsh College of Building, 2009",
    "* Working at height, 2018",
    "* CSCS card",
  );
  expect(cv.education).toMatchObject([
    { degree: "NVQ Level 2 Bricklaying", institution: "Marsh College of Building", year: 2009 },
  ]);
  expect(cv.certifications.length).toBe(3);
});

test("rows of languages and hobbies below papers are none", () => {
  const { certifications, languages } = parsed(
    "Further training",
    "Dangerous goods officer (IHK), 2024",
    "Languages\tDanish (native), English (C1)",
    "Hobbies: rowing, chess",
  );
  expect(certifications.map(({ name }) => name)).toEqual(["Dangerous goods officer (IHK)"]);
  expect(languages.map(({ name }) => name)).toEqual(["Danish", "English"]);
});

test.each([
  ["ma in book design", "ma in book design"],
  ["msc chemistry", "msc chemistry"],
])("%s, by who writes everything small", (line, degree) => {
  expect(parsed("school", line, "marsh university", "2019").education).toMatchObject([
    { degree, year: 2019 },
  ]);
});

test("trainings in Spanish beside studies are papers", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# FORMACIÓN ACADÉMICA",
      "Título Profesional de Ingeniera Civil, Universidad Nacional de Piura, 2016",
      "# CAPACITACIONES",
      "Especialización en Supervisión de Obras (120 horas), Instituto Andino de Construcción, 2018",
      "Seguridad en obra (40 horas), 2016",
    ]),
    "2026-11-01",
  );
  expect(cv.education).toHaveLength(1);
  expect(cv.certifications).toHaveLength(2);
});

test("among studies tests of languages, courses on the net and courses of hours are papers", () => {
  const cv = parsed(
    "Education",
    "IELTS Academic 7.5 (2019)",
    "Udemy – The Complete JavaScript Course (2021)",
    "Curso de RCP avanzada, 20 h, 2019",
    "Grado en Enfermería, Universidad de Almería, 2012",
    "Udacity Bachelor of Science, Woolf University, 2020",
  );
  expect(cv.education.map(({ year }) => year)).toEqual([2012, 2020]);
  expect(cv.certifications.map(({ year }) => year)).toEqual([2019, 2021, 2019]);
});

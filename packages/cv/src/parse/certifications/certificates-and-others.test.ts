import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

function namesOf(...lines: readonly string[]): readonly string[] {
  const cv = parseDocument(cvDocument(["! Ada Byron", "ada@byron.example", ...lines]), "2026-11-01");
  return cv.certifications.map(({ name }) => name);
}

const STUDIES = ["# Education", "B.Sc. in Physics, University of Kelaniya, 2014"];

test.each(["# Professional Affiliations", "# Memberships"])(
  "below %s a body by its name alone is no certificate",
  (heading) => {
    expect(
      namesOf(
        heading,
        "* Guild of Harbour Pilots",
        "* National Society of Certified Beekeepers - NSCB",
        "* Veterans of the Northern Fleet, Pilots Association",
        "* Associate, Institution of Marine Surveyors",
        "* Northern Chamber of Pilots – Member No. 4412",
      ),
    ).toEqual(["Associate, Institution of Marine Surveyors", "Northern Chamber of Pilots"]);
  },
);

test("memberships beside certificates by one heading stay what they were", () => {
  expect(
    namesOf("# Memberships and Certificates", "First Aid Certificate, 2020", "Guild of Harbour Pilots"),
  ).toContain("First Aid Certificate");
});

test("below Qualifications strengths are no certificates", () => {
  expect(
    namesOf(
      "# Qualifications",
      "* Apple Certified Support Professional",
      "* Certified Wireless Technician",
      "* CCNA",
      "* Remote help desk experience",
      "* Network asset management",
      ...STUDIES,
    ),
  ).toEqual(["Apple Certified Support Professional", "Certified Wireless Technician", "CCNA"]);
});

test("a prize is no certificate, a Level 3 Award is one", () => {
  expect(
    namesOf(
      "# Certifications & Awards",
      "Forklift Licence, 2019",
      "Golden Anchor Award (Oct. 2014) - best crew of the season",
      "Perfect Attendance",
      "Level 3 Award in Education and Training",
    ),
  ).toEqual(["Forklift Licence", "Level 3 Award in Education and Training"]);
});

test("the program behind the rank of a maker is part of the name", () => {
  expect(
    namesOf(
      "# Certifications",
      "* Microsoft Office Specialist - Word",
      "* Microsoft Office Specialist - Excel",
    ),
  ).toEqual(["Microsoft Office Specialist - Word", "Microsoft Office Specialist - Excel"]);
  expect(namesOf("# Certifications", "Salesforce Administrator, Salesforce Sales Consultant, CCNA")).toEqual([
    "Salesforce Administrator",
    "Salesforce Sales Consultant",
    "CCNA",
  ]);
});

test("a management system below a certificate is a certificate of its own", () => {
  expect(
    namesOf("# Certifications", "First Aid Certificate", "National Flood Management System (NFMS)"),
  ).toEqual(["First Aid Certificate", "National Flood Management System (NFMS)"]);
  const cv = parseDocument(
    cvDocument(["! Ada Byron", "# Certifications", "First Aid Certificate", "Red Cross"]),
    "2026-11-01",
  );
  expect(cv.certifications).toMatchObject([{ name: "First Aid Certificate", issuer: "Red Cross" }]);
});

test("a name with its letters is whole, although the line is the longest of its column", () => {
  expect(
    namesOf(
      "# Certifications",
      "Boat Licence",
      "Basic Mountain and Glacier Rescue Support (BMGRS)",
      "Pediatric Life Support",
      "Boat Mechanic",
      "Rope Access",
      "First Aid",
    ),
  ).toEqual([
    "Boat Licence",
    "Basic Mountain and Glacier Rescue Support (BMGRS)",
    "Pediatric Life Support",
    "Boat Mechanic",
    "Rope Access",
    "First Aid",
  ]);
});

test("who certified stands in front in a list of skills", () => {
  expect(
    namesOf(
      "# Skills",
      "* AFAA Certified Group Instructor",
      "* Boot Camp Certified Coach",
      "* Certified Payroll",
    ),
  ).toEqual(["AFAA Certified Group Instructor", "Boot Camp Certified Coach"]);
});

test("what somebody calls themself below the name is no certificate where it names two callings", () => {
  expect(namesOf("CERTIFIED PERSONAL TRAINER AND YOGA TEACHER", "# Skills", "Yoga, Pilates")).toEqual([]);
});

test("who certified stands behind the name", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Certifications",
      "Swimming Teacher (ASA), certified by Aquatic Exercise Guild",
      "CPR/AED, certified by American Red Cross",
    ]),
    "2026-11-01",
  );
  expect(cv.certifications).toMatchObject([
    { name: "Swimming Teacher (ASA)", issuer: "Aquatic Exercise Guild" },
    { name: "CPR/AED", issuer: "American Red Cross" },
  ]);
});

test("below memberships the letters of a grade are a certificate, those of a body are none", () => {
  expect(namesOf("# Memberships", "* MIET", "* IET")).toEqual(["MIET"]);
});

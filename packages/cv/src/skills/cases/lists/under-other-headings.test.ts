import { describe, expect, test } from "vitest";
import { namesIn } from "../../testing/build-cv.ts";

const WORK = "Bank reconciliation, Accounts payable, VAT returns, SAP";

/** What a section adds to the CV of a bookkeeper, or of somebody else. */
function added(heading: string, line: string, title = "Bookkeeper"): string[] {
  const own = [
    { kind: "experience", lines: [`${WORK}.`], position: { title } },
    { kind: "skills", lines: [WORK] },
  ] as const;
  const before = new Set(namesIn(own));
  const found = (["skills", "other"] as const).flatMap((kind) =>
    namesIn([...own, { kind, heading, lines: [line] }]),
  );
  return found.filter((name) => !before.has(name));
}

describe("what was taught, is wished for or belongs to others is listed under its own heading", () => {
  test.each([
    ["Modules", "Financial accounting, marketing, statistics, business law"],
    ["A-levels", "Mathematics (A), Physics (B), Art (C)"],
    ["Subjects", "Mathematics, Physics, Biology"],
    ["School results", "Mathematics A, Physics B, Chemistry C, ICT A"],
    ["Customers", "Banking, insurance, retail, telecom"],
    ["I have drawn for", "Oracle Street Theatre, Sage & Thyme Deli, a juice maker"],
    ["Brands I've photographed for", "Oracle, Sage, Excel Tyres"],
    ["Published by", "Swift Press, Sage, Oracle Books"],
    ["Sectors served", "Banking, insurance, retail, telecom"],
    ["Learning now", "Python, Kubernetes, SQL"],
    ["Goals", "Data science, machine learning"],
    ["Pets", "A python, two cats, bees"],
    ["Scouts", "Camping, first aid, cooking"],
    ["Co-curricular activities", "Debating, photography, drama, netball"],
    ["Branchen", "Versicherung, Einzelhandel, Gastronomie"],
    ["Fächer", "Mathematik, Physik, Biologie"],
    ["Sectores", "Banca, seguros, hostelería"],
    ["Clienti", "Ristorazione, edilizia, agricoltura"],
  ])("%s: %s", (heading, line) => {
    expect(added(heading, line)).toEqual([]);
  });

  test("wherever grades stand", () => {
    expect(added("Achievements", "Mathematics A, Physics B, Accounting C")).toEqual([]);
    expect(added("Also", "Statistics (A), Economics (B), Spanish (A)")).toEqual([]);
  });
});

describe("what somebody can do is under others", () => {
  test.each([
    ["Subjects", "Mathematics, Physics", "Teacher of the upper forms", "Mathematics"],
    ["Main subjects", "Statistics, Mathematics", "Lecturer", "Statistics"],
    ["Machines", "Forklift operation, Order picking", "Bookkeeper", "Forklift operation"],
    ["Programs", "QuickBooks, Xero, Tally", "Bookkeeper", "QuickBooks"],
    ["Languages of code", "C, Python, Java", "Developer", "C"],
    ["Toolbox", "Go, R, SQL", "Analyst", "SQL"],
  ])("%s: %s", (heading, line, title, name) => {
    expect(added(heading, line, title)).toContain(name);
  });
});

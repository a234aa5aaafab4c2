import { describe, expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

/** What a list under a heading that says nothing of skills adds to a CV of the given work. */
function added(work: string, list: string, heading: string): string[] {
  const plain = [
    { kind: "experience", lines: [`${work}.`] },
    { kind: "skills", lines: [work] },
  ] as const;
  const own = new Set(namesIn(plain));
  return namesIn([...plain, { kind: "skills", heading, lines: [list] }]).filter((name) => !own.has(name));
}

const BOOKS = "Bank reconciliation, Accounts payable, VAT returns, SAP";
const WARD = "Wound care, IV therapy, Catheter care, Medication administration";
const CODE = "TypeScript, React, PostgreSQL, Docker";
const KITCHEN = "Menu planning, Butchery, Food costing, Sous vide";

describe("a list of pastimes under a heading that says nothing is no list of skills", () => {
  test.each([
    ["Otherwise", BOOKS, "Cricket (left-arm, slow), carpentry, photography, baking"],
    ["After dark", WARD, "Gardening, cooking, sewing"],
    ["When the laptop is shut", CODE, "Carpentry, photography, cooking"],
    ["And then", KITCHEN, "Gardening, carpentry, photography"],
    ["Et puis", BOOKS, "Photography, gardening, cooking"],
    ["For nothing", CODE, "Sewing, baking"],
  ])("%s, of %s: %s", (heading, work, list) => {
    expect(added(work, list, heading)).toEqual([]);
  });
});

describe("one of the work is, whatever stands above it", () => {
  test.each([
    ["In my bag", WARD, "Phlebotomy, Triage, Palliative care", "Phlebotomy"],
    ["Otherwise", KITCHEN, "Baking, Wine service", "Baking"],
    ["What I bring", BOOKS, "Payroll, Budgeting, Photography", "Payroll"],
    ["Machines", BOOKS, "Excel, QuickBooks", "Microsoft Excel"],
    ["Papers", CODE, "Driving, First aid, Fire safety", "First aid"],
    ["And then", "Carpentry, Plastering, Tiling, Roofing", "Plumbing, Welding", "Plumbing"],
  ])("%s, of %s: %s", (heading, work, list, name) => {
    expect(added(work, list, heading)).toContain(name);
  });

  test("and so is the only list of somebody who tells little of their work", () => {
    expect(
      namesIn([
        { kind: "experience", lines: ["Looked after the shop."] },
        { kind: "skills", heading: "Hands", lines: ["Sewing, Tailoring, Ironing"] },
      ]),
    ).toEqual(["Sewing", "Tailoring", "Ironing"]);
  });
});

import type { Application } from "@rolecall/contracts/applications/schemas";
import { describe, expect, it } from "vitest";
import { findApplicants, neighboursOf, orderApplicants, pageOf } from "./order-applicants.ts";
import { analysedApplicant, pendingApplicant } from "./testing/applicants.ts";

function applicant(name: string, overallScore?: number): Application {
  return overallScore === undefined
    ? pendingApplicant(name)
    : analysedApplicant(name, { analysis: { overallScore } });
}

const names = (list: readonly Application[]) => list.map((one) => one.candidate.name);

describe("orderApplicants", () => {
  it("puts the best first and those without a score last, in their order", () => {
    const list = [applicant("A"), applicant("B", 0), applicant("C", 91), applicant("D"), applicant("E", 75)];
    expect(names(orderApplicants(list))).toEqual(["C", "E", "B", "A", "D"]);
    expect(names(list)).toEqual(["A", "B", "C", "D", "E"]);
  });
});

describe("findApplicants", () => {
  const list = [applicant("Zoë Perera"), applicant("Nimal Fernando")];
  it("ignores case and accents and takes words in any order", () => {
    expect(names(findApplicants(list, "PERERA zoe"))).toEqual(["Zoë Perera"]);
    expect(names(findApplicants(list, "nimal@"))).toEqual(["Nimal Fernando"]);
  });
  it("finds all for blank text and none for an unknown name", () => {
    expect(findApplicants(list, "  ")).toHaveLength(2);
    expect(findApplicants(list, "Kamal")).toEqual([]);
  });
});

describe("neighboursOf", () => {
  const list = [applicant("A"), applicant("B"), applicant("C")];
  it("says who stands before and behind", () => {
    expect(neighboursOf(list, "B")).toEqual({ position: 2, total: 3, previous: "A", next: "C" });
  });
  it("ends at the first and the last", () => {
    expect(neighboursOf(list, "A")).toMatchObject({ position: 1, previous: undefined, next: "B" });
    expect(neighboursOf(list, "C")).toMatchObject({ position: 3, previous: "B", next: undefined });
  });
  it("knows nobody beside one who is not in the list", () => {
    expect(neighboursOf(list, "D")).toBeUndefined();
  });
});

describe("pageOf", () => {
  const items = [1, 2, 3, 4, 5];
  it("cuts a page out", () => expect(pageOf(items, 2, 2)).toEqual({ pages: 3, page: 2, items: [3, 4] }));
  it("falls back to the last page", () =>
    expect(pageOf(items, 9, 2)).toEqual({ pages: 3, page: 3, items: [5] }));
  it("has one page of nothing", () => expect(pageOf([], 1, 2)).toEqual({ pages: 1, page: 1, items: [] }));
});

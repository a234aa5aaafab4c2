import { describe, expect, test } from "vitest";
import { inJob, namesIn } from "../testing/build-cv.ts";
import { skillKeys } from "../testing/skill-keys.ts";

/** What a line adds to a CV without a list that names its handwork elsewhere. */
function beside(line: string, work = "Gearbox overhaul, wheel alignment, MIG welding."): string[] {
  const own = new Set(skillKeys(inJob(work)));
  return skillKeys(inJob(line, work)).filter((key) => !own.has(key));
}

describe("what somebody did, by the parts that it was done to", () => {
  test.each([
    ["did brakes, exhausts and tyres on vans", ["Brake repair", "Exhaust fitting", "Tyre changing"]],
    ["doing gutters and fascias with the firm", ["Gutter installation", "Fascias"]],
    ["done boilers, radiators and bathrooms", ["Boilers", "Radiator installation", "Bathroom fitting"]],
    ["did kitchens and the doors", ["Kitchen fitting", "Door fitting"]],
    ["doing locks and doors", ["Lock fitting", "Door fitting"]],
    ["done fences, decking and patios", ["Fence installation", "Decking", "Patio laying"]],
  ])("%s", (line, expected) => {
    const keys = skillKeys(expected).filter((key) => key !== "wheel-alignment");
    expect(beside(line)).toEqual(expect.arrayContaining(keys));
  });

  test("a row of parts goes on behind two sure ones", () => {
    expect(inJob("brakes, clutches, exhausts, cambelts")).toEqual(
      expect.arrayContaining(["Brakes", "Clutches", "Exhaust fitting", "Cambelts"]),
    );
    expect(inJob("plastering, tiling, skirting, doors")).toContain("Door fitting");
  });

  test.each([
    "did the school run, the shopping and the garden",
    "did two years then left",
    "did exams in brakes",
    "did the accounts and the post",
    "do coffee and toast for the lads",
    "doing nights and weekends",
    "done my best with customers",
    "did a door",
    "Deliveries, doors held open, boilers next to the counter",
  ])("nothing of what anybody does: %s", (line) => expect(beside(line)).toEqual([]));

  test("nor of whoever does no handwork", () => {
    const work = "Bank reconciliation, VAT returns and payroll in Sage.";
    expect(beside("did brakes, exhausts and tyres on vans", work)).toEqual([]);
    expect(beside("did windows and doors in the holidays", work)).toEqual([]);
  });

  test("a list of the person's own says what counts", () => {
    const parts = [
      { kind: "experience", lines: ["did brakes, exhausts and tyres"] },
      { kind: "skills", lines: ["Payroll, VAT returns, Bank reconciliation, Sage, Credit control"] },
    ] as const;
    expect(namesIn(parts).filter((name) => /brake|exhaust|tyre/i.test(name))).toEqual([]);
  });
});

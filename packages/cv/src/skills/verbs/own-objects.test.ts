import { describe, expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const said = (title: string, line: string) =>
  namesIn([{ kind: "experience", lines: [line], position: { title } }]);

describe("the object of the writer's own verb counts, though it is no activity", () => {
  test.each([
    ["Accounts Clerk", "Kept the petty cash of the branch and paid the porters.", "Petty cash"],
    ["Accountant", "Prepare the monthly management accounts for two hotels.", "Monthly management accounts"],
    ["Accountant", "Reconcile six bank accounts every Friday.", "Bank reconciliation"],
    ["Secretary", "Kept the staff leave records in a binder.", "Leave records"],
    ["Test Analyst", "Prepared test cases from the change requests.", "Test cases"],
    [
      "Systems Administrator",
      "Drafted the business continuity plan with the branch heads.",
      "Business continuity",
    ],
    ["Marketing Executive", "Own the newsletter from brief to send.", "Newsletter"],
    ["Data Analyst", "Built the weekly dashboards for three depots.", "Dashboards"],
    ["Finance Manager", "Monthly consolidation of nine companies.", "Consolidation"],
    ["Accountant", "Working capital reviews with the plant heads.", "Working capital"],
  ])("%s: %s", (title, line, skill) => {
    expect(said(title, line)).toContain(skill);
  });
});

describe("but not what is handed over, met with or somebody else's", () => {
  test.each([
    ["Waiter", "Carried the petty cash to the bank.", "Petty cash"],
    ["Courier", "Delivered newsletters to 400 doors.", "Newsletters"],
    ["Gardener", "Annual stock counts at the nursery shop next door.", "Stock counts"],
    ["Waiter", "Checked Tally sheets at the gate.", "Tally sheets"],
    ["Waiter", "Took the dashboards down for cleaning.", "Dashboards"],
    ["Cashier", "The accountant kept the petty cash.", "Petty cash"],
    ["Cleaner", "Was shown the management accounts once.", "Management accounts"],
    ["Porter", "Open house with tea; spring market.", "Open houses"],
    ["Puppeteer's helper", "Daily puppet shows by two students.", "Daily puppet shows"],
    ["Accountant", "I do not prepare management accounts.", "Management accounts"],
  ])("%s: %s", (title, line, skill) => {
    expect(said(title, line)).not.toContain(skill);
  });
});

test("a composed name of a thing that is worked on keeps its deed", () => {
  expect(said("Rigger", "Inspected lifting gear before each shift.")).not.toContain("Lifting gear");
});

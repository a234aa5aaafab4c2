import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

/** The keys of what bullets of a job show of the names given. */
function shown(line: string, names: readonly string[]): string[] {
  const keys = new Set(skillKeys(names));
  return skillKeys(inJob(line)).filter((key) => keys.has(key));
}

describe("what the house sells and for whom it is meant", () => {
  test.each([
    ["Sold boots for riding, welding and hiking.", ["Horse riding", "Welding"]],
    ["Sold printers, laptops and Windows licences.", ["Windows"]],
    ["Our range: drills, welding rods and roof paint.", ["Welding"]],
    ["Shops in the mall: jewellery, tailoring and phone repair.", ["Tailoring", "Phone repair"]],
    ["Menus for sushi, baking and barbecue houses.", ["Baking"]],
    ["Tanks for breweries, dairies and winemaking.", ["Winemaking"]],
    ["A new section on bookkeeping, tax and investing.", ["Bookkeeping", "Tax"]],
    ["Evening classes in yoga and pottery fill our hall.", ["Yoga", "Pottery"]],
    ["Delivery rounds with an Android phone.", ["Android"]],
  ])("%s", (line, names) => {
    expect(shown(line, names)).toEqual([]);
  });

  test.each([
    ["Sold insurance and mortgages; bookkeeping for the branch.", ["Bookkeeping"]],
    ["Evening classes in yoga and pottery for beginners.", ["Pottery"]],
    ["Wrote an Android app in Kotlin.", ["Android", "Kotlin"]],
    ["Bookkeeping, payroll and VAT for restaurants.", ["Bookkeeping", "Payroll", "VAT"]],
  ])("but not the writer's own work: %s", (line, names) => {
    expect(shown(line, names)).toEqual(skillKeys(names));
  });
});

describe("posts that are filled, people who are named after their tools, and what departments do", () => {
  test.each([
    [
      "Fill 45 roles a year: Java engineers, Kubernetes people, the odd Rust unicorn.",
      ["Java", "Kubernetes"],
    ],
    ["Twelve searches: Scala, Go, a head of payroll.", ["Scala", "Payroll"]],
    ["Placed Java developers, SAP consultants and a lone Erlang wizard.", ["Java", "SAP", "Erlang"]],
    ["Roles from plumbing to payroll, in three counties.", ["Plumbing", "Payroll"]],
    ["Explained churn to the Salesforce admins.", ["Salesforce"]],
    ["Passed SAP faults on to the Walldorf helpdesk.", ["SAP"]],
    ["Back office codes contracts in Siebel.", ["Siebel"]],
    ["Sales lives in HubSpot and never opens our queue.", ["HubSpot"]],
    ["Radiology reads the films and rings us.", ["Radiology"]],
    ["Packed beans for web orders that ran through Shopify at the main office.", ["Shopify"]],
  ])("%s", (line, names) => {
    expect(shown(line, names)).toEqual([]);
  });

  test.each([
    ["Led 180 seats: AHT, first call resolution, attrition management.", ["Attrition management"]],
    ["Store openings: recruitment, stock loading.", ["Recruitment"]],
    ["Support for Salesforce and HubSpot.", ["Salesforce", "HubSpot"]],
    ["Administration of Salesforce for 80 users.", ["Salesforce"]],
  ])("but not what the writer runs: %s", (line, names) => {
    expect(shown(line, names)).toEqual(skillKeys(names));
  });
});

test.each([
  ["A colleague certified in Azure handles that cloud.", "Azure"],
  ["Jenkins jobs are inherited from a team in Graz and still theirs.", "Jenkins"],
  ["The warehouse, Teradata, is off limits to us.", "Teradata"],
])("what others keep to themselves: %s", (line, name) => {
  expect(shown(line, [name])).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

describe("what never was, came to nothing or is only wished for", () => {
  test.each([
    "Vue and Svelte were on the table, but we never adopted them.",
    "HubSpot is on the wish list.",
    "Salesforce was considered and then dropped.",
    "A demo of Snowflake led nowhere.",
    "Oracle Health was announced and has not arrived.",
    "Rejected an offer to lead product management.",
    "Declined a secondment to curriculum design.",
    "Dropped out of a bookkeeping course.",
    "Next year we expect to migrate to Databricks.",
    "A move to Databricks is planned for next spring.",
    "The team deployed through Jenkins; that was before my time.",
    "Panel beating I gave up after an operation.",
    "Massage and hairdressing are leased to a partner.",
    "Studying towards AWS certificates.",
    "Kaspersky licences were no longer sold.",
    "Bought a licence of Xero for a trial.",
    "Ein Umstieg auf Navision blieb aber liegen.",
    "SPS-Programmierung würde ich gern noch lernen.",
    "On m'a proposé un poste en cybersécurité, que j'ai refusé.",
    "Me ofrecieron auditoría de calidad y no acepté.",
    "Antes de mim, tudo rodava em PHP.",
    "Ho lasciato il corso di saldatura.",
    "De cursus boekhouden niet afgemaakt.",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    ["Rejected defective castings after ultrasonic testing.", "Ultrasonic testing"],
    ["Planned menus and events in Excel.", "Microsoft Excel"],
    ["Declined claims in Guidewire.", "Guidewire"],
    ["Events were planned and run in Cvent.", "Cvent"],
    ["Shifts are planned by me in Deputy.", "Deputy rostering"],
    ["Visits are scheduled in ServiceM8 for nine technicians.", "ServiceM8"],
    ["Planned changeovers in SAP.", "SAP"],
    ["Nothing is too much: payroll in Sage, each month.", "Sage"],
  ])("but what was done counts: %s", (line, name) => expect(inJob(line)).toContain(name));
});

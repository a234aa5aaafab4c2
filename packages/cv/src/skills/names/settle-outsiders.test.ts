import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const skillsOf = (title: string, list: string, line: string) =>
  namesIn([
    { kind: "experience", lines: [line], position: { title } },
    ...(list === "" ? [] : [{ kind: "skills" as const, lines: [list] }]),
  ]);

const SHOP = "Cash handling, stock rotation, visual merchandising, upselling";
const POWER = "Switchgear, transformers, cable jointing, electrical testing";
const OFFICE = "Data entry, filing, diary management, minute taking";

test.each([
  ["Courier", "", "Delivered COD parcels for UPS.", "COD"],
  ["Sales Executive", SHOP, "Sent the EOD report to the manager.", "EOD"],
  ["Sales Executive", SHOP, "Closed deals worth ILS 2 million.", "ILS"],
  ["Office Assistant", OFFICE, "Joined the MCC library team.", "MCC"],
  ["Travel Clerk", OFFICE, "Booked flights to MEL for managers.", "MEL"],
  ["Waiter", SHOP, "Kept the FAT low in buffet dishes.", "FAT"],
])("an abbreviation of another line of work shows nothing: %s, %s %s", (title, list, line, not) => {
  expect(skillsOf(title, list, line)).not.toContain(not);
});

test.each([
  ["Electrical Engineer", POWER, "Witnessed FAT of panels.", "FAT"],
  ["Avionics Technician", "", "Repaired ILS and VOR stations at the airport.", "ILS"],
  ["Store Keeper", SHOP, "Wrote the SOP of the returns desk.", "SOP"],
  ["Store Keeper", SHOP, "Booked goods in SAP.", "SAP"],
])("one of the own line of work, or of any, does: %s, %s %s", (title, list, line, name) => {
  expect(skillsOf(title, list, line)).toContain(name);
});

test("an ambiguous abbreviation in a list is that of the own line of work", () => {
  expect(skillsOf("Registered Nurse", "RN, BLS, ACLS, Wound care", "Ran the ward.")).not.toContain(
    "React Native",
  );
  expect(skillsOf("Staff Nurse", "RN, triage, Cerner", "Ran the ward.")).not.toContain("React Native");
  expect(skillsOf("Mobile Developer", "React, RN, TypeScript", "Built apps.").join()).toMatch(
    /React Native|RN/,
  );
});

import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

// Offices of the United States: rules, benefits, old programs of the books, and traits as their lists spell them.
test.each<readonly [string, readonly string[]]>([
  [
    "FMLA, EEO, FLSA, Workers' comp, Open enrollment, Organizational skills, Active listener",
    ["FMLA", "Equal employment opportunity", "FLSA", "Workers' compensation", "Open enrollment"],
  ],
  [
    "Organizational skills, Active listener, Multi-tasker",
    ["Organisation", "Active listening", "Multitasking"],
  ],
  [
    "A/P, A/R, MAS 90, Essbase, FRx",
    ["Accounts payable", "Accounts receivable", "Sage 100", "Essbase", "FRx"],
  ],
  ["Commercial lending, RESPA, OFAC, Teller", ["Commercial lending", "RESPA", "OFAC", "Teller operations"]],
  ["PBIS, Common Core, Team teaching", ["PBIS", "Common Core", "Team teaching"]],
])("%s", (list, expected) => {
  expect(skillKeys(inList(list))).toEqual(expect.arrayContaining(skillKeys(expected)));
});

test("their names are nobody's in other sentences", () => {
  const told = skillKeys(
    inJob(
      "Fed a cobra at the zoo, taught in twitter feeds of birds, and cleared a halogen lamp and a timberline.",
    ),
  );
  for (const name of skillKeys(["COBRA", "Twitter", "Halogen TalentSpace", "Sage Timberline"]))
    expect(told).not.toContain(name);
});

test("programs whose names are plain words in small letters", () => {
  const told = skillKeys(
    inJob("Praised by my teammates for a solid work ethic and for the quality of services on the ward."),
  );
  for (const name of skillKeys(["TeamMate", "SolidWorks", "QoS"])) expect(told).not.toContain(name);
  expect(skillKeys(inJob("Audit papers in TeamMate, drawings in Solid Works."))).toEqual(
    expect.arrayContaining(skillKeys(["TeamMate", "SolidWorks"])),
  );
});

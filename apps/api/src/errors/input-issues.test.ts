import { expect, test } from "vitest";
import { summariseIssues } from "./input-issues.ts";

test.each([
  ["newPassword", "New password: Use at least 8 characters."],
  ["salary.min", "Salary min: Use at least 8 characters."],
  ["requiredSkills.0", "Required skills 1: Use at least 8 characters."],
  ["videoCall.meetingUrl", "Video call meeting url: Use at least 8 characters."],
  ["", "Use at least 8 characters."],
])("the sentence of an issue names its place in plain words: %s", (path, sentence) => {
  const rest = { path: "name", message: "Fill in this field." };
  expect(summariseIssues([{ path, message: "Use at least 8 characters." }, rest])).toBe(sentence);
});

test("without an issue the sentence says no more than that", () => {
  expect(summariseIssues([])).toBe("The input is not right.");
});

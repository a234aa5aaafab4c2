import { expect, test } from "vitest";
import { maskText } from "./masks.ts";

test.each([
  ["Github Link", ""],
  ["Github:// ada-byron", ""],
  ["See github.com/ada/tool", "See"],
  ["GitHub, Node.js", "GitHub, Node.js"],
  ["GitHub Actions", "GitHub Actions"],
  ["Clerk, via Kestrelway Recruitment", "Clerk,"],
  ["Alerts via Power Automate", "Alerts via Power Automate"],
])("%s", (text, left) => {
  const masked = maskText(text);
  expect(masked.length).toBe(text.length);
  expect(masked.replace(/[\x80 ]+$/u, "")).toBe(left);
});

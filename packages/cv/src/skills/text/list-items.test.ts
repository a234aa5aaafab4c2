import { expect, test } from "vitest";
import { splitItems } from "./list-items.ts";

const items = (text: string) => splitItems(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ["TypeScript, JavaScript, SQL", ["TypeScript", "JavaScript", "SQL"]],
  ["Kubernetes · Terraform · CI/CD", ["Kubernetes", "Terraform", "CI/CD"]],
  ["Agile (Scrum, Kanban); .NET; C#", ["Agile (Scrum, Kanban)", ".NET", "C#"]],
  ["Meta Ads | Canva |", ["Meta Ads", "Canva"]],
  ["- Sub-editing", ["Sub-editing"]],
  ["Excel – Word – Outlook", ["Excel", "Word", "Outlook"]],
  ["HTML\tCSS", ["HTML", "CSS"]],
  ["الصبر، القيادة", ["الصبر", "القيادة"]],
  ["*Permits & codes * Cost control *Critical path", ["Permits & codes", "Cost control", "Critical path"]],
  ["Proofreading ◆ Filing", ["Proofreading", "Filing"]],
  ["  ", []],
])("cuts %j", (text, expected) => {
  expect(items(text)).toEqual(expected);
});

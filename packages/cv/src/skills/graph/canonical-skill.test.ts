import { expect, test } from "vitest";
import { canonicalSkill } from "./canonical-skill.ts";

test.each([
  ["js", "JavaScript"],
  ["JS", "JavaScript"],
  ["es6", "JavaScript"],
  ["k8s", "Kubernetes"],
  ["golang", "Go"],
  ["go", "Go"],
  ["c", "C"],
  ["C++", "C++"],
  ["c#", "C#"],
  [".net", ".NET"],
  ["node", "Node.js"],
  ["postgres", "PostgreSQL"],
  ["ms excel", "Microsoft Excel"],
  ["advanced Excel skills", "Microsoft Excel"],
  ["Knowledge of Java", "Java"],
  ["5 years of Python experience", "Python"],
  ["communication skills", "Communication"],
  ["Problem-Solving", "Problem solving"],
  ["talent acquisition", "Recruitment"],
  ["book keeping", "Bookkeeping"],
  ["haematology", "Haematology"],
  ["Buchhaltung", "Accounting"],
  ["soins infirmiers", "Nursing"],
  ["contabilidad", "Accounting"],
  ["atendimento ao cliente", "Customer service"],
  ["lavoro di squadra", "Teamwork"],
  ["voorraadbeheer", "Inventory management"],
  ["ගිණුම්කරණය", "Accounting"],
  ["கற்பித்தல்", "Teaching"],
  ["वेल्डिंग", "Welding"],
  ["خدمة العملاء", "Customer service"],
])("%s is %s", (text, name) => {
  expect(canonicalSkill(text)?.name).toBe(name);
});

test.each([
  "",
  "   ",
  "skills",
  "Underwater basket dancing",
  "JavaScript and much more of everything",
  "5 years",
])("%j is no skill of the graph", (text) => {
  expect(canonicalSkill(text)).toBeNull();
});

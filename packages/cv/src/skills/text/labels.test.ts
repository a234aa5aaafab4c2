import { expect, test } from "vitest";
import { isLevel, isSkillLabel, isSubHeading } from "./labels.ts";

test.each([
  ["Senior", true],
  ["Mid-Junior", true],
  ["Senior secondary school", false],
])("%s says how well: %s", (text, expected) => {
  expect(isLevel(text)).toBe(expected);
});

test.each([
  ["The technologies we used were", true],
  ["Tools I work with", true],
  ["The technologies the vendor used", false],
])("%s leads to skills: %s", (text, expected) => {
  expect(isSkillLabel(text)).toBe(expected);
});

test.each([
  ["Linguaggi di programmazione", true],
  ["Framework e librerie", true],
  ["Systèmes d’exploitation", true],
  ["Plataformas / Herramientas:", true],
  ["Betriebssysteme und Datenbanken", true],
  ["Overige vaardigheden", true],
  ["Linguaggio dei segni", false],
  ["Langages et communication", false],
  ["Herramientas de corte", false],
])("%s stands over skills and is none: %s", (text, expected) => {
  expect(isSubHeading(text.replace(/:$/, ""))).toBe(expected);
});

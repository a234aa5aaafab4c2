import { expect, test } from "vitest";
import { isLeading } from "./leading-titles.ts";

test.each([
  "Restaurant Manager",
  "Head Chef",
  "Warehouse Shift Supervisor",
  "Jefa de obra",
  "Encargado de tienda",
  "Responsable de magasin",
  "Directrice d’école",
  "Teamleiterin Lager",
  "Bauleitung Hochbau",
  "Teamleider magazijn",
  "Capo cantiere",
  "مدير مبيعات",
  "මුර අධීක්ෂක",
  "கிளை மேற்பார்வையாளர்",
  "प्रबंधक",
])("%s leads others", (title) => {
  expect(isLeading(title)).toBe(true);
});

test.each([
  "Waiter",
  "Key Account Manager",
  "Project Manager",
  "Product Manager",
  "Begleiter",
  "Reiseleiterin",
  "Headhunter",
  "Leaderboard Developer",
  "Capoeira Teacher",
  "Arbeiter",
  "",
])("%s leads nobody that is known of", (title) => {
  expect(isLeading(title)).toBe(false);
});

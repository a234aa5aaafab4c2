import { expect, test } from "vitest";
import { FIRST_ROLES } from "./data/first-roles.data.ts";
import { firstRoles } from "./first-roles.ts";
import { occupationGraph } from "./occupation-graph.ts";

test("each is of an occupation of the graph, once, and every occupation with fields of study has one", () => {
  const { occupations } = occupationGraph();
  const ids = FIRST_ROLES.trim()
    .split("\n")
    .map((line) => line.split(": ")[0] ?? "");
  const known = new Set(occupations.map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    occupations.filter(({ id, studies }) => studies.length > 0 && !ids.includes(id)).map(({ id }) => id),
  ).toEqual([]);
});

test.each([
  ["B.Eng. Civil Engineering", "Civil Engineer"],
  ["Ausbildung zur Pflegefachfrau", "Nurse"],
  ["Licenciatura en Enfermería", "Nurse"],
  ["BTS Comptabilité et gestion", "Accounts Assistant"],
  ["Tecnico elettricista", "Electrician"],
  ["Bachelor of Pharmacy", "Pharmacist"],
])("%s leads to %s", (degree, role) => {
  expect(firstRoles({ degrees: [degree], summary: "" })).toContain(role);
});

test.each([
  ["School leaver who wants to become an electrician.", "Electrician"],
  ["Final-year student of civil engineering.", "Civil Engineer"],
  ["Estudiante de enfermería de sexto semestre.", "Nurse"],
])("%s leads to %s", (summary, role) => {
  expect(firstRoles({ degrees: ["A Levels"], summary })).toEqual([role]);
});

test.each(["My mother is a nurse and I like people.", "Hard-working and on time.", ""])(
  "%s leads to none",
  (summary) => {
    expect(firstRoles({ degrees: ["GCSEs"], summary })).toEqual([]);
  },
);

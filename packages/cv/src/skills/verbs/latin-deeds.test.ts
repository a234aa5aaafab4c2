import { expect, test } from "vitest";
import { inJob } from "../testing/build-cv.ts";
import { keyOfVerbForm, keysOfDeed } from "./latin-deed-keys.ts";

test.each([
  ["captacion", "capto capte captaba captar captado"],
  ["negociacion", "negocio negocie negociando"],
  ["saldatura", "saldo saldavo saldato"],
  ["nettoyage", "nettoie nettoye"],
  ["atendimento", "atendo atendi"],
  ["supervision", "superviso"],
  ["cierre", "cierro cerre"],
])("%s and its verb", (noun, forms) => {
  for (const form of forms.split(" ")) expect(keysOfDeed(noun)).toContain(keyOfVerbForm(form));
});

test.each([
  ["Capto clientes y negocio con proveedores.", ["Prospecting", "Supplier negotiation"]],
  ["J'ai rédigé des communiqués et pris les rendez-vous.", ["Press releases", "Appointment scheduling"]],
  ["Teneva la contabilità e vendeva scarpe.", ["Accounting"]],
  ["Na clínica preparo aulas e corrijo provas.", ["Lesson preparation", "Marking"]],
])("a verb with its object is the deed that the graph names by its noun: %s", (line, expected) =>
  expect(inJob(line)).toEqual(expected),
);

test.each([
  "Gestiono el equipo de ventas del norte.",
  "Les clients de la maison et les rendez-vous du chef.",
  "Escribo una novela. Los clientes llegan solos.",
])("another object, or none, is no such deed: %s", (line) =>
  expect(inJob(line)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Prospecting|Appointment|Sales management/)]),
  ),
);

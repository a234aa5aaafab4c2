import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test.each([
  "De Duetto vi una demostración en una feria.",
  "Assisté à une démonstration de SAP chez le fournisseur.",
  "Eine Vorführung von Revit auf der Messe gesehen.",
  "Ho visto una presentazione di Salesforce.",
  "Assisti a uma demonstração do TOTVS.",
  "Ik heb een demo van AFAS bijgewoond.",
])("what was only shown is no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});

test.each([
  ["Préparé les présentations PowerPoint pour la direction.", "Microsoft PowerPoint"],
  ["Präsentationen in PowerPoint erstellt und Messen besucht.", "Microsoft PowerPoint"],
  ["Vi en Excel los errores y preparé una presentación.", "Microsoft Excel"],
])("but what was made is: %s", (line, name) => {
  expect(inJob(line)).toContain(name);
});

import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

test.each([
  [
    "a Swiss apprenticeship, and a school by its level",
    "Ausbildung",
    [
      "September 2015 bis August 2018\tDiplom Pflege HF, Careum Bildungszentrum, Zürich",
      "August 2012 bis Juli 2015\tFachfrau Gesundheit EFZ, Pflegezentrum Birkenhof, Uster (Lehre)",
      "2012\tSekundarschule A, Uster",
    ],
    [
      ["Diplom Pflege HF", "Careum Bildungszentrum", 2018],
      ["Fachfrau Gesundheit EFZ", "Pflegezentrum Birkenhof", 2015],
      ["Sekundarschule A", "Uster", 2012],
    ],
  ],
  [
    "a trade that no table knows",
    "Ausbildung",
    ["2001 – 2004\tBäckerin, Bäckerei Huber, Linz (Lehre)"],
    [["Bäckerin", "Bäckerei Huber", 2004]],
  ],
  [
    "the award of a trade and its firm, without a bracket",
    "Ausbildung",
    ["2014 – 2017\tPolymechaniker EFZ, Bucher Motoren, Bülach"],
    [["Polymechaniker EFZ", "Bucher Motoren", 2017]],
  ],
  [
    "a bracket behind the award itself stays",
    "Ausbildung",
    ["2010 – 2013\tKaufmann (Lehre), Muster Treuhand AG"],
    [["Kaufmann (Lehre)", "Muster Treuhand AG", 2013]],
  ],
  [
    "technologies and schools of Colombia below a line that goes on",
    "Formación académica",
    [
      "Contaduría Pública, Universidad Militar Nueva Granada – sexto semestre, grado",
      "previsto 2028",
      "Tecnología en Contabilidad y Finanzas, SENA – 2017",
      "Bachiller Académico, I.E.D. San Rafael – 2014",
    ],
    [
      ["Contaduría Pública", "Universidad Militar Nueva Granada", 2028],
      ["Tecnología en Contabilidad y Finanzas", "SENA", 2017],
      ["Bachiller Académico", "I.E.D. San Rafael", 2014],
    ],
  ],
])("%s", (_, heading, lines, expected) => {
  const { education } = parseDocument(cvDocument(["! Ada Byron", `# ${heading}`, ...lines]), "2026-11-01");
  expect(education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual(expected);
});

import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test.each([
  [
    "labels that a narrow column has broken over lines",
    [
      "Zeitraum\tMärz 2014 – heute",
      "Beruf oder Funktion\tEinkäuferin",
      "Wichtigste Tätigkeiten und\tBestellungen, Angebotsvergleich",
      "Zuständigkeiten",
      "Name und Adresse des\tHolzwerk Kirchner GmbH, Lindenweg 4, 34117",
      "Arbeitgebers\tKassel",
      "Tätigkeitsbereich oder\tGroßhandel",
      "Branche",
      "Zeitraum\tAugust 2010 – Februar 2014",
      "Beruf oder Funktion\tzuerst Bürokauffrau, seit 2012 Teamleiterin",
      "Name und Adresse des\tAutohaus Bergmann, Bonn",
      "Arbeitgebers",
    ],
    [
      ["Einkäuferin", "Holzwerk Kirchner GmbH", "2014-03", "now"],
      ["zuerst Bürokauffrau, seit 2012 Teamleiterin", "Autohaus Bergmann", "2010-08", "2014-02"],
    ],
  ],
  [
    "the post below the trade of the firm",
    [
      "* Date (da – a)\tSettembre 2015 – alla data attuale",
      "* Nome e indirizzo del datore di lavoro\tStudio Commerciale Ferri, Via Roma 3, Bologna",
      "* Tipo di azienda o settore\tStudio professionale",
      "* Tipo di impiego\tImpiegata amministrativa",
      "* Date (da – a)\tGennaio 2010 – Luglio 2015",
      "* Nome e indirizzo del datore di lavoro\tMarelli Arredamenti S.r.l., Imola",
      "* Tipo di azienda o settore\tCommercio",
      "* Tipo di impiego\tAddetta alle vendite",
    ],
    [
      ["Impiegata amministrativa", "Studio Commerciale Ferri", "2015-09", "now"],
      ["Addetta alle vendite", "Marelli Arredamenti S.r.l.", "2010-01", "2015-07"],
    ],
  ],
  [
    "a cell in front of a line that only looks like the rest of a label",
    [
      "2014 – 2018\tHaus am See, Konstanz",
      "Name der Stelle\tKoch",
      "Arbeitgeber wechselte mehrmals den Besitzer.",
    ],
    [["Koch", "Haus am See", "2014", "2018"]],
  ],
] as const)("%s", (_, lines, expected) => {
  expect(jobsOf(lines)).toEqual(expected);
});

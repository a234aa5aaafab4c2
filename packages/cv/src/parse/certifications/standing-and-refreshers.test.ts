import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

test.each([
  [
    "a standing in bodies, and no office or when it was looked at again",
    [
      "# Professional standing",
      "2015\tChartered member of CILIP (MCLIP); revalidated 2021 and 2025.",
      "2020\tFellow of the Higher Education Academy (FHEA).",
      "Secretary, Scottish Law Librarians’ Circle, 2016 to 2020. PVG scheme member.",
    ],
    [
      "Chartered member of CILIP (MCLIP)",
      "Fellow of the Higher Education Academy (FHEA)",
      "PVG scheme member",
    ],
  ],
  [
    "offices in a society beside its certificates",
    ["# Certifications", "* NEBOSH General Certificate, 2016", "* Vice-President, Rotaract Kandy, 2015"],
    ["NEBOSH General Certificate"],
  ],
  [
    "how often in the place of the year",
    [
      "# Weiterbildung",
      "2023\tKurs Wundbehandlung, SAfW",
      "jährlich\tBLS-AED-SRC Refresher",
      "2018\tRegistriert im Gesundheitsberuferegister (SRK / NAREG)",
    ],
    [
      "Kurs Wundbehandlung",
      "BLS-AED-SRC Refresher",
      "Registriert im Gesundheitsberuferegister (SRK / NAREG)",
    ],
  ],
  [
    "how often in English",
    [
      "# Training",
      "2021\tManual handling",
      "annually\tBasic life support",
      "every year\tFire safety refresher",
    ],
    ["Manual handling", "Basic life support", "Fire safety refresher"],
  ],
  [
    "papers that were given and not taken",
    [
      "# Papers and talks",
      "2024\t“What first-years do instead of searching”, CILIP Scotland conference, Dundee.",
      "2017\t“Farewell to AACR2”, workshop for cataloguers, Stirling.",
    ],
    [],
  ],
])("%s", (_, lines, expected) => {
  const cv = parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01");
  expect(cv.certifications.map(({ name }) => name)).toEqual(expected);
  expect(cv.positions).toEqual([]);
});

import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test.each([
  [
    "a year in a cell of its own, with the length of time beside it and a full stop at the end",
    [
      "2014 6 mois\tStage de fin d'étude, Tilbert Secure, Lyon, France.",
      "* Conception d'un outil de vérification.",
      "2013\tStage de recherche, Centre Ampère, Lyon, France.",
      "* Simulation de circuits.",
      "2012 vier maanden\tProgrammeur, Halden Software BV, Gent.",
    ],
    [
      ["Stage de fin d'étude", "Tilbert Secure", "2014", "2014"],
      ["Stage de recherche", "Centre Ampère", "2013", "2013"],
      ["Programmeur", "Halden Software BV", "2012", "2012"],
    ],
  ],
  [
    "a sentence behind a year is no job",
    [
      "2015 – 2020\tIngénieur, Halden SA, Lyon",
      "2018\tL'équipe a remporté le prix du meilleur projet de la région.",
    ],
    [["Ingénieur", "Halden SA", "2015", "2020"]],
  ],
  [
    "kinds of work that part the section, and a freelancer who has no firm beside",
    [
      "2014 – 2016\tDesarrollador, Brightleaf, Madrid",
      "Otros",
      "2011 – 2012\tDesarrollador Web, Vitalibro, Madrid",
      "Freelance",
      "2009 – 2010\tDesarrollador Web, Iberoclave, Madrid",
    ],
    [
      ["Desarrollador", "Brightleaf", "2014", "2016"],
      ["Desarrollador Web", "Vitalibro", "2011", "2012"],
      ["Desarrollador Web", "Iberoclave", "2009", "2010"],
    ],
  ],
  [
    "one place below the dates of several jobs, of which the second names no firm",
    [
      "Gralha S.A",
      "Gerente de Sistemas",
      "06/2024 a 10/2025",
      "Serrinha, Bahia, Brasil",
      "* Suporte a usuários",
      "Coordenador de Sistemas",
      "09/2020 a 05/2024",
      "Serrinha, Bahia, Brasil",
      "* Novas rotinas",
    ],
    [
      ["Gerente de Sistemas", "Gralha S.A", "2024-06", "2025-10"],
      ["Coordenador de Sistemas", "Gralha S.A", "2020-09", "2024-05"],
    ],
  ],
  [
    "two posts in one in front of a firm, and a norm whose year is no date",
    [
      "Februar 2022 – Juni 2022",
      "Polymechaniker – Stv. Abteilungsleiter | Nägeli AG, Flawil",
      "Juni 2017 – September 2018",
      "Qualitätsmanager – ISO 9001:2015 | Galvano Zürcher AG, Wil",
    ],
    [
      ["Polymechaniker – Stv. Abteilungsleiter", "Nägeli AG", "2022-02", "2022-06"],
      ["Qualitätsmanager – ISO 9001:2015", "Galvano Zürcher AG", "2017-06", "2018-09"],
    ],
  ],
  [
    "words that lead to a list below the dates",
    [
      "Consultante en communication",
      "Juin 2023 – décembre 2024",
      "Technologies & outils :",
      "* Notion, Canva",
    ],
    [["Consultante en communication", null, "2023-06", "2024-12"]],
  ],
  [
    "the older form of Europe, as German labels it",
    [
      "Datum (von-bis)\t2005-01 bis 2010-12",
      "Name und Adresse des Arbeitgebers\tBergner GmbH, Kirchstraße 8, 35216 Biedenkopf",
      "Tätigkeitsbereich oder Branche\tInformationstechnik",
      "Beruf oder Funktion\tSachbearbeiter",
      "Datum (von-bis)\t2001-07 bis 2004-12",
      "Name und Adresse des Arbeitgebers\tInstitut für Genossenschaften, Am Plan 2, 35037 Marburg",
      "Beruf oder Funktion\tWissenschaftlicher Mitarbeiter",
    ],
    [
      ["Sachbearbeiter", "Bergner GmbH", "2005-01", "2010-12"],
      ["Wissenschaftlicher Mitarbeiter", "Institut für Genossenschaften", "2001-07", "2004-12"],
    ],
  ],
])("%s", (_, lines, jobs) => {
  expect(jobsOf(lines)).toEqual(jobs);
});

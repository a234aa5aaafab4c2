import { describe, expect, test } from "vitest";
import { parseDocument } from "../parse/parse-document.ts";
import { cvDocument } from "../parse/testing/cv-document.ts";
import { findAchievements } from "./find-achievements.ts";

function achievementsOf(sentence: string): readonly (string | null)[] {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Experience",
      "Engineer\tJan 2020 – Dec 2021",
      "Delta Works Ltd",
      `* ${sentence}`,
    ]),
    "2026-11-01",
  );
  return findAchievements(cv.sections, cv.positions, cv.language.code).map(({ measure }) => measure);
}

describe("a measurable result", () => {
  test.each([
    "Cut the nightly run from 3 hours to 14 minutes.",
    "Pages per on-call week: 90 in 2022, 17 last quarter.",
    "Members: 40 (2018), 120 (2023).",
    "Brought the drop-out ratio from 34% to 19% by calling weekly during the notice period.",
    "Tickets open at month end: 300 in January, 40 in June.",
    "The median score at the school went from 27 (2019) to 31 (2023) while I taught there.",
    "2023 and 2024: zero damage in about 9.000 moves per year.",
    "Opened 140 new kiosks in Hemm and Norrow in 2021.",
    "Reduced waste by 18%.",
    "Grew sales from AED 8 million to AED 21 million.",
    "Saved the ward £12,000 a year.",
    "Doubled the number of regular customers.",
    "Finished the bridge two weeks ahead of schedule.",
    "Delivered the move in nine days instead of the planned fifteen.",
    "Ranked 1st of 42 branches for customer satisfaction.",
    "Complaints dropped by two thirds.",
    "Raised $45,000 for new equipment.",
    "Ran the plant 400 days without an accident.",
    "Migrated 120,000 users to the new platform.",
    "Ausschuss von 6 % auf 2 % gesenkt.",
    "Die Durchlaufzeit um 12 Tage verkürzt.",
    "Umsatz im ersten Jahr um ein Drittel gesteigert.",
    "Sturzrate in einem Jahr um einen Drittel gesenkt.",
    "Ziekteverzuim met een derde verlaagd.",
    "Réduction des coûts de 15 %.",
    "Pannes réduites de moitié.",
    "Chiffre d'affaires augmenté de 40 000 € en un an.",
    "Reduje los tiempos de espera de 40 a 15 minutos.",
    "Las ventas crecieron un 30 %.",
    "Aumentei as vendas em 25%.",
    "Redução de 3 dias no fecho mensal.",
    "Ridotti i reclami del 35%.",
    "Fatturato aumentato di 200.000 euro.",
    "Verzuim teruggebracht van 9% naar 4%.",
    "Omzet met 20% verhoogd.",
    "बिक्री 20% बढ़ाई।",
    "செலவை 12% குறைத்தேன்.",
    "නාස්තිය 9% කින් අඩු කළා.",
    "زيادة المبيعات بنسبة 25%.",
    "Time from an empty folder to the first release: nine days down to 35 minutes.",
    "Cloud bill down USD 21k a month with smaller machines.",
    "رفعت رضا العملاء من 70% إلى 92%.",
  ])("%s", (sentence) => {
    const found = achievementsOf(sentence);
    expect(found).toHaveLength(1);
    expect(found[0]).not.toBeNull();
  });
});

describe("a duty with a number in it", () => {
  test.each([
    "Led a team of 12 nurses.",
    "Looked after 28 beds on two wards.",
    "Eight calls a day by car.",
    "Processed 300 invoices a month in SAP.",
    "Worked 12-hour shifts.",
    "Maintained ISO 9001 records.",
    "Responsible for 3 sites and 40 staff.",
    "Programme for 15 children.",
    "Taught grades 9 to 11.",
    "Handled fire losses between £100,000 and £8m, from first visit to settlement.",
    "Keeps the books and mends the clothes of half the village.",
    "More than five years of experience with Java.",
    "Führung von acht Mitarbeitern.",
    "Gestion d'une équipe de 6 personnes.",
    "Atención a 40 clientes diarios.",
    "Gestão de uma equipa de 5 pessoas.",
    "Gestione di 20 tavoli.",
    "Begeleiding van 12 cliënten.",
    "El duplicado de llaves lo hacía el jefe.",
    "Joined in spring 2019.",
    "Recommend from a panel of 90+ lenders; record suitability letters",
    "Available after three months' notice period, from EUR 5.400 (14x).",
    "Funciones: emisión y conciliación de facturas 4.0; a mi cargo 4 auxiliares.",
    "PERIOD\tSCHOOL\tAWARD",
  ])("%s", (sentence) => {
    expect(achievementsOf(sentence)).toEqual([]);
  });
});

test("a whole sentence among skills, and none of the items there", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Skills",
      "Bookkeeping, Excel, 30% faster typing",
      "Stores. Since I took the store over, lost sticks have gone down from about 40 a year to 9.",
    ]),
    "2026-11-01",
  );
  expect(findAchievements(cv.sections, cv.positions, "en").map(({ text }) => text)).toEqual([
    "Since I took the store over, lost sticks have gone down from about 40 a year to 9.",
  ]);
});

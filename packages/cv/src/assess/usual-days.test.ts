import { expect, test } from "vitest";
import { judgeResult } from "./judge-result.ts";

const judge = (sentence: string, language: string): string | null =>
  judgeResult(sentence, { inAchievements: false, inStudies: false, language });

test.each([
  ["en", "Cut 200 m of fabric a day to pattern."],
  ["en", "Closed the till and banked £2,000 each evening."],
  ["en", "Won over difficult customers with patience, often 10 a day."],
  ["en", "Sold bread, cakes and coffee; about 300 customers on a Saturday."],
  ["en", "Reduced mobility passengers: assisted 30 a day."],
  ["en", "Signed off purchase orders up to £5,000."],
  ["en", "Increased workload during Ramadan, 12-hour shifts."],
  ["es", "Corte de 150 piezas diarias."],
  ["it", "Taglio di 80 capi al giorno."],
  ["pt", "Corte e costura de 40 peças por dia."],
  ["fr", "Caisse de 2 000 à 4 000 € par jour."],
  ["fr", "Augmentation du nombre d'élèves à suivre : 28 par classe."],
  ["fr", "Bûches et pièces montées : 340 bûches en décembre dernier."],
])("a usual day in %s: %s", (language, sentence) => {
  expect(judge(sentence, language)).toBeNull();
});

test.each([
  ["en", "Cut missed calls to 35 a day."],
  ["en", "Wrote a script that saves the team about 6 hours a week."],
  ["en", "Nobody in my crew has been hurt in six years."],
  ["en", "Of 31 apprentices trained, 29 passed first time."],
  ["en", "Audit findings dropped to zero in 2021."],
  ["en", "Renewed 46 of 50 contracts."],
  ["de", "Spart der Abteilung heute sechs Stunden pro Woche."],
  ["de", "Fehlerquote nur noch 0,3 %, vorher 2 %."],
  ["de", "Seit 2018 kein meldepflichtiger Unfall."],
  ["de", "Abrechnungsfehler im Wert von 80.000 € aufgedeckt."],
  ["es", "Detecté errores por valor de 45.000 euros."],
  ["fr", "Deux heures gagnées par jour grâce au nouveau planning."],
  ["nl", "Nul ongevallen in vier jaar."],
])("a result in %s: %s", (language, sentence) => {
  expect(judge(sentence, language)).not.toBeNull();
});

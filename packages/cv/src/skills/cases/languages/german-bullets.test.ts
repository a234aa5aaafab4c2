import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  ["Zahlungsläufe und Kostenstellenrechnung für drei Gesellschaften", ["Payment runs", "Cost accounting"]],
  ["Zeiterfassung und Erstellung von Dienstplänen für 20 Mitarbeitende", ["Time and attendance", "Rosters"]],
  ["Tageskassenabschluss und Altersprüfung beim Tabakverkauf", ["Cashing up", "Age verification"]],
  ["Zapfen von Bier und Fasswechsel", ["Beer pouring", "Keg changing"]],
  ["Blutzuckermessung und Insulingabe", ["Blood glucose monitoring", "Insulin administration"]],
  ["Stomaversorgung und Dekubitusprophylaxe", ["Stoma care", "Pressure ulcer prevention"]],
  ["Entlassmanagement und Teilnahme an Visiten", ["Discharge planning", "Ward rounds"]],
  ["Heizkörpermontage und Einbau von WC-Anlagen", ["Radiator installation", "Toilet installation"]],
  ["Pflasterarbeiten und Setzen von Randsteinen", ["Paving", "Kerb laying"]],
  ["Containerentladung und Retourenbearbeitung", ["Unloading containers", "Returns handling"]],
  ["Mietrecht und Erstellen von Schriftsätzen", ["Tenancy law", "Pleadings"]],
  ["Gefährdungsbeurteilungen und Sicherheitsbegehungen", ["Hazard identification", "Safety inspections"]],
])("%s", (line, names) => expect(inJob(line)).toEqual(names));

test.each([
  "Der Einzelhandel und der Großhandel litten unter der Krise.",
  "Im Zuge einer Restrukturierung wurde die Abteilung geschlossen.",
  "Bericht an die Betriebsleitung und die Filialleitung.",
  "Der Betrieb im Weinbau hat zwölf Hektar.",
  "Die Eltern betreiben eine Imkerei.",
  "Das Sekretariat liegt neben dem Kühllager.",
  "Keine Erfahrung mit Sondenernährung.",
])("names no skill: %s", (line) => expect(inJob(line)).toEqual([]));

test("the plainest items of a list are names of the graph", () =>
  expect(
    inList("Tischeindecken, Speisenausgabe, Biografiearbeit, Brandwache, Wohnungsabnahmen, EKG schreiben"),
  ).toEqual([
    "Table setting",
    "Meal distribution",
    "Life story work",
    "Fire watch",
    "Inventory checks of flats",
    "ECG",
  ]));

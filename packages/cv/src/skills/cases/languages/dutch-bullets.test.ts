import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Betaalruns en kostenplaatsadministratie voor drie vestigingen",
    ["Payment runs", "Cost centre accounting"],
  ],
  ["Urenregistratie en het maken van dienstroosters", ["Time and attendance", "Rosters"]],
  ["Vacatures plaatsen en voeren van sollicitatiegesprekken", ["Job advertising", "Interviewing"]],
  ["Kassa opmaken en leeftijdscontrole bij drankverkoop", ["Cash reconciliation", "Age verification"]],
  ["Ontbijt bereiden en salades maken", ["Breakfast cooking", "Salad preparation"]],
  ["Bier tappen en fusten wisselen", ["Beer pouring", "Keg changing"]],
  ["Bloedsuiker meten en insuline toedienen", ["Blood glucose monitoring", "Insulin administration"]],
  ["Stomazorg en decubituspreventie", ["Stoma care", "Pressure ulcer prevention"]],
  ["Dekvloeren leggen en badkamers betegelen", ["Floor screeding", "Bathroom tiling"]],
  ["Radiatoren plaatsen en toiletten installeren", ["Radiator installation", "Toilet installation"]],
  ["Containers lossen en retouren verwerken", ["Unloading containers", "Returns handling"]],
  ["Veiligheidsrondgangen en toolboxmeetings", ["Safety inspections", "Safety training"]],
])("%s", (line, names) => expect(inJob(line)).toEqual(names));

test.each([
  "De groothandel ging failliet en de winkel sloot.",
  "Contract beëindigd wegens verhuizing naar Gent.",
  "De afdeling werd na een herstructurering gesloten.",
  "Rapporteren aan de filiaalleiding.",
  "Het bedrijf is actief in wijnbouw en tuinbouw.",
  "Ik woon naast de koelopslag van de veiling.",
  "Afwegen van voor- en nadelen bij beslissingen.",
])("names no skill: %s", (line) => expect(inJob(line)).toEqual([]));

test("the plainest items of a list are names of the graph", () =>
  expect(
    inList("Aanmaningen versturen, Dranken serveren, Ritten plannen, Haren kleuren, Plaatsbeschrijvingen"),
  ).toEqual(["Dunning", "Serving drinks", "Route planning", "Hair colouring", "Inventory checks of flats"]));

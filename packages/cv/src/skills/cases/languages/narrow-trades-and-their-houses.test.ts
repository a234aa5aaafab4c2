import { describe, expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

const AROUND = "Mit den Kunden, pour les clients, con los vecinos, per le famiglie, voor een van de buren.";

describe("what narrow trades of other countries tell of", () => {
  test.each([
    ["Pose de gouttières et chéneaux en zinc", ["Guttering"]],
    ["Réfection de toitures, remplacement de liteaux", ["Roof tiling", "Battens and felt"]],
    ["Dachlattung und Unterspannbahnen verlegt", ["Battens and felt"]],
    [
      "Keramikverblendungen geschichtet, Bissschienen tiefgezogen",
      ["Porcelain layering", "Occlusal splints"],
    ],
    ["Pedobarographie, Ganganalyse auf dem Laufband", ["Foot pressure measurement", "Gait analysis"]],
    ["Stuccatura delle fughe, sigillature in silicone", ["Grouting", "Silicone sealing"]],
    ["Rééducation de l'aphasie, bilans orthophoniques", ["Aphasia", "Speech and language assessment"]],
    ["Terapia miofuncional, disfagia y lectoescritura", ["Myofunctional therapy", "Dysphagia", "Literacy"]],
    ["Mudança de fraldas, troca de roupa de cama", ["Nappy changing", "Bed making"]],
    ["Oren uitspuiten, wratten aanstippen, hechtingen verwijderen", ["Ear syringing", "Suture removal"]],
    ["Dakgoten vervangen, zinkwerk, solderen", ["Guttering", "Zinc work", "Soldering"]],
    ["Brasage cuivre, tirage au vide, ramonage", ["Vacuum pumping", "Chimney sweeping"]],
    ["Abgaswegeüberprüfung und CO-Messung an Gasthermen", ["Flue gas analysis"]],
  ])("%s", (line, names) => expect(inJob(AROUND, line)).toEqual(expect.arrayContaining(names)));

  test("their lists are read by the graph", () => {
    expect(inList("Kehrarbeiten, Feuerstättenschau, Abgasmessung, Energieberatung")).toEqual([
      "Chimney sweeping",
      "Fireplace inspection",
      "Flue gas analysis",
      "Energy consulting",
    ]);
    expect(inList("Quiropodia, Cirugía ungueal, Pie diabético, Estudio de la pisada")).toEqual([
      "Callus removal",
      "Nail surgery",
      "Diabetic foot care",
      "Gait analysis",
    ]);
  });
});

describe("departments, colleagues and houses as the subject name no skill", () => {
  test.each([
    "Contabilidad usa SAP",
    "Oficina de tráfico usa Excel",
    "Ontwikkelaars schrijven Python",
    "Marketing gebruikt Photoshop",
    "Heimleitung kümmert sich um Buchhaltung",
    "Planung kam vom Ingenieurbüro mit AutoCAD",
    "Ergotherapie und Krankengymnastik kommen von außen",
    "Colegas fazem fisioterapia",
    "Hospital con oncología y pediatría",
    "Praxis mit Schwerpunkt Kardiologie und Diabetologie",
    "Lar com cozinha e lavandaria próprias",
    "Comptabilité externalisée",
    "Bureau d'études équipé de Revit",
    "Huisarts voert kleine chirurgie uit",
    "Freizeit: Modellbau und Gartenarbeit",
    "Loisirs : jardinage et couture",
  ])("%s", (line) => expect(inJob(AROUND, line)).toEqual([]));

  test("but a house in front of a colon only says where", () => {
    expect(inJob("Clínica con 40 camas: toma de constantes vitales y cura de heridas")).toContain(
      "Vital signs monitoring",
    );
  });
});

import { describe, expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

describe("lists of people who lead, plan, measure and build, in six languages", () => {
  test.each([
    [
      "Kostensenkung, Krisenkommunikation, Bodenprobenahme, Zeitaufnahmen",
      ["Cost reduction", "Crisis communication", "Soil sampling", "Time and motion studies"],
    ],
    [
      "Modélisation financière, fusions-acquisitions, recherche opérationnelle, bilan carbone",
      ["Financial modelling", "Mergers and acquisitions", "Operations research", "Carbon accounting"],
    ],
    [
      "Precios de transferencia, diseño de subestaciones, batimetría, incidencia política",
      ["Transfer pricing", "Substation design", "Bathymetry", "Advocacy"],
    ],
    [
      "Captação de recursos, pegada de carbono, testes de carga, gestão de talentos",
      ["Fundraising", "Carbon accounting", "Performance testing", "Talent management"],
    ],
    [
      "Controllo di gestione, telerilevamento, ratei e risconti, analisi del valore",
      ["Controlling", "Remote sensing", "Accruals and prepayments", "Value engineering"],
    ],
    [
      "Fondsenwerving, trillingsanalyse, verkeerstellingen, facilitair management",
      ["Fundraising", "Vibration analysis", "Traffic counts", "Facilities management"],
    ],
  ])("%s", (line, names) => {
    const found = new Set(skillKeys(inList(line)));
    expect(skillKeys(names).filter((key) => !found.has(key))).toEqual([]);
  });
});

describe("sentences", () => {
  test.each([
    ["Élaboration du plan de continuité d'activité et de modélisation financière.", "Financial modelling"],
    ["Levantamiento con teledetección y batimetría en tres embalses.", "Bathymetry"],
    ["Durchführung von Verkehrszählungen und Schwingungsanalyse im Werk.", "Vibration analysis"],
  ])("%s", (line, name) => {
    expect(skillKeys(inJob(line))).toContain(skillKeys([name])[0]);
  });
});

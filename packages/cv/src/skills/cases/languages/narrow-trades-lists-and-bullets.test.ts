import { describe, expect, test } from "vitest";
import { canonicalSkill } from "../../graph/canonical-skill.ts";
import { inJob, inList } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

const AROUND = "Mit den Kunden, pour les clients, con los vecinos, per le famiglie, voor een van de buren.";

describe("lists of narrow trades are read by the graph", () => {
  test.each([
    "Stairlifts, MRL lifts, Landing door alignment, Lift load testing",
    "Pin block repair, String splicing, Piano appraisal, Hammer filing",
    "Tower crane erection, Drop zones, Ullages, Noon reports",
    "Commercial lines, Motor fleets, MTAs, Placing risks",
    "ATA carnets, Temporary admission, Export permits, AEO",
    "Void inspections, Tenancy exchanges, ASB cases, Possession orders",
    "Shoe marks, Bloodstain pattern analysis, DNA swabs, Scene logs",
    "Probate valuations, Tanker washing, Milk samples, Marquee dressing",
  ])("%s", (list) => {
    const found = inList(list);
    expect(found).toHaveLength(4);
    expect(found.filter((name) => canonicalSkill(name) === null)).toEqual([]);
  });
});

describe("bullets of narrow trades in six languages", () => {
  test.each([
    ["Refraktion bei Kindern und Anpassung von Kontaktlinsen", ["Refraction", "Contact lens fitting"]],
    ["Seilwechsel und Einstellung von Aufzugstüren", ["Lift door adjustment"]],
    [
      "Confection de couronnes de deuil, mise en eau des fleurs, bouquets de mariée",
      ["Funeral wreaths", "Bridal bouquets"],
    ],
    ["Desossa, fabricação de linguiças e montagem de balcão", ["Sausage making"]],
    ["Cría de reinas, recogida de enjambres, extracción de miel", ["Queen rearing", "Honey extraction"]],
    ["Stratificazione della ceramica e riparazione protesi", ["Porcelain layering", "Denture repairs"]],
    ["Dakpannen leggen, dakramen plaatsen en daklekkage verhelpen", ["Roof tiling"]],
    ["Captação de imóveis, vistoria de entrada e saída", ["Property sourcing"]],
  ])("%s", (line, names) => {
    expect(skillKeys(inJob(AROUND, line))).toEqual(expect.arrayContaining(skillKeys(names)));
  });

  test.each([
    "Confection de dossiers pour la mairie",
    "Ufficio con sei gruppi di lavoro",
    "Staff del hotel con office propio",
  ])("but not: %s", (line) => expect(inJob(AROUND, line)).toEqual([]));
});

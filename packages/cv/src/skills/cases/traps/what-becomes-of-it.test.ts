import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

/** The keys of what bullets of a job show of the names given. */
function shown(line: string, names: readonly string[]): string[] {
  const keys = new Set(skillKeys(names));
  return skillKeys(inJob(line)).filter((key) => keys.has(key));
}

describe("what is said of a work is told of others", () => {
  test.each([
    ["Bricklaying, roofing and lifts are by subcontractors.", ["Bricklaying", "Roofing"]],
    ["Scanned drawings. CAD was for the engineers only.", ["CAD"]],
    ["Brewing was up to the owner's brother, the band played folk.", ["Brewing"]],
    ["Sound design was a studio's.", ["Sound design"]],
    ["Sealed trays. Cheese making took place in Ludlow.", ["Cheese making"]],
    ["Patterns come from the office; embroidery is sent to India.", ["Embroidery"]],
    ["Moulds are cut by toolmakers, decorating is pad printing at a supplier.", ["Pad printing"]],
    ["Laid kerbs. Kessler's son did the surveying.", ["Surveying"]],
    ["The house runs pottery weekends.", ["Pottery"]],
    ["Pulled notes. The ward specialised in cardiology.", ["Cardiology"]],
    ["Balanced the drawer. Next door sold perfume and insurance.", ["Insurance"]],
    ["Candles were poured by the owner; she taught soap making.", ["Soap making"]],
    ["The app team ships React Native.", ["React Native"]],
    ["Test seams. Galvanising goes to Hull and painters finish the job.", ["Galvanising"]],
    ["Handed over at the bedside. Surgery ran in block C.", ["Surgery"]],
    ["Sold cases and Android phones.", ["Android"]],
    ["A doctor comes for fillers; yoga is in the studio next door.", ["Yoga"]],
    ["Made appointments. Hygienists scaled and whitened teeth.", ["Teeth whitening"]],
    ["Load lorries at the yard. Insulation and cladding crews use our lifts.", ["Insulation", "Cladding"]],
  ])("%s", (line, names) => expect(shown(line, names)).toEqual([]));

  test.each([
    ["Invoicing was up to me from 2019.", ["Invoicing"]],
    ["Payroll, bookkeeping and invoicing for two shops.", ["Payroll", "Bookkeeping", "Invoicing"]],
    ["Built an Android app in Kotlin.", ["Kotlin"]],
    ["Welding and brazing at a supplier of boilers.", ["Welding", "Brazing"]],
  ])("but not of the writer's own: %s", (line, names) =>
    expect(shown(line, names)).toEqual(skillKeys(names)),
  );
});

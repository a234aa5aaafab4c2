import { describe, expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

/** What a CV without a list of skills shows by one line of the job of somebody with that title. */
function shown(title: string, line: string): string[] {
  return namesIn([
    { kind: "experience", lines: [title, { text: line, bullet: true }], position: { title } },
  ]).map((name) => name.toLowerCase());
}

describe("a line of a job that is nothing but short pieces names the work", () => {
  test.each([
    ["Truck driver", "Tarpaulins, weighbridge slips, log sheet.", "log sheet"],
    ["Mechanic", "Engine overhaul for lorries, gearbox and clutch.", "clutch"],
    ["Electrician", "Changing old sockets, putting trip switches.", "trip switches"],
    ["Laboratory assistant", "Autoclave, fridge chart, urine dipstick.", "fridge chart"],
    ["Nurse", "Bed baths, drip stands.", "drip stands"],
    ["Baker", "Dough mixing, bread tins, oven racks.", "bread tins"],
    ["Porter", "Oxygen trolleys, linen bags.", "linen bags"],
    ["Plumber", "Pipe bending, copper joints.", "copper joints"],
    ["Gardener", "Hedge trimming, ride-on mower.", "hedge trimming"],
    ["Weaver", "Warp tension, weft repair, loom cleaning.", "warp tension"],
  ])("%s: %s", (title, line, name) => {
    expect(shown(title, line)).toContain(name);
  });

  test.each([
    ["Truck driver", "We had log sheets, a depot and tea.", "log sheets"],
    ["Accountant", "Log sheet, tarpaulins.", "log sheet"],
    ["Electrician", "Trip switches, the boss said, were mine.", "trip switches"],
    ["Mechanic", "Service: trim clips, seat covers.", "trim clips"],
    ["Nurse", "Medical and maternity wards.", "maternity wards"],
    ["Baker", "Sold 300 bread tins, oven racks.", "bread tins"],
    ["Plumber", "Copper joints", "copper joints"],
    ["Weaver", "Colleagues, good friends.", "good friends"],
    ["Gardener", "Shorter, wider.", "wider"],
    ["Plumber", "Copper joints, kitchen taps and the odd farm.", "kitchen taps"],
    ["Truck driver", "Loads of sand, hay bales and oxygen bottles.", "hay bales"],
    ["Truck driver", "Log sheets for six drivers, road maps.", "log sheets"],
    ["Deckhand", "Hauled line, gaffed marlin, greased winches.", "gaffed marlin"],
    ["Deckhand", "Visual check of doors and fronts.", "fronts"],
    ["Plumber", "Pipe bending, copper and plastic.", "plastic"],
    ["Room attendant", "Marble polishing, lobby and corridors.", "lobby"],
    ["Cleaner", "Carpet shampooing, hotel lobby.", "hotel lobby"],
  ])("not %s: %s", (title, line, name) => {
    expect(shown(title, line)).not.toContain(name);
  });
});

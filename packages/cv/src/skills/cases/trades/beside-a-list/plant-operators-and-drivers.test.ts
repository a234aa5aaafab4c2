import { describe, expect, test } from "vitest";
import { besideList } from "../../../testing/beside-list.ts";
import { inList } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("people of plants, lines and wheels list", () => {
  test.each([
    "Reagent dosing, Magnetic separation, Airleg drilling, Gravel packing, Well development",
    "Moisture correction, Block machine, Gang saw, Dispatch tickets, EAF, Dross skimming",
    "Hull cell, Barrel plating, Rinse tanks, Control strips, Compound weighing, O-rings",
    "Hopper loading, Colour masterbatch, Short shots, Tissue rewinding, Edge crush test",
    "Yarn count, Weft insertion, Collar attach, Sleeve setting, Liquor ratio, Enzyme wash",
    "Heel lasting, Roughing, Linen counting, Barrier washing, Flow wrapper, Brine injection",
    "Felt change, Web breaks, Green chain, Tunnel kiln, TDS testing, Form fill seal, Stranding",
    "Thread locking, Box build, Feeder set-up, Staple guns, Freight trains, Token working",
    "COD collection, VIP protocol, Articulated buses, Curtainsider, BOL, Batter trimming",
    "Blind lifts, NCCCO, Bendi, Clamp truck, Rigging pilot ladder, Sounding tanks",
  ])("%s", (line) => {
    const unknown = skillKeys(inList(line)).filter((key) => key.startsWith("other"));
    expect(unknown.length).toBeLessThanOrEqual(1);
  });
});

describe("beside their own list, sentences name what they did", () => {
  test.each([
    [
      "Air-jet looms, Sizing, Warping, Carding",
      "Repaired warp breaks and knotted beams on Picanol looms.",
      ["Warp break repair"],
    ],
    [
      "Stenter operation, Jet dyeing, Bleaching, Shade matching",
      "Loaded jets, dosed dyes; heat setting of lycra.",
      ["Heat setting"],
    ],
    [
      "Articulated lorry driving, Tachograph, Route planning, Tail lift",
      "Hauled reefers, strapped loads, low loader moves.",
      ["Refrigerated transport"],
    ],
  ])("%s: %s", (list, line, expected) =>
    expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("goods, other trades and everyday words are no skill", () => {
  test.each([
    "The mine sells coal to power stations.",
    "Steam goes to dyeing and laundry.",
    "A walk over the road to the bus; the film changes; new scores are set.",
    "Owner deals in hay and fertiliser.",
  ])("%s", (line) =>
    expect(besideList("Boiler operation, Water treatment, Blowdown, Crushing", line)).toEqual([]),
  );
});

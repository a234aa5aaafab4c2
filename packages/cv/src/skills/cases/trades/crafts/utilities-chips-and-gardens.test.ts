import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one trade each, with what they name", () => {
  test.each([
    [
      "Torqued tower bolts, inspected blades by rope and changed yaw drives.",
      ["Tower bolt torquing", "Blade inspection", "Yaw drive replacement"],
    ],
    [
      "Repaired roller shutters and replaced garage door springs.",
      ["Roller shutter repair", "Garage door springs"],
    ],
    ["Automated gates and wired intercoms.", ["Gate automation", "Intercom wiring"]],
    [
      "Located leaks by correlator; repaired bursts and flushed mains.",
      ["Leak location", "Burst repair", "Main flushing"],
    ],
    [
      "Maintained pumping stations and exercised valves.",
      ["Pumping station maintenance", "Valve exercising"],
    ],
    [
      "Loaded wafers, ran etch recipes and inspected dies by microscope.",
      ["Wafer loading", "Etch recipe running", "Die inspection"],
    ],
    [
      "Coated electrodes, assembled pouch cells and cycled formation.",
      ["Electrode coating", "Pouch cell assembly", "Formation cycling"],
    ],
    [
      "Bonded wires and tracked lots in MES; gowned to class 100.",
      ["Wire bonding", "Lot tracking", "MES", "Gowning"],
    ],
    ["Filtered and kegged beer; cleaned tanks by CIP.", ["Kegging", "Tank cleaning", "CIP"]],
    [
      "Made casks, charred barrels and replaced staves.",
      ["Cask making", "Barrel charring", "Stave replacement"],
    ],
    [
      "Set roller mills, tempered wheat and sieved flour.",
      ["Roller mill setting", "Wheat tempering", "Flour sieving"],
    ],
    [
      "Climbed trees and reduced crowns; chipped brush and ground stumps.",
      ["Tree climbing", "Crown reduction", "Brush chipping", "Stump grinding"],
    ],
    [
      "Cut greens, top dressed and raked bunkers; set cylinder mowers.",
      ["Green cutting", "Top dressing", "Bunker raking", "Mower setting"],
    ],
    ["Laid lawns, planted borders and pruned roses.", ["Lawn laying", "Border planting", "Rose pruning"]],
    ["Strung catenary and adjusted droppers.", ["Catenary stringing", "Dropper adjustment"]],
    [
      "Built ULDs, weighed cargo and checked DGR declarations.",
      ["ULD", "Cargo weighing", "DGR declarations"],
    ],
    [
      "Ran a bonded warehouse; prepared customs entries and repacked goods.",
      ["Bonded warehouse operations", "Customs entry preparation", "Repacking"],
    ],
    [
      "Picked chilled goods, loaded trailers and scanned consignments.",
      ["Chilled goods picking", "Trailer loading", "Consignment scanning"],
    ],
    ["Drove posts and strained wire; filled gabions.", ["Post driving", "Wire straining", "Gabion filling"]],
  ])("%s", (line, expected) =>
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("words of the trade that name no skill", () => {
  test.each(["Lift spirits; wind down the year."])("%s", (line) => expect(inJob(line)).toEqual([]));
});

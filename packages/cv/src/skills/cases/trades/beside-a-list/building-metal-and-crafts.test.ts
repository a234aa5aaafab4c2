import { describe, expect, test } from "vitest";
import { besideList } from "../../../testing/beside-list.ts";
import { inList } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("people of frames, forges and benches list", () => {
  test.each([
    "Putlog scaffolds, Needling, Steeplejacking, Scaffold adaptation",
    "Dry ridge, Tear-offs, Ice and water shield, Drip edge, Fascias and soffits",
    "Heat welding of vinyl, Ditra matting, Plywood overlay, Capping and coving, Gripper rods",
    "Pebbledash, Dot and dab, Hawk and trowel, Armaflex, Blower door testing, Draught proofing",
    "PVC solvent welding, Grooved pipe, Macerators, Thermostatic valves, Legionella flushing",
    "HVLP gun, Viscosity cup, Wet flatting, Dust nibs, Zahn cup, Cowls fitting, Pure water pole system",
    "Resin bonded sand, Ladle handling, Knockout, Core boxes, Root and hot pass, Bevelling",
    "TDC flanges, PEM inserts, Turret punch, Purlins, Shear studs, Grating, Guy ropes, Swaging",
    "Ejector pins, Hot runners, Punch replacement, M-codes, Bar feeder, Tool presetter, Sisal mops",
    "Di2, Tubeless, Bike assembly, Escapements, Balance staffs, Dead weight tester, Pitch raise",
    "Faceting, Cabochons, Sgraffito, Pyrometric cones, IG unit assembly, Copper foil, Toughening",
    "LED modules, Banner hemming, Willow weaving, Pirn winding, Skiving, Zari work, Felt making",
    "Cold process soap, Wick trimming, Step and repeat, Dot gain, Doctor blade, Rounding and backing",
  ])("%s", (line) => expect(skillKeys(inList(line)).filter((key) => key.startsWith("other"))).toEqual([]));
});

describe("beside their own list, sentences name what they did", () => {
  test.each([
    [
      "Roofing, Lead flashing, Guttering, Slating",
      "Installed EPDM; tear-off and shingling of houses, ice and water shield.",
      ["EPDM", "Shingles", "Ice and water shield"],
    ],
    [
      "Plumbing, Boiler installation, Soldering, Drain clearance",
      "Unblocked drains with jetter, replaced ball valves, balanced radiators.",
      ["Radiator balancing"],
    ],
    [
      "Press tools, Surface grinding, Wire cut, Mould fitting",
      "Ground punches, replaced ejector pins and tried out tools.",
      ["Ejector pins"],
    ],
    [
      "Stone setting, Soldering, Ring sizing, Polishing",
      "Resized rings, retipped claws and cut sapphires.",
      ["Claw retipping", "Gem faceting"],
    ],
  ])("%s: %s", (list, line, expected) =>
    expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("goods, other trades and everyday words are no skill", () => {
  test.each([
    "The quarter leading up to the audit; hit the ground running; drawing out a plan; cutting in half.",
    "Painters and electricians followed us room by room.",
    "Printers upstairs run litho presses.",
    "Clients chose colours with their interior designer.",
  ])("%s", (line) => expect(besideList("Roofing, Tiling, Plastering, Glazing", line)).toEqual([]));
});

import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one trade each, with what they name", () => {
  test.each([
    [
      "Overhauled mechanical movements and regulated them on a timegrapher; polished cases.",
      ["Mechanical movements", "Timegrapher", "Case polishing"],
    ],
    [
      "Calibrated pressure gauges and weighing scales with reference weights.",
      ["Pressure gauge calibration", "Weighing scale calibration"],
    ],
    [
      "Tuned pianos aurally and regulated actions; voiced hammers.",
      ["Piano tuning", "Action regulation", "Hammer voicing"],
    ],
    ["Set up guitars, dressed frets and rehaired bows.", ["Guitar set-up", "Fret dressing", "Bow rehairing"]],
    ["Strung pearls and repaired clasps.", ["Pearl stringing", "Clasp repair"]],
    ["Mixed glazes and wedged clay.", ["Glaze mixing", "Clay wedging"]],
    [
      "Applied vinyl to vans, routed acrylic letters and installed illuminated signs.",
      ["Vinyl application", "Letter routing", "Illuminated sign installation"],
    ],
    ["Engraved trophies by laser; etched brass plates.", ["Trophy engraving", "Plate etching"]],
    [
      "Wove baskets and seats from rattan; split bamboo.",
      ["Basket weaving", "Seat weaving", "Bamboo splitting"],
    ],
    [
      "Preflighted and imposed jobs in Prinergy; made plates on Kodak CTP.",
      ["Preflighting", "Kodak Prinergy", "Plate making", "Kodak CTP"],
    ],
    ["Colour proofed to Fogra 39; built ICC profiles.", ["Colour proofing", "ICC profile building"]],
    [
      "Ran a four-colour Heidelberg Speedmaster; make-ready in 12 min; mixed Pantone inks.",
      ["Heidelberg", "Make-ready", "Pantone ink mixing"],
    ],
    [
      "Changed blankets, set ink keys and checked registration with densitometer.",
      ["Blanket changing", "Ink key setting", "Registration checks"],
    ],
    ["Foil blocked covers; restored old books.", ["Foil blocking", "Book restoration"]],
    [
      "Wired new houses, ran conduit, dressed DBs and installed consumer units.",
      ["House wiring", "Conduit running", "DBs", "Consumer unit installation"],
    ],
    [
      "Tested RCDs and issued EICRs; measured earth resistance.",
      ["RCD testing", "EICR", "Earth resistance measurement"],
    ],
    [
      "Installed EV chargers and solar PV; terminated SWA cables.",
      ["EV charger installation", "Solar PV installation", "SWA cables"],
    ],
    [
      "Rewound motors up to 200 kW and tested insulation; replaced bearings.",
      ["Motor rewinding", "Insulation testing", "Bearing replacement"],
    ],
    [
      "Maintained switchgear, transformers and battery banks.",
      ["Switchgear maintenance", "Transformers maintenance", "Battery bank maintenance"],
    ],
    ["Repaired washing machines and ovens.", ["Washing machine repair", "Oven repair"]],
    [
      "Erected poles, strung conductors and sagged lines up to 33 kV.",
      ["Pole erection", "Conductor stringing", "Line sagging"],
    ],
    [
      "Live-line work by hot stick; replaced insulators.",
      ["Live line work", "Hot stick", "Insulator replacement"],
    ],
    [
      "Repaired PCBs to component level with oscilloscope and hot-air station.",
      ["PCB", "Oscilloscope", "Hot-air station"],
    ],
    ["Serviced ATMs and currency counters.", ["ATM servicing", "Currency counters"]],
    [
      "Spliced fibre and tested it with OTDR; pulled cables through ducts.",
      ["Fibre splicing", "OTDR", "Cable pulling"],
    ],
    [
      "Installed base stations and aligned microwave antennas.",
      ["Base station installation", "Microwave antenna alignment"],
    ],
  ])("%s", (line, expected) =>
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("words of the trade that name no skill", () => {
  test.each([
    "Took a watch in the night.",
    "Press releases went out; register of voters.",
    "The power socket of change; switch to day shift.",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));
});

import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one trade each, with what they name", () => {
  test.each([
    ["Made sausages, cured bacon and smoked fish.", ["Sausage making", "Bacon curing", "Fish smoking"]],
    [
      "Filleted fish and shucked oysters; dressed the counter.",
      ["Fish filleting", "Oyster shucking", "Counter dressing"],
    ],
    [
      "Laminated croissants, tempered chocolate and decorated wedding cakes.",
      ["Croissant lamination", "Chocolate tempering", "Wedding cakes"],
    ],
    ["Prepared fillings and piped éclairs.", ["Filling preparation", "Éclairs"]],
    ["Operated a spiral mixer and sheeter.", ["Spiral mixer operation", "Sheeter operation"]],
    ["Tested milk for fat and antibiotics; pasteurised 10,000 l a day.", ["Milk testing", "Pasteurisation"]],
    ["Cleaned in place and operated separators.", ["Cleaned-in-place", "Separator operation"]],
    [
      "Cooked jams and chutneys, checked Brix and pH; filled and capped jars.",
      ["Jam cooking", "Chutney making", "Brix", "pH checks", "Jar filling"],
    ],
    ["Operated retorts and double-seam checks.", ["Retort operation", "Double-seam checks"]],
    ["Dried mangoes in tunnel dryers; graded fruit.", ["Tunnel dryers", "Fruit grading"]],
    ["Rolled cigars by hand and graded leaf.", ["Cigar rolling", "Leaf grading"]],
    [
      "Loaded kilns, set drying schedules and checked moisture content.",
      ["Kiln loading", "Drying schedules", "Moisture content checks"],
    ],
    ["Restored antiques and French polished tables.", ["Antique restoring", "French polishing"]],
    ["Cut dovetails by hand; turned legs on the lathe.", ["Dovetail cutting", "Leg turning"]],
    [
      "Set up a four-sided planer and ground profile knives.",
      ["Four-sided planer", "Profile knife grinding"],
    ],
    ["Blocked and trimmed hats for a milliner.", ["Hat blocking"]],
    ["Took measurements of clients; stitched saree blouses.", ["Client measuring", "Saree blouse stitching"]],
    [
      "Made and graded patterns in Gerber AccuMark; planned markers at 86 % efficiency.",
      ["Pattern grading", "Gerber AccuMark", "Marker planning"],
    ],
    [
      "Spread and cut fabric by straight knife and auto cutter; numbered and bundled parts.",
      ["Fabric spreading", "Straight knife", "Auto cutter", "Parts bundling"],
    ],
    ["Calculated fabric consumption.", ["Fabric consumption"]],
    [
      "Digitised designs in Wilcom and ran Tajima machines.",
      ["Design digitising", "Wilcom embroidery", "Tajima machine operation"],
    ],
    ["Graded wet blue and dyed leather.", ["Wet blue grading", "Leather dyeing"]],
    ["Resoled boots, replaced heels and cut keys.", ["Resoling", "Heel replacement", "Key cutting"]],
    ["Made orthopaedic shoes from lasts.", ["Orthopaedic shoe making"]],
    [
      "Surface-supplied diving to 50 m: hull cleaning, underwater welding and inspection.",
      ["Surface-supplied diving", "Hull cleaning", "Underwater welding", "Underwater inspection"],
    ],
    ["Ran decompression chambers and tended divers.", ["Decompression chamber operation", "Diver tending"]],
    [
      "Monitored vibration and kept the magazine register.",
      ["Vibration monitoring", "Magazine register keeping"],
    ],
    ["Checked incoming goods with go/no-go gauges.", ["Incoming goods checks", "Go/no-go gauges"]],
    [
      "Set bait stations, treated bed bugs by heat and proofed buildings against birds.",
      ["Bait station setting", "Bed bug treatment", "Building proofing"],
    ],
    ["Sprayed weeds along railways.", ["Weed spraying"]],
    [
      "Arranged bouquets, wreaths and wedding flowers; conditioned stems.",
      ["Bouquets", "Wreaths", "Wedding flowers", "Stem conditioning"],
    ],
  ])("%s", (line, expected) =>
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("words of the trade that name no skill", () => {
  test.each(["Beef with the neighbours; fillet weld."])("%s", (line) => expect(inJob(line)).toEqual([]));
});

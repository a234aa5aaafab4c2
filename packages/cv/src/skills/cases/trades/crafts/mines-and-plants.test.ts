import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one trade each, with what they name", () => {
  test.each([
    [
      "Drove LHDs and haul trucks underground; tested for methane.",
      ["LHD", "Haul trucks", "Methane testing"],
    ],
    [
      "Ran ball mills, flotation cells and thickeners; took samples each hour.",
      ["Ball mills", "Flotation cells", "Thickeners", "Sample taking"],
    ],
    ["Drilled RC and diamond holes; logged core.", ["RC drilling", "Core logging"]],
    [
      "Tapped the furnace, took samples and added alloys.",
      ["Furnace tapping", "Sample taking", "Alloy adding"],
    ],
    ["Rolled strip to 0.4 mm; changed rolls.", ["Strip rolling", "Roll changing"]],
    ["Mixed paints and ground pigments.", ["Paint mixing", "Pigment grinding"]],
    ["Developed film and printed photos in a minilab.", ["Film developing", "Photo printing"]],
    [
      "Set up injection moulding machines, changed moulds and adjusted cycle times.",
      ["Injection moulding machine setting", "Mould changing", "Cycle times"],
    ],
    ["Ran the corrugator and printer slotter.", ["Corrugator operation", "Printer slotter operation"]],
    [
      "Tended 12 ring frames, pieced broken ends and doffed.",
      ["Ring frame tending", "Broken end piecing", "Doffing"],
    ],
    [
      "Dyed knits in jet machines, matched shades, ran stenters.",
      ["Knit dyeing", "Shade matching", "Stenter operation"],
    ],
    [
      "Dry cleaned garments, spotted stains and pressed suits.",
      ["Dry cleaning", "Stain spotting", "Suit pressing"],
    ],
    [
      "Operated a paper machine and controlled basis weight.",
      ["Paper machine operation", "Basis weight control"],
    ],
    [
      "Assembled gearboxes to drawing and torqued bolts; leak tested each unit.",
      ["Gearbox assembly", "Bolt torquing", "Leak testing"],
    ],
    [
      "Followed work instructions, pulled andon and balanced the line.",
      ["Work instructions", "Andon", "Line balancing"],
    ],
    ["Assembled flat-pack furniture at customers' homes.", ["Furniture assembly"]],
    [
      "Tested soils: Proctor, CBR and Atterberg limits; took cores.",
      ["Soil testing", "Proctor", "CBR", "Atterberg limits", "Core taking"],
    ],
    [
      "Calibrated transmitters and checked loops; tuned controllers.",
      ["Transmitter calibration", "Loop checking", "Controller tuning"],
    ],
    ["Pulled tensile tests and measured hardness.", ["Tensile testing", "Hardness measurement"]],
    [
      "Issued permits to work and audited 5S; investigated near misses.",
      ["Permit to work", "5S", "Near-miss investigation"],
    ],
    [
      "Dewatered sludge and controlled aeration; measured BOD.",
      ["Sludge dewatering", "Aeration control", "BOD measurement"],
    ],
  ])("%s", (line, expected) =>
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("words of the trade that name no skill", () => {
  test.each(["Mine of information; drill sergeant; well done."])("%s", (line) =>
    expect(inJob(line)).toEqual([]),
  );
});

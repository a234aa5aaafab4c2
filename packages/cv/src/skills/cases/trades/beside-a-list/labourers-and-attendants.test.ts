import { describe, expect, test } from "vitest";
import { besideList } from "../../../testing/beside-list.ts";
import { inList } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("helpers, labourers and attendants list", () => {
  test.each([
    "Scrubber drier, Restocking supplies, Starching, Vacuum table, Delicate fabrics",
    "Machine polishing, Clay bar, Snow foam, Leather conditioning, Headlight restoration",
    "Squeegee, Screen removal for cleaning, Mould remediation, Flood restoration, Sweeper driving",
    "Machete work, Cutting cane, Mulch laying, Pen cleaning, Bale stacking, Filling polybags",
    "Bark stripping, Ice crushing, Stone breaking by hand, Tarmac raking, Stihl saw, Barrier erection",
    "Nail pulling, Block carrying, Bricklayer's mate, Box assembly, Tape gun, Bottle washing",
    "Night fill, Cardboard baling, Chicken breading, Dough stretching, Cleaning fridges",
    "Shoe shining, Flyer handing, Errands, Kerbside collection, Contamination checks of bins",
    "E-waste dismantling, Picking line, Gum removal, TV mounting, Drywall patching, Void works",
    "Tamper detection, Bill delivery, Water fetching, Cloakroom duties, Golf caddying",
  ])("%s", (line) => expect(skillKeys(inList(line)).filter((key) => key.startsWith("other"))).toEqual([]));
});

describe("beside their own list, sentences name what they did", () => {
  test.each([
    [
      "Manual handling, Digging, Bricklayer's mate, Site clearance, Concreting",
      "Stripped formwork and set kerbs; tarmac raking.",
      ["Formwork"],
    ],
    [
      "Weeding, Hoeing, Harvesting, Irrigation, Fruit picking",
      "Laid drip tape; cane cutting and weighing punnets.",
      ["Punnet weighing"],
    ],
  ])("%s: %s", (list, line, expected) =>
    expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("goods, other trades and everyday words are no skill", () => {
  test.each([
    "Electricians, plumbers and tilers worked above us.",
    "Passengers were students, tailors and cooks.",
    "War was breaking out; Professor Hawking spoke in public areas.",
    "Shops around sell gold, cloth and phones.",
  ])("%s", (line) => expect(besideList("Manual handling, Loading, Digging, Concreting", line)).toEqual([]));
});

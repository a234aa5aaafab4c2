import { describe, expect, test } from "vitest";
import { besideList } from "../../../testing/beside-list.ts";
import { inList } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("people of wires, foods, woods and cloth list", () => {
  test.each([
    "Panel upgrades, Generator hookup, CCTV wiring, Temporary power, MC cable",
    "Heat shrink joints, ABC cable, Fuse cutouts, Reclosers, Elevator controllers",
    "Drop wire, RF cables, Grounding kits, IP phones, Toner replacement, ESD precautions",
    "Hide removal, Offal handling, Tying and netting, Poultry cutting, Scaling fish",
    "Pastry cream, Bread scoring, Buttercream, Retarder prover, Pie making, Enrober",
    "Whey drainage, Cheese turning, Titratable acidity, Cheddaring, Mozzarella stretching",
    "Hot fill, Seam inspection, Sulphiting, Candied peel, Sterilising jars, Fruit peeling",
    "Liquor evaluation, Infused leaf, Roast profiles, Redrying, Wrapper selection, Hauni Protos",
    "Stickering, Boron dipping, Retention testing, Drawer boxes, Corian, Peeling lathe, Headrig",
    "Pad stitching, Plaid matching, Block development, Hooping, Headliners, Staking, Bridle work",
    "Anode replacement, Lift bags, CP readings, Drill and inject, Glue boards, Conditioning flowers",
  ])("%s", (line) => expect(skillKeys(inList(line)).filter((key) => key.startsWith("other"))).toEqual([]));
});

describe("beside their own list, sentences name what they did", () => {
  test.each([
    [
      "House wiring, Conduit bending, Fault finding, Earthing",
      "Terraced houses: DB dressing, rewiring of houses; set poles.",
      ["DB dressing"],
    ],
    [
      "Soldering, Oscilloscope, TV repair, Laptop repair",
      "Copiers: drums and fusers; cash jams; component level repair.",
      ["Board-level repair"],
    ],
  ])("%s: %s", (list, line, expected) =>
    expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("goods, other trades and everyday words are no skill", () => {
  test.each([
    "The plan tied in with the festival and took in five towns.",
    "Sales promoters sold broadband and TV packs.",
    "Clients are bakeries, hotels and hospitals.",
    "Toggling between two screens; the bill of the firm.",
  ])("%s", (line) => expect(besideList("House wiring, Butchery, Tailoring, Upholstery", line)).toEqual([]));
});

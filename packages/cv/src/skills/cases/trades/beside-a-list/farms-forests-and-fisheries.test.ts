import { describe, expect, test } from "vitest";
import { besideList } from "../../../testing/beside-list.ts";
import { inList } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

const FARM =
  "Ploughing, Weeding, Livestock feeding, Calf rearing, Beekeeping, Pond management, Tree felling, Hunting";

describe("people of fields, herds and waters list", () => {
  test.each([
    "Row planting, Flood irrigation, Onion curing, Seed drill calibration, Brassica planting",
    "Tapping panel marking, Circle weeding, Cane pruning, Bunch covering, Ripeness standards",
    "Interior plant care, Lawn aeration, Sprinkler repair, Green walls, Soft landscaping",
    "TMR feeding, Body condition scoring, Colostrum management, Drying off, Cattle crush",
    "Lighting programme, Deadbird disposal, Nipple drinkers, Boot swabs, Chick placement",
    "Oxalic acid dribble, Super adding, Nucleus making, Wax rendering, Foulbrood inspection",
    "Well boat transfer, Net changing, Pond liming, Biofloc, Sea lice counting",
    "Lobster creels, Beach seining, Factory deck processing, Bycatch handling, Bait preparation",
    "Pheasant rearing, Carcass gralloching, Rifle zeroing, Heather burning, Ferreting",
  ])("%s", (line) => expect(skillKeys(inList(line)).filter((key) => key.startsWith("other"))).toEqual([]));
});

describe("beside their own list, sentences name what they did", () => {
  test.each([
    ["Fed colostrum, tagged calves and scraped passages.", ["Colostrum feeding", "Yard scraping"]],
    ["Inspected hives, clipped and marked queens, fed syrup.", ["Queen marking", "Bee feeding"]],
    ["Pulled chicks and culled birds.", ["Chick pulling"]],
    ["Counted sea lice, removed morts and changed nets.", ["Net changing"]],
    ["Fitted tree guards, cut fire lines and serviced saws.", ["Tree guards", "Fire line cutting"]],
  ])("%s", (line, expected) =>
    expect(besideList(FARM, line)).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("what the farm sells and what others do is no skill", () => {
  test.each([
    "The farm sells tomatoes, maize and cut flowers to three supermarkets and exports to Oman.",
    "The vet did pregnancy scanning and TB testing every 60 days.",
    "Neighbours run a cheese dairy and a campsite.",
    "Guests shot, lunched and fished; the estate sold venison.",
  ])("%s", (line) => expect(besideList(FARM, line)).toEqual([]));
});

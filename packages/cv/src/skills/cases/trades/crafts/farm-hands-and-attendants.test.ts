import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one trade each, with what they name", () => {
  test.each([
    [
      "Cleaned guest rooms, made beds and restocked minibars.",
      ["Guest room cleaning", "Bed making", "Minibar restocking"],
    ],
    [
      "Planted, weeded and harvested rice on 3 acres; managed water levels.",
      ["Rice planting", "Weeding", "Rice harvesting", "Water level management"],
    ],
    ["Pruned vines, thinned fruit and picked apples.", ["Vine pruning", "Fruit thinning", "Apple picking"]],
    [
      "Milked 120 cows twice a day, calved heifers, trimmed hooves and fed calves.",
      ["Milking", "Heifer calving", "Hoof trimming", "Calf feeding"],
    ],
    [
      "Fried chicken and assembled burgers to spec; checked temperatures.",
      ["Frying", "Burger assembling", "Temperature checks"],
    ],
    [
      "Collected refuse and sorted recyclables; swept streets.",
      ["Refuse collection", "Recyclable sorting", "Street sweeping"],
    ],
    [
      "Read meters, refilled vending machines and collected cash.",
      ["Meter reading", "Vending machine refilling", "Cash collection"],
    ],
    [
      "Patrolled the site, monitored CCTV and wrote incident reports.",
      ["Patrolling", "CCTV", "Incident report writing"],
    ],
    [
      "Screened passengers and searched bags; operated X-ray machines.",
      ["Passenger screening", "Bag searching", "X-ray machine operation"],
    ],
    ["Rescued swimmers and gave CPR.", ["Swimmer rescue", "CPR"]],
  ])("%s", (line, expected) =>
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("words of the trade that name no skill", () => {
  test.each([
    "Clean driving record; sweep of the awards.",
    "Field visits by the board; plant manager's memo; seed funding; harvest festival; grass roots.",
    "Guard against error; Secure employment; fire sale.",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));
});

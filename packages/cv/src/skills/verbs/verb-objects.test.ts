import { describe, expect, test } from "vitest";
import { inJob } from "../testing/build-cv.ts";
import { keyOfActivity, keyOfVerb } from "./verb-key.ts";

test.each([
  ["dressing", ["dressed", "dress"]],
  ["planning", ["planned", "plan", "planning"]],
  ["writing", ["wrote", "written", "write"]],
  ["teaching", ["taught", "teach"]],
  ["laying", ["laid", "lay"]],
  ["reconciliation", ["reconciled", "reconcile"]],
  ["preparation", ["prepared", "prepare"]],
  ["installation", ["installed", "install"]],
  ["administration", ["administered", "administer"]],
  ["inspection", ["inspected", "inspect"]],
  ["operation", ["operated", "operate"]],
  ["maintenance", ["maintained", "maintain"]],
  ["management", ["managed", "manage"]],
  ["analysis", ["analysed", "analyzed", "analyze"]],
  ["delivery", ["delivered", "deliver"]],
  ["repair", ["repaired", "repair"]],
  ["carrying", ["carried", "carry"]],
])("%s is the activity of %j", (noun, verbs) => {
  expect(new Set(verbs.map(keyOfVerb))).toEqual(new Set([keyOfActivity(noun)]));
});

test("a thing is no activity", () => {
  expect(keyOfActivity("garment")).toBeNull();
  expect(keyOfActivity("wound")).toBeNull();
});

test("a word that every object of the language has is a word as others", () => {
  expect(keyOfVerb("constructor")).toBe("constructor");
  expect(keyOfActivity("constructor")).toBeNull();
  expect(inJob("Constructor y reparación de calderas.")).toEqual(inJob("Montador y reparación de calderas."));
});

describe("a verb and its object name the activity", () => {
  test.each([
    ["Dressed wounds on a surgical ward.", ["Wound dressing"]],
    ["Pruned trees, mowed lawns and trimmed hedges.", ["Tree pruning", "Lawn mowing", "Hedge trimming"]],
    ["Managed the inventory and prepared payroll for 200 staff.", ["Inventory management", "Payroll"]],
    ["Repaired brakes, replaced clutches.", ["Brake repair", "Clutch replacement"]],
    ["Drafted over 40 contracts; designed logos.", ["Contract drafting", "Logo design"]],
    ["I administered medication to 20 residents.", ["Medication administration"]],
    ["Installation and repair of boilers.", ["Boiler installation", "Boiler repair"]],
    ["Preparation of the monthly payroll, reconciliation of bank accounts.", ["Payroll"]],
    ["In charge of replacement of clutches and brakes.", ["Clutch replacement"]],
  ])("%s", (line, expected) => expect(inJob(line)).toEqual(expect.arrayContaining(expected)));

  test.each([
    ["Changed clutches; serviced boilers.", ["Clutch replacement", "Boiler servicing"]],
    ["Mounted solar panels, ran forklifts.", ["Solar panel installation", "Forklift operation"]],
    ["Wrapped and packed orders, washed windows.", ["Order packing", "Window cleaning"]],
  ])("by a verb that means the same: %s", (line, expected) =>
    expect(inJob(line)).toEqual(expect.arrayContaining(expected)),
  );

  test.each([
    ["Erected and dismantled scaffolds, inspected and repaired boilers.", ["Boiler repair"]],
    ["In charge of repairing brakes.", ["Brake repair"]],
    ["Repaired worn brakes on buses.", ["Brake repair"]],
    ["Spot welded panels; spray painted doors.", ["Spot welding", "Spray painting"]],
  ])("with words between and before: %s", (line, expected) =>
    expect(inJob(line)).toEqual(expect.arrayContaining(expected)),
  );

  test("is quoted as it stands", () => {
    expect(inJob("Mowed all the lawns, picked orders.")).toEqual(["Lawn mowing", "Order picking"]);
  });
});

describe("but not", () => {
  test.each([
    ["inside a clause", "The brakes they repaired were new."],
    ["where the object goes on", "Managed inventory clerks and repaired brake lights."],
    ["with verbs of any work", "Counted chairs, wrote sales reports and made the tea."],
    ["with another verb of the list", "Counted doors, replaced brake fluid tins."],
    ["of a name", "Cut Bootstrap costs."],
    ["that was made for somebody", "Tested a school management product."],
    ["what is denied", "Never used or repaired brakes: no experience, dressed wounds excepted."],
  ])("%s: %s", (_, line) => expect(inJob(line)).toEqual([]));
});

test("what has an object of its own takes none from the next of its row", () => {
  expect(inJob("Pump overhauling, changing of bearing and gland packing.")).toContain("Bearing replacement");
  expect(inJob("Pump overhauling, changing of bearing and gland packing.")).not.toContain(
    "Bearing maintenance",
  );
  expect(inJob("Mise en place for 90 covers.")).not.toContain("Cover laying");
});

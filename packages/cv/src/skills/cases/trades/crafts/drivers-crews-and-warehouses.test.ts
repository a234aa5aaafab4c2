import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one trade each, with what they name", () => {
  test.each([
    [
      "Operated interlocking panel and controlled level crossings.",
      ["Interlocking panel operation", "Level crossings"],
    ],
    [
      "Drove articulated lorries across Europe with digital tachograph and CMR; secured loads.",
      ["HGV driving", "Tachograph", "CMR", "Load securing"],
    ],
    [
      "Delivered parcels on 120-drop rounds; obtained proof of delivery.",
      ["Parcel delivery", "Proof of delivery"],
    ],
    [
      "Pre-trip inspections and ELD logs; hauled refrigerated freight.",
      ["Pre-trip inspection", "ELD logs", "Refrigerated freight hauling"],
    ],
    [
      "Lifted precast panels by tower crane; read load charts.",
      ["Precast panel lifting", "Tower crane", "Load chart reading"],
    ],
    [
      "Loaded trucks and stacked pallets with reach truck and counterbalance.",
      ["Truck loading", "Pallet stacking", "Reach truck", "Counterbalance"],
    ],
    ["Worked RTG and STS cranes at 28 moves an hour.", ["RTG", "STS crane"]],
    [
      "Dug trenches, mixed concrete by hand and compacted fill with wacker plate.",
      ["Trench digging", "Concrete mixing", "Wacker plate"],
    ],
    ["Handled baggage and loaded aircraft holds.", ["Baggage handling", "Aircraft hold loading"]],
    [
      "Scheduled trucks, planned routes and negotiated freight rates.",
      ["Truck scheduling", "Route planning", "Freight rate negotiation"],
    ],
    [
      "Reconciled stock, posted GRNs in SAP MM and ran cycle counts.",
      ["Stock reconciliation", "GRN", "SAP MM", "Cycle counts"],
    ],
    [
      "Planned production by MRP; expedited materials.",
      ["Production planning", "MRP", "Material expediting"],
    ],
    [
      "Stood engine watches, overhauled purifiers and took bunkers.",
      ["Engine watch standing", "Purifier overhaul", "Bunker taking"],
    ],
    [
      "Planned passages on ECDIS; navigated in pilotage waters; kept GMDSS logs.",
      ["Passage planning", "ECDIS", "Pilotage waters", "GMDSS log keeping"],
    ],
    ["Maintained ILS and VOR; flight checks.", ["ILS", "VOR", "Flight checks"]],
  ])("%s", (line, expected) =>
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("words of the trade that name no skill", () => {
  test.each([
    "Drive results; route to success; bus tickets bought; tank top.",
    "Deck of slides; anchor tenant; crew cuts.",
    "Ship code weekly; freight elevator; stock photos.",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));
});

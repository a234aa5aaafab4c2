import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one trade each, with what they name", () => {
  test.each([
    [
      "Built timber frames for 14 homes, hung doors and fixed ceilings.",
      ["Timber frame construction", "Door hanging", "Ceiling fixing"],
    ],
    [
      "Mixed mortar by hand, laid concrete blocks and fitted damp proof courses.",
      ["Mortar mixing", "Block laying", "Damp-proof courses"],
    ],
    [
      "Thin joint blockwork on schools, movement joints and copings.",
      ["Thin joint blockwork", "Movement joints", "Copings"],
    ],
    [
      "Dressed sandstone by hand, cut letters and fixed ashlar on a cathedral.",
      ["Sandstone dressing", "Letter cutting", "Ashlar fixing"],
    ],
    [
      "Ran the bridge saw and polished granite worktops.",
      ["Bridge saw operation", "Granite worktop polishing"],
    ],
    [
      "Placed and vibrated concrete on slabs up to 900 m2, power floated the finish and cut joints next morning.",
      ["Concrete placing", "Concrete vibrating", "Power floating"],
    ],
    ["Took slump tests and made cubes; stripped formwork.", ["Slump test", "Cube making", "Formwork"]],
    ["Pitched roofs with cut rafters; framed dormers.", ["Roof pitching", "Cut rafters", "Dormer framing"]],
    [
      "Erected and dismantled tube and fitting scaffolds to 45 m; tagged and inspected them weekly.",
      ["Tube and fitting", "Scaffold"],
    ],
    [
      "Cantilever scaffolds over live rail, loading bays, temporary roofs.",
      ["Cantilever scaffolds", "Loading bays", "Temporary roofs"],
    ],
    [
      "Soft strip of offices and demolition by Brokk robot; sorted rubble for recycling.",
      ["Soft strip", "Demolition", "Rubble sorting", "Recycling"],
    ],
    [
      "Laid single-ply membranes and torch-on felt on schools.",
      ["Single-ply membrane laying", "Torch-on felt"],
    ],
    [
      "Fitted roof lights and gutters; traced leaks for insurers.",
      ["Roof light fitting", "Gutter fitting", "Leak tracing"],
    ],
    [
      "Prepared subfloors, checked moisture and laid LVT and parquet.",
      ["Subfloor preparation", "Moisture testing", "LVT", "Parquet laying"],
    ],
    [
      "Tiled swimming pools and wet rooms with epoxy grout.",
      ["Swimming pool tiling", "Wet rooms", "Epoxy grout"],
    ],
    ["Fitted carpets in hotels; sanded and oiled floors.", ["Carpet fitting", "Floor sanding"]],
    ["Applied monocouche render and EWI on tower blocks.", ["Monocouche rendering", "EWI"]],
    ["Ran cornices in situ and cast ceiling roses.", ["Cornice running", "Ceiling rose casting"]],
    ["Lagged steam pipes and fabricated aluminium cladding.", ["Lagging", "Aluminium cladding"]],
    [
      "Fire stopping of service penetrations; Asbestos removal under licence.",
      ["Fire stopping", "Asbestos removal"],
    ],
    [
      "Blew cellulose into lofts and sealed vapour barriers.",
      ["Cellulose blowing", "Vapour barrier sealing"],
    ],
    [
      "Measured and fitted double-glazed units, resealed curtain walls.",
      ["Double-glazed unit fitting", "Curtain wall resealing"],
    ],
    [
      "Fabricated aluminium windows and installed shopfronts.",
      ["Aluminium window fabrication", "Shopfront installation"],
    ],
    [
      "Installed sanitary ware and water heaters; pressure tested the system.",
      ["Sanitary ware installation", "Water heater installation", "Pressure testing"],
    ],
    [
      "Charged refrigerant and checked superheat; replaced compressors, expansion valves and contactors.",
      [
        "Refrigerant charging",
        "Superheat checks",
        "Compressor replacement",
        "Expansion valve replacement",
        "Contactor replacement",
      ],
    ],
    [
      "Serviced chillers and cooling towers; cleaned coils and changed filters.",
      ["Chiller servicing", "Cooling tower maintenance", "Coil cleaning", "Filter changes"],
    ],
    [
      "Recovered refrigerant per EPA 608 and brazed joints under nitrogen.",
      ["Refrigerant recovery", "EPA 608", "Joint brazing"],
    ],
    ["Hung wallpaper in hotel suites; matched colours.", ["Wallpaper hanging", "Colour matching"]],
    [
      "Applied intumescent coatings to steel and measured dry film thickness.",
      ["Intumescent coatings", "Dry film thickness measurement"],
    ],
    ["Graining and gilding in listed houses.", ["Graining", "Gilding"]],
    ["Swept chimneys, inspected flues by camera.", ["Chimney sweeping", "Flue inspection"]],
    [
      "Jet washed car parks; window cleaning by water-fed pole.",
      ["Jet washing", "Window cleaning", "Water-fed pole"],
    ],
  ])("%s", (line, expected) =>
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("words of the trade that name no skill", () => {
  test.each([
    "Moved to the foundation of a new youth club and gave talks at the plumb festival.",
    "He carried the hod for a year and won the arch prize at the wall fair.",
    "Celebrated under one roof with all our tile dealers.",
    "Tile adverts and the carpet shop's window.",
    "The pipe band and the sink estate.",
    "Cool under pressure, chilled drinks served.",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));
});

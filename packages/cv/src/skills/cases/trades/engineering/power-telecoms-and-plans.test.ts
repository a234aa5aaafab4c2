import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Substation design 132/33 kV: layouts, earthing calculations, relay settings, SLDs.",
      ["Substation design", "Layouts", "Earthing calculations", "Relay settings", "SLD"],
    ],
    [
      "Load flow, short circuit, arc flash studies in ETAP; protection coordination.",
      ["Load flow", "Short circuit", "Arc flash studies", "ETAP", "Protection coordination"],
    ],
    [
      "Load schedules, lighting layouts, small power layouts, fire alarm and ELV systems.",
      ["Load schedules", "Lighting layouts", "Small power layouts", "Fire alarm", "ELV systems"],
    ],
    [
      "Line patrols, fault restoration, feeder maintenance, meter reading audits.",
      ["Line patrol", "Meter reading audits", "Fault restoration", "Feeder maintenance"],
    ],
    [
      "Firmware on STM32 and FreeRTOS; SPI, I2C and BLE drivers.",
      ["Firmware", "STM32", "FreeRTOS", "SPI", "I2C", "BLE"],
    ],
    [
      "RTL design in SystemVerilog, UVM testbenches, timing closure.",
      ["RTL design", "SystemVerilog", "UVM", "Timing closure"],
    ],
    [
      "Flyback converter design, magnetics design, battery management.",
      ["Flyback converter design", "Magnetics design", "Battery management"],
    ],
    [
      "In-circuit test, functional test jigs, failure analysis and component obsolescence.",
      ["In-circuit testing", "Functional test jigs", "Failure analysis", "Component obsolescence"],
    ],
    [
      "RF optimisation: tilt changes, neighbour audits, drive tests with TEMS, post-processing in Actix.",
      [
        "RF optimisation",
        "Tilt changes",
        "Neighbour audits",
        "Drive testing",
        "TEMS",
        "Actix",
        "Post-processing",
      ],
    ],
    [
      "Microwave link planning in Pathloss; LOS surveys; antenna alignment.",
      ["Microwave link planning", "Pathloss", "LOS surveys", "Antenna alignment"],
    ],
    [
      "BTS commissioning, sector swaps, VSWR tests, site acceptance.",
      ["BTS commissioning", "Sector swaps", "VSWR testing", "Site acceptance"],
    ],
    [
      "FTTH rollout: duct surveys, splicing, OTDR testing, OLT configuration.",
      ["FTTH rollout", "Duct surveys", "Splicing", "OTDR testing", "OLT configuration"],
    ],
    [
      "Municipality drawings, working drawings, door and window schedules, area statements.",
      ["Municipality drawings", "Working drawings", "Door and window schedules", "Area statements"],
    ],
    [
      "Facade detailing, curtain wall, material boards, mock-up reviews.",
      ["Facade detailing", "Curtain wall", "Material boards", "Mock-up reviews"],
    ],
    [
      "Feasibility studies, massing studies, FAR calculations, parking layouts.",
      ["Feasibility studies", "Massing studies", "Parking layouts", "FAR calculations"],
    ],
    [
      "Energy modelling, LEED documentation, daylight analysis in IES VE.",
      ["Energy modelling", "LEED documentation", "Daylight analysis", "IES VE"],
    ],
    [
      "Irrigation layouts, water feature design, landscape lighting.",
      ["Irrigation layouts", "Water feature design", "Landscape lighting"],
    ],
    [
      "Public consultation, playground design, wayfinding.",
      ["Public consultation", "Playground design", "Wayfinding"],
    ],
    [
      "Nursery visits, tree tagging, planting supervision, snagging.",
      ["Nursery visits", "Tree tagging", "Planting supervision", "Snagging"],
    ],
    ["Green roof design, rain gardens, bioswales.", ["Green roof design", "Rain gardens", "Bioswales"]],
    [
      "Toiles, draping and flat pattern cutting; fit sessions with the buyer.",
      ["Toiles", "Draping", "Fit sessions", "Flat pattern cutting"],
    ],
    [
      "Design research, user interviews, design for assembly, tooling liaison.",
      ["Design research", "User interviews", "Design for assembly", "Tooling liaison"],
    ],
    [
      "Placement prints, repeat patterns, embroidery artwork in NedGraphics.",
      ["Placement prints", "Repeat patterns", "Embroidery artwork", "NedGraphics"],
    ],
    [
      "Range planning, line reviews, cost negotiations with mills.",
      ["Range planning", "Line reviews", "Cost negotiations"],
    ],
    [
      "Local plan drafting, SEA, housing land supply, examination hearings.",
      ["Local plan drafting", "SEA", "Housing land supply", "Examination hearings"],
    ],
    [
      "VISSIM and LinSig models of nine junctions; signal timing, queue surveys.",
      ["VISSIM", "LinSig", "Signal timing", "Queue surveys"],
    ],
    [
      "Traffic counts, origin-destination surveys, trip generation, parking surveys.",
      ["Traffic counts", "Origin-destination surveys", "Trip generation", "Parking surveys"],
    ],
    [
      "Travel plans, transport statements, swept path analysis in AutoTURN.",
      ["Travel plans", "Transport statements", "Swept path analysis", "AutoTURN"],
    ],
    [
      "Setting out of piles, gridlines and kerbs; as-built surveys; monitoring of settlement.",
      ["Setting out", "As-built surveys", "Monitoring of settlement"],
    ],
    [
      "Bathymetric surveys with multibeam in HYPACK; tide corrections.",
      ["Bathymetric survey", "Tide corrections", "HYPACK"],
    ],
    [
      "Map compilation, symbology, georeferencing and topology checks in ArcGIS Pro.",
      ["Map compilation", "Symbology", "Georeferencing", "Topology checks", "ArcGIS"],
    ],
    [
      "Packaging dielines, mock-ups, print-ready files and press checks.",
      ["Packaging dielines", "Mock-ups", "Print-ready files", "Press checks"],
    ],
    [
      "Explainer videos, kinetic typography in After Effects; sound syncing.",
      ["Explainer videos", "Kinetic typography", "Adobe After Effects", "Sound syncing"],
    ],
    [
      "3D modelling, texturing, rigging and lighting in Maya and Substance Painter.",
      ["3D modelling", "Texturing", "Rigging", "Lighting", "Maya", "Substance Painter"],
    ],
    [
      "Annual report layout, infographics, icon sets and data visualisation.",
      ["Annual report layout", "Infographics", "Icon sets", "Data visualisation"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Villas have lifts, pumps and heaters.",
  "Our phones, toys and lamps sell in malls.",
  "Towers on hills; diesel stolen twice.",
  "Built for doctors, bankers and a temple.",
  "Lions, kites and a carousel in the square.",
  "Buyers from Zara; models from Goa.",
  "Town of weavers and potters by a lake.",
  "Coconut, rubber and rice land of two families.",
  "Clients: cafés, gyms, a dentist and a law firm.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});

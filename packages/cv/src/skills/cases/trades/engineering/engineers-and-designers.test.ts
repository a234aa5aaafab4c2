import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Ran time studies on 14 stations and balanced the line for a second shift.",
      ["Time studies", "Line balancing"],
    ],
    ["Simulated the new hall in FlexSim before layout design was signed off.", ["FlexSim", "Layout design"]],
    ["Trained 30 operators in 5S and poka-yoke.", ["5S", "Poka-yoke"]],
    ["Capacity planning for spring 2022 with SAP PP.", ["Capacity planning", "SAP PP"]],
    [
      "Cable sizing and lighting calculations in DIALux to BS 7671.",
      ["Cable sizing", "Lighting calculations", "DIALux", "BS 7671"],
    ],
    [
      "Drew single line diagrams and panels in EPLAN; attended FAT in Pune.",
      ["Single line diagrams", "EPLAN", "FAT"],
    ],
    ["PV sizing in PVsyst for 18 schools.", ["PV sizing", "PVsyst"]],
    [
      "Shop drawings and bar bending schedules for nine bridges in Tekla.",
      ["Shop drawings", "Bar bending schedules", "Tekla Structures"],
    ],
    [
      "Piping isometrics in Plant 3D; P&IDs marked up on site.",
      ["Piping isometrics", "AutoCAD Plant 3D", "P&IDs"],
    ],
    [
      "Drew sheet metal enclosures in SolidWorks with GD&T to ASME Y14.5.",
      ["SolidWorks", "GD&T", "ASME Y14.5"],
    ],
    [
      "Clash detection in Navisworks and BIM models in Revit.",
      ["Clash detection", "Navisworks", "BIM", "Revit"],
    ],
    [
      "Designed box culverts and storm water drainage for 42 km of rural road.",
      ["Culvert design", "Storm water drainage"],
    ],
    [
      "Pile design and retaining walls in PLAXIS under Eurocode 7.",
      ["Pile design", "Retaining walls", "PLAXIS", "Eurocode"],
    ],
    [
      "Certified interim valuations under FIDIC; programme kept in P6.",
      ["Interim valuations", "FIDIC", "Primavera P6"],
    ],
    [
      "Setting out, earthworks and compaction testing for a runway.",
      ["Setting out", "Earthworks", "Compaction testing"],
    ],
    ["Ran ETABS models of 18 towers for seismic design.", ["ETABS", "Seismic design"]],
    [
      "HVAC design with HAP for three hotels; duct sizing and schedules.",
      ["HVAC design", "HAP Carrier", "Duct sizing"],
    ],
    [
      "Owned the BOM and engineering change orders in Windchill.",
      ["BOM", "Engineering change orders", "Windchill"],
    ],
    ["Pipe stress analysis in CAESAR II to ASME B31.3.", ["Pipe stress analysis", "CAESAR II", "ASME B31.3"]],
    [
      "Designed injection moulds after Moldflow runs; 3D printing of grips.",
      ["Injection mould design", "Moldflow", "3D printing"],
    ],
    [
      "Mass and energy balances and PFDs of a 40 t/d caustic plant in Aspen Plus.",
      ["Mass and energy balance", "PFD", "Aspen Plus"],
    ],
    ["Chaired HAZOP and LOPA with operations.", ["HAZOP", "LOPA"]],
    [
      "PSV sizing to API 520; heat exchanger design in HTRI.",
      ["PSV sizing", "API 520", "Heat exchanger design", "HTRI"],
    ],
    ["Effluent treatment within norms; MOC for each change.", ["Effluent treatment", "MOC"]],
    ["Energy audits cut steam by 11%.", ["Energy audits"]],
    [
      "Brand identity and packaging design for a tea house; print production at two presses.",
      ["Brand identity", "Packaging design", "Print production"],
    ],
    [
      "UI design in Figma, usability testing with nine riders in Maze.",
      ["UI design", "Figma", "Usability testing", "Maze"],
    ],
    [
      "Motion graphics in After Effects; Lottie files for the app.",
      ["Motion graphics", "Adobe After Effects", "Lottie"],
    ],
    ["Photo retouching for catalogues, storyboards for two spots.", ["Photo retouching", "Storyboarding"]],
    ["Magazine layout in InDesign: 96 pages a month.", ["Magazine layout", "Adobe InDesign"]],
    [
      "Tech packs and fit sessions for 120 styles a season in CLO 3D.",
      ["Tech packs", "Fit sessions", "CLO 3D"],
    ],
    [
      "Concept sketching, foam models and product rendering in KeyShot.",
      ["Concept sketching", "Foam models", "3D rendering of products", "KeyShot"],
    ],
    [
      "Pattern grading in Gerber AccuMark; trend forecasting by WGSN.",
      ["Pattern grading", "Gerber AccuMark", "Trend forecasting", "WGSN"],
    ],
    ["Jewellery design in MatrixGold.", ["Jewellery design", "MatrixGold"]],
    ["Space planning and FF&E schedules for a 60-key hotel.", ["Space planning", "FF&E schedules"]],
    [
      "Rendered in Enscape and Corona; joinery drawings in AutoCAD.",
      ["Enscape", "Corona Renderer", "Joinery drawings", "AutoCAD"],
    ],
    [
      "Kitchen design in 2020 Design, lighting plans and finish schedules.",
      ["Kitchen design", "2020 Design", "Lighting plans", "Finishes schedules"],
    ],
    ["Snagging and fit-out supervision of 14 shops.", ["Snagging", "Fit-out supervision"]],
    ["Home staging of show flats, soft furnishings bought in Jaipur.", ["Home staging", "Soft furnishings"]],
    [
      "Schematic design to construction documentation of a 90-bed clinic in Revit.",
      ["Schematic design", "Construction documentation", "Revit"],
    ],
    [
      "Planning applications and building regulations drawings for 30 homes.",
      ["Planning applications", "Building regulations"],
    ],
    [
      "Heritage conservation of a Dutch fort house; specification writing.",
      ["Heritage conservation", "Specification writing"],
    ],
    [
      "Coordinated BIM in Navisworks and Solibri; design coordination weekly.",
      ["BIM", "Navisworks", "Solibri", "Design coordination"],
    ],
    ["Led HOAI phases 5 to 8; mark-ups in Bluebeam.", ["HOAI", "Bluebeam"]],
    [
      "Embedded C on STM32 with FreeRTOS; CAN bus and Modbus.",
      ["C", "STM32", "FreeRTOS", "CAN bus", "Modbus"],
    ],
    ["EMC pre-compliance and SMPS design of a charger.", ["EMC pre-compliance", "SMPS design"]],
    [
      "FPGA development in VHDL on Vivado; functional verification.",
      ["FPGA development", "VHDL", "Xilinx Vivado", "Functional verification"],
    ],
    [
      "Drive tests in TEMS, RF planning in Atoll for 600 sites.",
      ["Drive testing", "TEMS", "RF planning", "Atoll"],
    ],
    ["EIA for a quarry; noise surveys in SoundPLAN.", ["EIA", "Noise surveys", "SoundPLAN"]],
    [
      "Stack testing and air dispersion modelling in AERMOD.",
      ["Stack testing", "Air dispersion modelling", "AERMOD"],
    ],
    [
      "GHG inventories by the GHG Protocol; ESG reporting to GRI.",
      ["GHG inventories", "GHG Protocol", "ESG reporting", "GRI Standards"],
    ],
    [
      "Water sampling, groundwater monitoring and hazardous waste handling.",
      ["Water sampling", "Groundwater monitoring", "Hazardous waste handling"],
    ],
    ["Site remediation of a fuel depot; maps in QGIS.", ["Site remediation", "QGIS"]],
    [
      "Incident investigation, toolbox talks and permit to work on a refinery turnaround.",
      ["Incident investigation", "Toolbox talks", "Permit to work"],
    ],
    [
      "PPAP and control plans to IATF 16949; Gauge R&R in Minitab.",
      ["PPAP", "Control plans", "IATF 16949", "Gauge R&R", "Minitab"],
    ],
    ["CAPA and NCRs closed in MasterControl.", ["CAPA", "NCRs", "Master Control"]],
    ["Design controls and risk files to ISO 14971 for a pump.", ["Design controls", "ISO 14971"]],
    ["Fractography and hardness testing of broken shafts.", ["Fractography", "Hardness testing"]],
    ["NEBOSH holder; safe in the rest of the yard; swift aid.", ["NEBOSH"]],
    [
      "Fusion splicing with a Fujikura and OTDR tests of 60 km.",
      ["Fusion splicing", "Fujikura splicer", "OTDR testing"],
    ],
    [
      "Tower climbing, antenna alignment and RRU installation.",
      ["Tower climbing", "Antenna alignment", "RRU installation"],
    ],
    ["Router installation at homes, DSL fault clearing.", ["Router installation", "DSL fault clearing"]],
    [
      "Rack and stack of 40 servers; patch panels terminated with Krone tool.",
      ["Rack and stack", "Patch panels", "Krone tool"],
    ],
    ["CCTV installation in banks; PABX programming.", ["CCTV installation", "PABX programming"]],
    ["Rectifier maintenance and battery swaps.", ["Rectifier maintenance"]],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Went the extra mile on nights in the rest of the plant; acted with swift action on stoppages.",
  "Loved by the client, excel at keeping calm; react to trips at night.",
  "Kept the power on for the rest of the village in spring.",
  "Sheets designed in detail; sketches for the rest of the team.",
  "Excelled in the rest of the site; swift to act, spring floods kept at bay.",
  "Worked in design and later in the rest of R&D; spring loaded with work.",
  "Reacted to alarms at once; go the extra mile on nights.",
  "Designed in detail; in the rest of the firm too; sketch comedy on Fridays.",
  "Spring/Summer and Autumn/Winter lines; swift hands; love of cloth.",
  "Well rested guests; rest corner in spring tones; swift taste.",
  "Rest houses in the hills; swift towers; a sketch of spring.",
  "Spring water; swift rivers; rest of the basin.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of technicians, plants, vessels and towers", () => {
  test.each([
    [
      "Titrations (acid-base, redox, Karl Fischer), density by pycnometer, refractive index.",
      ["Titration", "Karl Fischer", "Density by pycnometer", "Refractive index"],
    ],
    [
      "Ran 40 samples per shift on Agilent 1260 HPLC and integrated the peaks in Empower.",
      ["HPLC", "Waters Empower"],
    ],
    [
      "Setting out of buildings with total station and auto level, transfer of benchmarks.",
      ["Setting out", "Total station", "Auto level", "Transfer of benchmarks"],
    ],
    [
      "Checked formwork and steel reinforcement before the pour, took slump and cube samples.",
      ["Formwork", "Steel reinforcement", "Slump", "Cube samples"],
    ],
    [
      "Testing and commissioning of 11 kV switchgear, RMUs and distribution transformers.",
      ["Testing and commissioning", "Switchgear", "RMU", "Distribution transformers"],
    ],
    [
      "Soldered SMD down to 0402, reballed BGAs, reworked boards to IPC-7711.",
      ["Soldering", "BGA", "Reworked boards", "IPC"],
    ],
    [
      "Functional test, burn-in and final inspection of 60 units a day.",
      ["Functional testing", "Burn-in", "Final inspection"],
    ],
    [
      "Overhauled centrifugal pumps, replaced mechanical seals and bearings, aligned couplings by laser.",
      ["Centrifugal pump overhaul", "Seal replacement", "Bearing replacement", "Coupling alignment"],
    ],
    [
      "Vibration analysis and oil sampling; entered readings into SAP PM.",
      ["Vibration analysis", "Oil sampling", "SAP PM"],
    ],
    [
      "Operated pilot distillation column and batch reactors, charging of solvents, sampling each hour.",
      ["Distillation column operation", "Batch reactor operation", "Charging of solvents", "Sampling"],
    ],
    [
      "Cooling water treatment: biocide dosing, corrosion coupons, Legionella sampling.",
      ["Cooling water treatment", "Corrosion coupons", "Legionella sampling", "Biocide dosing"],
    ],
    [
      "Face mapping, channel sampling and grade control in an underground gold mine.",
      ["Face mapping", "Channel sampling", "Grade control"],
    ],
    [
      "Ventilation surveys with anemometer, gas testing and dust sampling.",
      ["Ventilation surveys", "Gas testing", "Dust sampling"],
    ],
    [
      "Produced GA drawings, reinforcement details and bar schedules in AutoCAD.",
      ["GA drawings", "Reinforcement details", "Bar schedules", "AutoCAD"],
    ],
    [
      "Site measurement, as-built drawings and municipality submission drawings.",
      ["Site measurement", "As-built drawings", "Municipality submission drawings"],
    ],
    [
      "First article inspection, in-process checks and pre-dispatch inspection against control plan.",
      ["First article inspection", "In-process checks", "Pre-dispatch inspection", "Control plans"],
    ],
    [
      "Raised NCRs, followed corrective actions and wrote 8D reports to customers.",
      ["NCR raising", "Corrective actions", "8D reports"],
    ],
    [
      "Led a crew of 32 in load and haul: equipment allocation, dump sequencing, road maintenance.",
      ["Load and haul", "Equipment allocation", "Dump sequencing", "Road maintenance"],
    ],
    [
      "Pre-start meetings, toolbox talks, workplace inspections and hazard reporting.",
      ["Pre-start meetings", "Toolbox talks", "Workplace inspections", "Hazard reporting"],
    ],
    [
      "Supervised 60 operators on 3 lines; manpower allocation, hourly output tracking, downtime recording.",
      ["Manpower allocation", "Hourly output tracking", "Downtime recording"],
    ],
    [
      "Material requisition, line clearance and batch record completion.",
      ["Material requisition", "Line clearance", "Batch record completion"],
    ],
    [
      "Supervised excavation, foundations, blockwork and plastering on 40 villas.",
      ["Excavation", "Foundations", "Blockwork", "Plastering"],
    ],
    [
      "Subcontractor coordination, labour allocation and three-week lookaheads.",
      ["Subcontractor coordination", "Labour allocation", "Three-week lookaheads"],
    ],
    [
      "Cold and hot start-up of boilers, turbine rolling and synchronisation with the grid.",
      ["Hot start-up", "Turbine rolling", "Synchronisation with the grid"],
    ],
    [
      "Soot blowing, ash evacuation and coal feeder changeover.",
      ["Soot blowing", "Coal feeder changeover", "Ash evacuation"],
    ],
    [
      "Operated clarifiers, rapid sand filters and chlorinators; backwashed filters each shift.",
      ["Clarifier operation", "Rapid sand filters", "Chlorinators", "Filter backwashing"],
    ],
    [
      "Jar tests, alum dosing adjustment and turbidity checks.",
      ["Jar testing", "Alum dosing", "Turbidity checks"],
    ],
    [
      "Unloading of tankers, drum filling, labelling of chemicals.",
      ["Tanker unloading", "Drum filling", "Labelling"],
    ],
    [
      "Line breaking, equipment cleaning and changeover.",
      ["Equipment cleaning", "Changeovers", "Line breaking"],
    ],
    [
      "Field operator on CDU and vacuum unit: pump changeovers, furnace firing, exchanger isolation.",
      ["Vacuum unit", "Pump changeover", "Furnace firing", "Exchanger isolation", "CDU"],
    ],
    [
      "Start-up and shutdown of hydrotreater; catalyst loading in turnaround.",
      ["Start-up and shutdown", "Hydrotreater", "Catalyst loading"],
    ],
    [
      "EAF melting: scrap charging, oxygen lancing, slag foaming, tapping.",
      ["EAF", "Scrap charging", "Slag foaming", "Tapping", "Oxygen lancing"],
    ],
    [
      "Ladle refining, alloy additions and argon stirring; temperature and sampling each heat.",
      ["Ladle refining", "Alloy addition", "Sampling", "Argon stirring"],
    ],
    [
      "Robot teaching and gripper adjustment on KUKA cells; clearing of jams.",
      ["Robot teaching", "Gripper adjustment", "KUKA robots", "Clearing of jams"],
    ],
    [
      "Operated paper machine wet end: stock preparation, headbox consistency, felt washing.",
      ["Wet end operation", "Stock preparation", "Headbox consistency", "Felt washing"],
    ],
    [
      "DNA extraction, PCR and gel runs for 500 samples a month; primer dilution.",
      ["DNA extraction", "PCR", "Gel runs", "Primer dilution"],
    ],
    [
      "Media preparation, autoclaving, plate pouring and colony counts.",
      ["Media preparation", "Autoclaving", "Colony counting", "Plate pouring"],
    ],
    [
      "Crop scouting, pest counts, disease scoring and spray recommendations.",
      ["Crop scouting", "Pest counts", "Disease scoring", "Spray recommendations"],
    ],
    [
      "Calibrated knapsack sprayers and mixed pesticides with records.",
      ["Calibrated knapsack sprayers", "Pesticide mixing"],
    ],
    [
      "Timber cruising of 3,000 ha with clinometer and relascope; volume estimates.",
      ["Timber cruising", "Clinometers", "Relascope", "Volume estimates"],
    ],
    [
      "Marked trees for thinning, boundary lines and skid trails.",
      ["Tree marking", "Boundary lines", "Skid trails"],
    ],
    [
      "Watchkeeping in UMS engine room, bunkering operations and sounding of tanks.",
      ["Watchkeeping", "Bunkering operations", "Sounding of tanks"],
    ],
    [
      "Purifier overhaul, OWS operation and oil record book entries under MARPOL.",
      ["Purifier overhaul", "OWS operation", "Oil record book entries", "MARPOL"],
    ],
    [
      "Navigational watch 12–4, passage planning on ECDIS, position fixing.",
      ["Navigational watch", "Passage planning", "ECDIS", "Position fixing"],
    ],
    [
      "Cargo watch, ballasting, draft surveys and lashing checks on container ship.",
      ["Cargo watch", "Ballasting", "Draft surveys", "Lashing"],
    ],
    [
      "Flew A320 on medium haul, fuel planning, NOTAM briefing, FMS set-up.",
      ["Airbus A320", "Fuel planning", "NOTAM briefing", "FMS set-up"],
    ],
    [
      "Pre-flight inspections, weight and balance, de-icing decisions.",
      ["Pre-flight inspections", "Weight and balance", "De-icing"],
    ],
    ["OJT instruction of trainees and competency checks.", ["OJT instruction", "Competency checks"]],
    [
      "Corrective maintenance of MSSR and VCCS; module replacement.",
      ["Corrective maintenance", "MSSR", "VCCS", "Module replacement"],
    ],
    ["Administered AMHS and AFTN circuits.", ["AMHS", "AFTN circuits"]],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected)));
  });

  test.each([
    "Reported to the head of metallurgy, who ran the welding school.",
    "The client's architects worked in Revit; prints were given to us.",
    "Shared the workshop with the fitters, whose lathe was in the corner.",
    "Our customers used the boards in ultrasound scanners and lifts.",
    "Pumps of the municipal water works were bought through the Chennai office.",
    "Farmers bought our fertiliser; agronomy was the dealers' business.",
    "Wages were paid by the accounts office, audits done by KPMG.",
    "Printed birthday posters for the staff.",
    "Our tier-two suppliers did die casting and anodising.",
    "Villagers were farming and fishing around the pit.",
    "The maintenance department did welding, turning and plumbing for us.",
    "The neighbours, a bakery and a dental clinic, complained of dust.",
    "The canteen, cricket ground and hospital belong to the power company.",
    "The engineers' union discussed nuclear power.",
    "Soap was shipped to salons; the hairdressers liked it.",
    "Rebars went to builders of dams and hospitals.",
    "The paper is used by law firms and printers.",
    "The ministry's accountants and drivers sat in our office.",
    "Sawmills nearby made furniture and matches.",
    "Cargo of wheat and steel was stowed by stevedores.",
    "Airlines' dispatchers and caterers phoned for delays.",
    "Pilots flew Boeing and helped with the air show.",
  ])("names no skill: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Aligned femtosecond lasers, built pump-probe setups and data acquisition in LabVIEW.",
      ["Laser alignment", "Pump-probe setups", "Data acquisition", "LabVIEW"],
    ],
    [
      "Simulated detector response with Geant4; analysed 12 TB in ROOT and Python.",
      ["Geant4", "ROOT", "Python"],
    ],
    [
      "Photometry and astrometry of asteroids with Astropy; telescope scheduling.",
      ["Photometry", "Astrometry", "Astropy", "Telescope scheduling"],
    ],
    [
      "Issued TAFs and SIGMETs; pilot briefings; METAR every half hour.",
      ["TAF", "SIGMET", "Pilot briefings", "METAR"],
    ],
    [
      "Ran WRF at 3 km with data assimilation; model verification.",
      ["WRF", "Data assimilation", "Model verification"],
    ],
    [
      "Cyclone tracking, storm surge forecasts and early warnings.",
      ["Cyclone tracking", "Storm surge forecasts", "Early warning"],
    ],
    [
      "Assay, dissolution testing, related substances and content uniformity of tablets by HPLC (Empower).",
      ["Assay", "Dissolution testing", "Related substances", "Content uniformity", "HPLC", "Waters Empower"],
    ],
    [
      "Multi-step synthesis of 20 analogues, column chromatography, NMR and LC-MS characterisation.",
      ["Multi-step synthesis", "Column chromatography", "NMR", "LC-MS"],
    ],
    [
      "OOS investigations, CAPA, change control, data integrity.",
      ["OOS investigations", "CAPA", "Change control", "Data integrity"],
    ],
    [
      "Wireframing, block modelling and kriging in Datamine; JORC Table 1.",
      ["Wireframing", "Block modelling", "Kriging", "Datamine", "JORC"],
    ],
    [
      "Soil sampling and trenching on a gold grid; target generation; drill planning.",
      ["Soil sampling", "Trenching", "Target generation", "Drill planning"],
    ],
    [
      "Seismic interpretation in Petrel, well correlation, prospect evaluation.",
      ["Seismic interpretation", "Petrel", "Well correlation", "Prospect evaluation"],
    ],
    [
      "GLM pricing of motor in Emblem; rate filing; competitor analysis.",
      ["GLM pricing", "Emblem", "Rate filing", "Competitor analysis"],
    ],
    [
      "Pension valuations under IAS 19, funding advice, mortality studies.",
      ["Pension valuations", "IFRS", "Funding advice", "Mortality studies"],
    ],
    [
      "IFRS 17 build: CSM roll-forward, assumption setting, experience analysis.",
      ["IFRS 17", "CSM roll-forward", "Assumption setting", "Experience analysis"],
    ],
    [
      "qPCR, western blotting and flow cytometry on primary cells; primer design.",
      ["qPCR", "Western blotting", "Flow cytometry", "Primer design"],
    ],
    [
      "Media preparation, subculturing, antimicrobial susceptibility testing, spore counts.",
      ["Media preparation", "Subculturing", "Antimicrobial susceptibility testing", "Spore counts"],
    ],
    [
      "Tissue culture of banana and acclimatisation; herbarium mounting.",
      ["Tissue culture", "Acclimatisation", "Herbarium mounting"],
    ],
    [
      "Trained 1,800 farmers in GAP, composting and conservation agriculture.",
      ["GAP", "Composting", "Conservation agriculture"],
    ],
    [
      "Farmer field schools, demonstration plots, field days and exchange visits.",
      ["Farmer field schools", "Demonstration plots", "Field days", "Exchange visits"],
    ],
    [
      "Crop walking, agrochemical recommendations and nutrient management plans for 9,000 ha.",
      ["Crop walking", "Agrochemical recommendations", "Nutrient management plans"],
    ],
    [
      "EIA reports for two highways: scoping, baseline surveys, impact mitigation.",
      ["EIA", "Scoping", "Baseline surveys", "Impact mitigation"],
    ],
    [
      "Phase 1 and 2 site investigations, soil sampling, groundwater monitoring, remediation options appraisal.",
      ["Site investigation", "Soil sampling", "Groundwater monitoring", "Remediation options appraisal"],
    ],
    [
      "Stack monitoring, ambient air monitoring, noise surveys and consent renewals.",
      ["Stack monitoring", "Ambient air monitoring", "Noise surveys", "Consent renewals"],
    ],
    [
      "Time studies and operation bulletins for 60 styles; line layout, SMV by GSD.",
      ["Time studies", "Operation bulletin", "Line layout", "SMV", "GSD"],
    ],
    [
      "Led DMAIC project on first pass yield; Gage R&R, capability studies, DOE.",
      ["DMAIC", "First pass yield", "Gage R&R", "Capability studies", "DOE"],
    ],
    [
      "PFMEA, control plans and PPAP for door modules; layered audits.",
      ["PFMEA", "Control plans", "PPAP", "Layered audits"],
    ],
    [
      "Horizontal and vertical alignment, cross sections, earthwork volumes in Civil 3D.",
      ["Horizontal and vertical alignment", "Cross-sections", "Earthwork volumes", "AutoCAD Civil 3D"],
    ],
    [
      "Bored piling, sheet piling, dewatering for a basement; pile load tests.",
      ["Bored piling", "Sheet piling", "Dewatering", "Pile load tests"],
    ],
    [
      "Water network modelling in EPANET; pump station design, sewer design.",
      ["Water network modelling", "EPANET", "Pump station design", "Sewer design"],
    ],
    [
      "Designed a 12 MLD STP (SBR), hydraulic profile, aeration sizing, sludge dewatering.",
      ["SBR", "Hydraulic profile", "Aeration sizing", "Sludge dewatering"],
    ],
    [
      "AERMOD runs for stack permits; scrubber design; odour surveys.",
      ["AERMOD", "Scrubber design", "Odour surveys"],
    ],
    [
      "Landfill liner design, leachate treatment, gas extraction.",
      ["Landfill liner design", "Leachate treatment", "Gas extraction"],
    ],
    [
      "Vibration analysis, thermography, oil analysis and RCA.",
      ["Vibration analysis", "Thermography", "Oil analysis", "RCA"],
    ],
    [
      "Prototype build, DVP&R, tolerance stack-up and DFM with suppliers.",
      ["Prototype build", "DVP&R", "Tolerance stack-up", "DFM"],
    ],
    [
      "Shutdown planning, spare parts management, CMMS (Maximo).",
      ["Shutdown planning", "Spare parts management", "CMMS", "Maximo"],
    ],
    [
      "Process design of an amine unit: simulation in HYSYS, equipment datasheets, line sizing, PSV sizing.",
      ["Process design", "Simulation", "Aspen HYSYS", "Equipment datasheets", "Line sizing", "PSV sizing"],
    ],
    [
      "Ran a crude distillation unit; column troubleshooting, catalyst changeout, turnaround planning.",
      ["Crude distillation", "Catalyst changeout", "Turnaround planning", "Column troubleshooting"],
    ],
    [
      "HAZOP scribe and LOPA; PSSR; SIL verification.",
      ["HAZOP", "LOPA", "PSSR", "Safety instrumented systems"],
    ],
    [
      "Flotation testwork, grind optimisation, reagent trials; recovery up 2.1%.",
      ["Flotation testwork", "Grind optimisation", "Reagent trials"],
    ],
    [
      "Metallurgical accounting, mill sampling, mass balancing, gold room security.",
      ["Metallurgical accounting", "Gold room", "Mill sampling", "Mass balancing"],
    ],
    [
      "Blast design, pit optimisation in Whittle, phase design, haulage simulation.",
      ["Blast design", "Pit optimisation", "Whittle", "Phase design", "Haulage simulation"],
    ],
    [
      "Take-offs in CostX and PlanSwift; BOQs to NRM2 and POMI.",
      ["Take-offs", "CostX", "PlanSwift", "BOQ", "NRM2", "POMI"],
    ],
    [
      "Interim applications, variation pricing, EOT claims and final accounts.",
      ["Interim applications", "Variation pricing", "EOT claims", "Final accounts"],
    ],
    [
      "Subcontract comparison, LOAs, back charges and retention release.",
      ["Subcontract comparison", "LOAs", "Back charges", "Retention release"],
    ],
    [
      "Installation and commissioning of CT scanners, ventilators and dialysis machines; electrical safety testing.",
      [
        "Installation and commissioning",
        "CT scanners",
        "Ventilators",
        "Dialysis machines",
        "Electrical safety testing",
      ],
    ],
    ["HIRA, JSA, permits to work and LOTO on a gas plant.", ["HIRA", "JSA", "Permit to work", "LOTO"]],
    [
      "Scaffold inspections, lifting plans, confined space entry, gas testing.",
      ["Scaffold inspection", "Lifting plans", "Confined space entry", "Gas testing"],
    ],
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
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Dark matter, gravity and a spring break in Geneva.",
  "Snow in March, fog on Friday.",
  "Granite, shale and marble; the river had gold.",
  "Radar at the airport, prophets in the text.",
  "Elephants, bees and orchids of the park.",
  "Farmers sell rice, fish and eggs.",
  "Turtles nest on the beach; tourists snorkel.",
  "Sewers, cutters and packers on piece rate.",
  "Contractor's masons, fitters and drivers.",
  "Mills, tanneries and a brewery pay us.",
  "Company rents cranes, cherry pickers and vans.",
  "Copper, zinc and a bit of silver.",
  "Villas, towers and a mosque.",
  "Surgeons like the new table; nurses the pumps.",
  "Villas have lifts, pumps and heaters.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});

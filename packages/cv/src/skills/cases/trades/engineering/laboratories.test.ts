import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Thin film deposition and X-ray diffraction of oxide layers.",
      ["Thin film deposition", "X-ray diffraction"],
    ],
    [
      "Radiotherapy planning, linac QA and radiation protection in a cancer hospital.",
      ["Linac QA", "Radiation protection", "Radiotherapy planning"],
    ],
    [
      "Monte Carlo simulation in Geant4; analysis in ROOT and Python.",
      ["Geant4", "Monte Carlo simulation", "Python", "ROOT"],
    ],
    [
      "Laser alignment, cryogenics and vacuum systems for an ion trap.",
      ["Cryogenics", "Laser alignment", "Vacuum systems"],
    ],
    [
      "Density functional theory of perovskites; Raman spectroscopy.",
      ["Density functional theory", "Raman spectroscopy"],
    ],
    [
      "Synoptic analysis and aviation forecasts on 12-hour shifts.",
      ["Aviation forecasts", "Synoptic analysis"],
    ],
    [
      "Cyclone tracking and severe weather warnings for three provinces.",
      ["Cyclone tracking", "Severe weather warnings"],
    ],
    [
      "Ran WRF on a cluster; radar interpretation and satellite imagery interpretation.",
      ["Radar interpretation", "Satellite imagery interpretation", "WRF"],
    ],
    [
      "Flood forecasting with the irrigation department; seasonal outlooks for farmers.",
      ["Flood forecasting", "Seasonal outlooks"],
    ],
    [
      "Method validation on HPLC and GC-MS to ISO 17025.",
      ["GC-MS", "HPLC", "ISO 17025", "Method validation"],
    ],
    [
      "Organic synthesis of 60 intermediates; column chromatography and NMR.",
      ["Column chromatography", "NMR", "Organic synthesis"],
    ],
    [
      "Stability studies, dissolution testing and OOS investigations.",
      ["Dissolution testing", "OOS investigations", "Stability studies"],
    ],
    [
      "Titrations, Karl Fischer and pH measurement of raw materials.",
      ["Karl Fischer", "Titration", "pH measurement"],
    ],
    ["Water analysis by AAS; results in LIMS.", ["AAS", "LIMS", "Water analysis"]],
    [
      "Geological mapping at 1:10,000 and stream sediment sampling of two licences.",
      ["Geological mapping", "Stream sediment sampling"],
    ],
    [
      "Core logging of 22 km, drilling supervision and assay QA/QC.",
      ["Assay QA/QC", "Core logging", "Drilling supervision"],
    ],
    ["Resource estimation in Leapfrog to JORC.", ["JORC", "Leapfrog", "Resource estimation"]],
    [
      "Groundwater surveys, pumping tests and resistivity surveys for 80 villages.",
      ["Groundwater surveys", "Pumping tests", "Resistivity surveys"],
    ],
    [
      "Slope stability analysis and landslide mapping after the monsoon.",
      ["Landslide mapping", "Slope stability analysis"],
    ],
    [
      "Seismic interpretation in Petrel; mud logging offshore.",
      ["Mud logging", "Petrel", "Seismic interpretation"],
    ],
    [
      "DNA extraction, PCR and gel electrophoresis of 900 samples.",
      ["DNA extraction", "Gel electrophoresis", "PCR"],
    ],
    [
      "Camera trapping and line transects for leopards; habitat assessment.",
      ["Camera trapping", "Habitat assessment", "Line transects"],
    ],
    [
      "Bird ringing, mist netting and plant identification in wetlands.",
      ["Bird ringing", "Mist netting", "Plant identification"],
    ],
    [
      "Coral reef surveys by scuba and fish stock assessment.",
      ["Coral reef surveys", "Fish stock assessment"],
    ],
    ["EIA of a port and a highway with stakeholder consultation.", ["EIA", "Stakeholder consultation"]],
    [
      "Stack emission monitoring and dispersion modelling in AERMOD.",
      ["AERMOD", "Dispersion modelling", "Stack emission monitoring"],
    ],
    [
      "GHG inventory and life cycle assessment for an apparel group.",
      ["GHG inventory", "Life cycle assessment"],
    ],
    [
      "Contaminated land assessment, groundwater monitoring and soil sampling.",
      ["Contaminated land assessment", "Groundwater monitoring", "Soil sampling"],
    ],
    [
      "Environmental permits for 30 factories; environmental audits to ISO 14001.",
      ["Environmental auditing", "Environmental permits", "ISO 14001"],
    ],
    [
      "Mangrove planting with schools and environmental education.",
      ["Environmental education", "Mangrove planting"],
    ],
    [
      "CT scanning and contrast administration on a 128-slice machine.",
      ["CT scanning", "Contrast administration"],
    ],
    ["Mammography of 30 women a day; bone densitometry.", ["Bone densitometry", "Mammography"]],
    ["Obstetric scans and Doppler studies in a private clinic.", ["Doppler studies", "Obstetric scans"]],
    [
      "MRI safety screening and patient positioning; images sent to PACS.",
      ["MRI safety screening", "PACS", "Patient positioning"],
    ],
    [
      "Dose optimisation project and TLD monitoring of the department.",
      ["Dose optimisation", "TLD monitoring"],
    ],
    [
      "Viscosity measurement, flash point testing and density measurement of fuels.",
      ["Density measurement", "Flash point testing", "Viscosity measurement"],
    ],
    ["BOD and COD of effluent; jar testing.", ["BOD and COD", "Jar testing"]],
    [
      "Moisture analysis, ash content and calorific value of coal.",
      ["Ash content", "Calorific value", "Moisture analysis"],
    ],
    [
      "Reagent preparation and balance calibration; sample logging in LIMS.",
      ["Balance calibration", "LIMS", "Reagent preparation", "Sample logging"],
    ],
    ["Sieve analysis and cement testing to standard.", ["Cement testing", "Sieve analysis"]],
    [
      "Cross-matching and blood grouping for a 300-bed hospital; blood bank issue.",
      ["Blood bank issue", "Blood grouping", "Cross-matching"],
    ],
    ["Malaria microscopy, AFB staining and GeneXpert.", ["AFB staining", "GeneXpert", "Malaria microscopy"]],
    [
      "Culture and sensitivity of urines and swabs; Gram stain.",
      ["Culture and sensitivity", "Gram staining"],
    ],
    ["Microtomy, tissue processing and H&E staining.", ["H&E staining", "Microtomy", "Tissue processing"]],
    [
      "Internal quality control by Westgard rules to ISO 15189.",
      ["ISO 15189", "Internal quality control", "Westgard rules"],
    ],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(skillKeys(expected));
  });

  test.each([
    "Gave tours of the dome and the museum shop.",
    "Kept the lawn cut and the fence painted at the station.",
    "The lab got new benches and an eyewash.",
    "Slept in tents, crossed rivers and met elephants.",
    "Carried lead aprons and mended the changing cubicles.",
    "Swept the store and labelled shelves.",
    "Fetched lunch and fixed the centrifuge lid.",
  ])("nothing from what stands about: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});

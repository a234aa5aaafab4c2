import controlLabDetail from "./control-lab-detail.ts";
import electricalElectronics from "./electrical-electronics.ts";
import energyMining from "./energy-mining.ts";
import engineeringDesignDetail from "./engineering-design-detail.ts";
import engineeringPractice from "./engineering-practice.ts";
import mechanicalManufacturing from "./mechanical-manufacturing.ts";
import plantMachineDetail from "./plant-machine-detail.ts";
import plantSiteLeadDetail from "./plant-site-lead-detail.ts";
import plantVesselFlightDetail from "./plant-vessel-flight-detail.ts";
import plantsFurnacesLines from "./plants-furnaces-lines.ts";
import powerSignalDetail from "./power-signal-detail.ts";
import processMineDetail from "./process-mine-detail.ts";
import scienceSiteTechniciansDetail from "./science-site-technicians-detail.ts";
import worksProcessDetail from "./works-process-detail.ts";

/** The groups of this field. */
export const ENGINEERING: readonly string[] = [
  plantsFurnacesLines,
  mechanicalManufacturing,
  electricalElectronics,
  energyMining,
  engineeringPractice,
  plantMachineDetail,
  engineeringDesignDetail,
  processMineDetail,
  controlLabDetail,
  plantVesselFlightDetail,
  scienceSiteTechniciansDetail,
  plantSiteLeadDetail,
  worksProcessDetail,
  powerSignalDetail,
];

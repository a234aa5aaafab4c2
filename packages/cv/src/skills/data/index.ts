import administration from "./administration.ts";
import agriculture from "./agriculture.ts";
import apparelTextiles from "./apparel-textiles.ts";
import automotiveTransport from "./automotive-transport.ts";
import backend from "./backend.ts";
import bankingInsurance from "./banking-insurance.ts";
import beautySports from "./beauty-sports.ts";
import businessManagement from "./business-management.ts";
import cloudDevops from "./cloud-devops.ts";
import constructionCivil from "./construction-civil.ts";
import dataAnalytics from "./data-analytics.ts";
import databases from "./databases.ts";
import design from "./design.ts";
import education from "./education.ts";
import electricalElectronics from "./electrical-electronics.ts";
import enterpriseSoftware from "./enterprise-software.ts";
import facilitiesSecurity from "./facilities-security.ts";
import financeAccounting from "./finance-accounting.ts";
import hospitality from "./hospitality.ts";
import humanResources from "./human-resources.ts";
import itInfrastructure from "./it-infrastructure.ts";
import legal from "./legal.ts";
import logisticsWarehouse from "./logistics-warehouse.ts";
import machineLearning from "./machine-learning.ts";
import marketing from "./marketing.ts";
import mechanicalManufacturing from "./mechanical-manufacturing.ts";
import mediaArts from "./media-arts.ts";
import medicineLab from "./medicine-lab.ts";
import mobile from "./mobile.ts";
import nursingCare from "./nursing-care.ts";
import officeTools from "./office-tools.ts";
import programmingLanguages from "./programming-languages.ts";
import salesRetail from "./sales-retail.ts";
import scienceEnvironment from "./science-environment.ts";
import security from "./security.ts";
import softSkills from "./soft-skills.ts";
import softwarePractice from "./software-practice.ts";
import softwareTesting from "./software-testing.ts";
import trades from "./trades.ts";
import webFrontend from "./web-frontend.ts";

/** Every group of the graph; the format is described in ../README.md. */
export const GROUP_FILES: readonly string[] = [
  programmingLanguages,
  webFrontend,
  backend,
  mobile,
  databases,
  cloudDevops,
  softwarePractice,
  softwareTesting,
  dataAnalytics,
  machineLearning,
  itInfrastructure,
  security,
  enterpriseSoftware,
  officeTools,
  salesRetail,
  marketing,
  businessManagement,
  financeAccounting,
  bankingInsurance,
  humanResources,
  administration,
  legal,
  education,
  nursingCare,
  medicineLab,
  hospitality,
  constructionCivil,
  trades,
  mechanicalManufacturing,
  electricalElectronics,
  automotiveTransport,
  logisticsWarehouse,
  agriculture,
  apparelTextiles,
  design,
  mediaArts,
  beautySports,
  facilitiesSecurity,
  scienceEnvironment,
  softSkills,
];

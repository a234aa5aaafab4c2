import backend from "./backend.ts";
import backendTools from "./backend-tools.ts";
import cloudDevops from "./cloud-devops.ts";
import cloudDevopsTools from "./cloud-devops-tools.ts";
import codeSystemsDetail from "./code-systems-detail.ts";
import dataAnalytics from "./data-analytics.ts";
import dataAnalyticsTools from "./data-analytics-tools.ts";
import databases from "./databases.ts";
import digitalProductDetail from "./digital-product-detail.ts";
import enterpriseSoftware from "./enterprise-software.ts";
import helpDeskMastDetail from "./help-desk-mast-detail.ts";
import itInfrastructure from "./it-infrastructure.ts";
import machineLearning from "./machine-learning.ts";
import machineLearningTools from "./machine-learning-tools.ts";
import mobile from "./mobile.ts";
import programmingLanguages from "./programming-languages.ts";
import security from "./security.ts";
import softwarePractice from "./software-practice.ts";
import softwareTesting from "./software-testing.ts";
import softwareToolsDetail from "./software-tools-detail.ts";
import webFrontend from "./web-frontend.ts";
import webFrontendTools from "./web-frontend-tools.ts";

/** The groups of this field. */
export const TECHNOLOGY: readonly string[] = [
  programmingLanguages,
  webFrontend,
  webFrontendTools,
  backend,
  backendTools,
  mobile,
  databases,
  cloudDevops,
  cloudDevopsTools,
  softwarePractice,
  softwareTesting,
  dataAnalytics,
  dataAnalyticsTools,
  machineLearning,
  machineLearningTools,
  itInfrastructure,
  security,
  enterpriseSoftware,
  digitalProductDetail,
  softwareToolsDetail,
  helpDeskMastDetail,
  codeSystemsDetail,
];

import type { JobAd } from "./job-ad.ts";
import { TRAIN_ARTS_JOBS } from "./train-jobs-arts.ts";
import { TRAIN_CARE_JOBS } from "./train-jobs-care.ts";
import { TRAIN_EDUCATION_JOBS } from "./train-jobs-education.ts";
import { TRAIN_ENGINEERING_JOBS } from "./train-jobs-engineering.ts";
import { TRAIN_FINANCE_JOBS } from "./train-jobs-finance.ts";
import { TRAIN_HEALTH_JOBS } from "./train-jobs-health.ts";
import { TRAIN_HOSPITALITY_JOBS } from "./train-jobs-hospitality.ts";
import { TRAIN_LAND_AND_SAFETY_JOBS } from "./train-jobs-land-and-safety.ts";
import { TRAIN_OFFICE_JOBS } from "./train-jobs-office.ts";
import { TRAIN_OPERATIONS_AND_DATA_JOBS } from "./train-jobs-operations-and-data.ts";
import { TRAIN_SALES_JOBS } from "./train-jobs-sales.ts";
import { TRAIN_SERVICE_JOBS } from "./train-jobs-services.ts";
import { TRAIN_SOFTWARE_JOBS } from "./train-jobs-software.ts";
import { TRAIN_SUPPLY_JOBS } from "./train-jobs-supply.ts";
import { TRAIN_TRADES_JOBS } from "./train-jobs-trades.ts";
import { TRAIN_WORKSHOP_AND_ROAD_JOBS } from "./train-jobs-workshops-and-roads.ts";

/** The ads that the engine is tuned with, a file per field. */
export const TRAIN_JOBS: readonly JobAd[] = [
  ...TRAIN_ARTS_JOBS,
  ...TRAIN_CARE_JOBS,
  ...TRAIN_EDUCATION_JOBS,
  ...TRAIN_ENGINEERING_JOBS,
  ...TRAIN_FINANCE_JOBS,
  ...TRAIN_HEALTH_JOBS,
  ...TRAIN_HOSPITALITY_JOBS,
  ...TRAIN_LAND_AND_SAFETY_JOBS,
  ...TRAIN_OFFICE_JOBS,
  ...TRAIN_OPERATIONS_AND_DATA_JOBS,
  ...TRAIN_SALES_JOBS,
  ...TRAIN_SERVICE_JOBS,
  ...TRAIN_SOFTWARE_JOBS,
  ...TRAIN_SUPPLY_JOBS,
  ...TRAIN_TRADES_JOBS,
  ...TRAIN_WORKSHOP_AND_ROAD_JOBS,
];

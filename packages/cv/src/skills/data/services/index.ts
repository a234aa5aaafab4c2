import beautySports from "./beauty-sports.ts";
import coachSalonDetail from "./coach-salon-detail.ts";
import facilitiesSecurity from "./facilities-security.ts";
import guardCleanDetail from "./guard-clean-detail.ts";
import helpersPortersDetail from "./helpers-porters-detail.ts";
import servicePeopleDetail from "./service-people-detail.ts";
import sportFitnessDetail from "./sport-fitness-detail.ts";
import stallTillGuardDetail from "./stall-till-guard-detail.ts";
import tablesKennelsFarewells from "./tables-kennels-farewells.ts";

/** The groups of this field. */
export const SERVICES: readonly string[] = [
  tablesKennelsFarewells,
  beautySports,
  facilitiesSecurity,
  coachSalonDetail,
  guardCleanDetail,
  stallTillGuardDetail,
  servicePeopleDetail,
  sportFitnessDetail,
  helpersPortersDetail,
];

import { BUSINESS } from "./business.data.ts";
import { CARE_AND_SCHOOLS } from "./care-and-schools.data.ts";
import { CRAFTS_AND_PLANTS } from "./crafts-and-plants.data.ts";
import { HEALTH } from "./health.data.ts";
import { INDUSTRY } from "./industry.data.ts";
import { PRODUCTION_AND_TRANSPORT } from "./production-and-transport.data.ts";
import { SERVICE } from "./service.data.ts";
import { SERVICES_AND_STAGES } from "./services-and-stages.data.ts";
import { SOCIETY } from "./society.data.ts";
import { SPECIAL } from "./special.data.ts";
import { TECHNOLOGY } from "./technology.data.ts";
import { TRADE_AND_OFFICES } from "./trade-and-offices.data.ts";
import { WORKSHOPS_AND_SITES } from "./workshops-and-sites.data.ts";

/** All occupations, in the format of `../README.md`. */
export const OCCUPATION_DATA: readonly string[] = [
  BUSINESS,
  CARE_AND_SCHOOLS,
  CRAFTS_AND_PLANTS,
  HEALTH,
  INDUSTRY,
  PRODUCTION_AND_TRANSPORT,
  SERVICE,
  SERVICES_AND_STAGES,
  SOCIETY,
  SPECIAL,
  TECHNOLOGY,
  TRADE_AND_OFFICES,
  WORKSHOPS_AND_SITES,
];

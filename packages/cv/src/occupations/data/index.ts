import { BUSINESS } from "./business.data.ts";
import { CARE_AND_SCHOOLS } from "./care-and-schools.data.ts";
import { CRAFTS_AND_PLANTS } from "./crafts-and-plants.data.ts";
import { HEALTH } from "./health.data.ts";
import { INDUSTRY } from "./industry.data.ts";
import { PRODUCTION_AND_TRANSPORT } from "./production-and-transport.data.ts";
import { SERVICE } from "./service.data.ts";
import { SOCIETY } from "./society.data.ts";
import { SPECIAL } from "./special.data.ts";
import { TECHNOLOGY } from "./technology.data.ts";
import { TRADE_AND_OFFICES } from "./trade-and-offices.data.ts";

/** All occupations, in the format of `../README.md`. */
export const OCCUPATION_DATA: readonly string[] = [
  BUSINESS,
  CARE_AND_SCHOOLS,
  CRAFTS_AND_PLANTS,
  HEALTH,
  INDUSTRY,
  PRODUCTION_AND_TRANSPORT,
  SERVICE,
  SOCIETY,
  SPECIAL,
  TECHNOLOGY,
  TRADE_AND_OFFICES,
];

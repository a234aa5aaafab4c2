import { BUSINESS } from "./business.data.ts";
import { HEALTH } from "./health.data.ts";
import { INDUSTRY } from "./industry.data.ts";
import { SERVICE } from "./service.data.ts";
import { SOCIETY } from "./society.data.ts";
import { SPECIAL } from "./special.data.ts";
import { TECHNOLOGY } from "./technology.data.ts";

/** All occupations, in the format of `../README.md`. */
export const OCCUPATION_DATA: readonly string[] = [
  BUSINESS,
  HEALTH,
  INDUSTRY,
  SERVICE,
  SOCIETY,
  SPECIAL,
  TECHNOLOGY,
];

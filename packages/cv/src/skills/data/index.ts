import { AGRICULTURE } from "./agriculture/index.ts";
import { ARTS } from "./arts/index.ts";
import { BUSINESS } from "./business/index.ts";
import { CONSTRUCTION } from "./construction/index.ts";
import { CREATIVE } from "./creative/index.ts";
import { DESIGN } from "./design/index.ts";
import { EDUCATION } from "./education/index.ts";
import { ENGINEERING } from "./engineering/index.ts";
import { FINANCE } from "./finance/index.ts";
import { GENERAL } from "./general/index.ts";
import { HEALTH } from "./health/index.ts";
import { HOSPITALITY } from "./hospitality/index.ts";
import { LAW } from "./law/index.ts";
import { LOGISTICS } from "./logistics/index.ts";
import { MANUFACTURING } from "./manufacturing/index.ts";
import { OFFICE } from "./office/index.ts";
import { PEOPLE } from "./people/index.ts";
import { SCIENCE } from "./science/index.ts";
import { SERVICES } from "./services/index.ts";
import { TECHNOLOGY } from "./technology/index.ts";
import { TRADES } from "./trades/index.ts";
import { TRANSPORT } from "./transport/index.ts";

/** Every group of the graph, by field; the format is described in ../README.md. */
export const GROUP_FILES: readonly string[] = [
  ...TECHNOLOGY,
  ...OFFICE,
  ...BUSINESS,
  ...FINANCE,
  ...PEOPLE,
  ...TRADES,
  ...CONSTRUCTION,
  ...AGRICULTURE,
  ...MANUFACTURING,
  ...ENGINEERING,
  ...TRANSPORT,
  ...SERVICES,
  ...CREATIVE,
  ...SCIENCE,
  ...LAW,
  ...EDUCATION,
  ...HEALTH,
  ...HOSPITALITY,
  ...LOGISTICS,
  ...DESIGN,
  ...ARTS,
  ...GENERAL,
];

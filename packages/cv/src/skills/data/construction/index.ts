import constructionCivil from "./construction-civil.ts";
import frameFinishDetail from "./frame-finish-detail.ts";
import plansMapsDetail from "./plans-maps-detail.ts";
import scaffoldStoneLagging from "./scaffold-stone-lagging.ts";

/** The groups of this field. */
export const CONSTRUCTION: readonly string[] = [
  scaffoldStoneLagging,
  constructionCivil,
  plansMapsDetail,
  frameFinishDetail,
];

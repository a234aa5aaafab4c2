import apparelTextiles from "./apparel-textiles.ts";
import millsLoomsLaundries from "./mills-looms-laundries.ts";
import plantLineOperatorsDetail from "./plant-line-operators-detail.ts";

/** The groups of this field. */
export const MANUFACTURING: readonly string[] = [
  millsLoomsLaundries,
  apparelTextiles,
  plantLineOperatorsDetail,
];

import design from "./design.ts";
import drawnDesignedDetail from "./drawn-designed-detail.ts";

/** The groups of this field. */
export const DESIGN: readonly string[] = [
  design,
  drawnDesignedDetail,
];

import logisticsWarehouse from "./logistics-warehouse.ts";
import roadSeaLandDetail from "./road-sea-land-detail.ts";
import transportSeaRail from "./transport-sea-rail.ts";

/** The groups of this field. */
export const LOGISTICS: readonly string[] = [
  logisticsWarehouse,
  transportSeaRail,
  roadSeaLandDetail,
];

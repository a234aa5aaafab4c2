import agriculture from "./agriculture.ts";
import cropOrchardDetail from "./crop-orchard-detail.ts";
import farmServiceDetail from "./farm-service-detail.ts";
import farmingForestSea from "./farming-forest-sea.ts";
import herdHiveWaterDetail from "./herd-hive-water-detail.ts";
import woodsWatersGame from "./woods-waters-game.ts";

/** The groups of this field. */
export const AGRICULTURE: readonly string[] = [
  woodsWatersGame,
  agriculture,
  farmingForestSea,
  farmServiceDetail,
  cropOrchardDetail,
  herdHiveWaterDetail,
];

import automotiveTransport from "./automotive-transport.ts";
import roadRailDeckDetail from "./road-rail-deck-detail.ts";
import roadYardDetail from "./road-yard-detail.ts";
import shipsRailsYards from "./ships-rails-yards.ts";

/** The groups of this field. */
export const TRANSPORT: readonly string[] = [
  shipsRailsYards,
  automotiveTransport,
  roadYardDetail,
  roadRailDeckDetail,
];

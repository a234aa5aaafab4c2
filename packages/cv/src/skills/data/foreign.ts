import careAndClasses from "./translations-care-and-classes.ts";
import counters from "./translations-counters-and-cables.ts";
import crafts from "./translations-crafts.ts";
import desks from "./translations-desks.ts";
import engineers from "./translations-engineers.ts";
import everyday from "./translations-everyday.ts";
import leading from "./translations-leading.ts";
import handwork from "./translations-handwork.ts";
import manners from "./translations-manners.ts";
import media from "./translations-media.ts";
import more from "./translations-more.ts";
import narrowServices from "./translations-narrow-services.ts";
import narrowTrades from "./translations-narrow-trades.ts";
import native from "./translations-native.ts";
import patientsAndCounters from "./translations-patients-and-counters.ts";
import phrases from "./translations-phrases.ts";
import plain from "./translations-plain.ts";
import postsAndStalls from "./translations-posts-and-stalls.ts";
import professions from "./translations-professions.ts";
import salons from "./translations-salons.ts";
import scripts from "./translations-scripts.ts";
import services from "./translations-services.ts";
import soft from "./translations-soft.ts";
import specialities from "./translations-specialities.ts";
import tradesMore from "./translations-trades-more.ts";
import trades from "./translations-trades.ts";
import tradesScripts from "./translations-trades-scripts.ts";
import wards from "./translations-wards.ts";
import work from "./translations-work.ts";
import workplaces from "./translations-workplaces.ts";
import workshops from "./translations-workshops.ts";

/** Names in other languages, by the skill's canonical name; the format is described in ../README.md. */
export const FOREIGN_FILES: readonly string[] = [
  careAndClasses,
  soft,
  work,
  more,
  native,
  professions,
  scripts,
  phrases,
  crafts,
  counters,
  trades,
  tradesMore,
  specialities,
  services,
  workplaces,
  media,
  everyday,
  salons,
  plain,
  manners,
  desks,
  wards,
  workshops,
  tradesScripts,
  leading,
  engineers,
  handwork,
  postsAndStalls,
  narrowServices,
  narrowTrades,
  patientsAndCounters,
];

import rareCrafts from "./rare-crafts.ts";
import careAndClasses from "./care-and-classes.ts";
import counters from "./counters-and-cables.ts";
import crafts from "./crafts.ts";
import desks from "./desks.ts";
import engineers from "./engineers.ts";
import everyday from "./everyday.ts";
import deedsOfDesks from "./deeds-of-desks.ts";
import deedsOfKitchensAndShops from "./deeds-of-kitchens-and-shops.ts";
import deedsOfMoreTrades from "./deeds-of-more-trades.ts";
import deedsOfSitesAndFields from "./deeds-of-sites-and-fields.ts";
import deedsOfWardsAndSchools from "./deeds-of-wards-and-schools.ts";
import everydayDeeds from "./everyday-deeds.ts";
import germanDutchEveryday from "./german-dutch-everyday.ts";
import germanDutchPeople from "./german-dutch-people.ts";
import germanDutchTrades from "./german-dutch-trades.ts";
import germanDutchWork from "./german-dutch-work.ts";
import germanDutchCrafts from "./german-dutch-crafts.ts";
import germanDutchOffices from "./german-dutch-offices.ts";
import hindiTamilWork from "./hindi-tamil-work.ts";
import herdsOvensAndCranes from "./herds-ovens-and-cranes.ts";
import iberianMoney from "./iberian-money.ts";
import iberianOffices from "./iberian-offices.ts";
import iberianShops from "./iberian-shops.ts";
import lankaGuests from "./lanka-guests.ts";
import lankaMoney from "./lanka-money.ts";
import lankaOffice from "./lanka-office.ts";
import lankaSales from "./lanka-sales.ts";
import iberianCare from "./iberian-care.ts";
import iberianGuests from "./iberian-guests.ts";
import iberianRoadsAndClasses from "./iberian-roads-and-classes.ts";
import iberianSites from "./iberian-sites.ts";
import lankaBuilding from "./lanka-building.ts";
import lankaCare from "./lanka-care.ts";
import lankaMachines from "./lanka-machines.ts";
import lankaClasses from "./lanka-classes.ts";
import lankaEnglishWords from "./lanka-english-words.ts";
import leading from "./leading.ts";
import handwork from "./handwork.ts";
import manners from "./manners.ts";
import media from "./media.ts";
import more from "./more.ts";
import officesFrenchItalian from "./offices-french-italian.ts";
import guestsAndCareFrenchItalian from "./guests-and-care-french-italian.ts";
import sitesFrenchItalian from "./sites-french-italian.ts";
import narrowPosts from "./narrow-posts.ts";
import narrowServices from "./narrow-services.ts";
import narrowTrades from "./narrow-trades.ts";
import native from "./native.ts";
import patientsAndCounters from "./patients-and-counters.ts";
import phrases from "./phrases.ts";
import plain from "./plain.ts";
import postsAndStalls from "./posts-and-stalls.ts";
import professions from "./professions.ts";
import salons from "./salons.ts";
import scripts from "./scripts.ts";
import services from "./services.ts";
import soft from "./soft.ts";
import specialities from "./specialities.ts";
import tradesMore from "./trades-more.ts";
import trades from "./trades.ts";
import tradesOfTenLanguages from "./trades-of-ten-languages.ts";
import tradesScripts from "./trades-scripts.ts";
import traits from "./traits.ts";
import wards from "./wards.ts";
import work from "./work.ts";
import wordsOfEveryTrade from "./words-of-every-trade.ts";
import workplaces from "./workplaces.ts";
import workshops from "./workshops.ts";

/** Names in other languages, by the skill's canonical name; the format is described in ../README.md. */
export const FOREIGN_FILES: readonly string[] = [
  careAndClasses,
  rareCrafts,
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
  everydayDeeds,
  salons,
  plain,
  manners,
  desks,
  traits,
  tradesOfTenLanguages,
  wards,
  workshops,
  tradesScripts,
  leading,
  engineers,
  handwork,
  postsAndStalls,
  narrowPosts,
  narrowServices,
  sitesFrenchItalian,
  guestsAndCareFrenchItalian,
  officesFrenchItalian,
  narrowTrades,
  patientsAndCounters,
  lankaEnglishWords,
  lankaClasses,
  lankaMachines,
  lankaCare,
  lankaBuilding,
  iberianSites,
  iberianRoadsAndClasses,
  iberianGuests,
  iberianCare,
  lankaSales,
  lankaOffice,
  lankaMoney,
  lankaGuests,
  herdsOvensAndCranes,
  iberianMoney,
  iberianOffices,
  iberianShops,
  germanDutchOffices,
  germanDutchCrafts,
  germanDutchPeople,
  germanDutchTrades,
  germanDutchWork,
  hindiTamilWork,
  germanDutchEveryday,
  deedsOfWardsAndSchools,
  deedsOfSitesAndFields,
  deedsOfKitchensAndShops,
  deedsOfDesks,
  deedsOfMoreTrades,
  wordsOfEveryTrade,
];

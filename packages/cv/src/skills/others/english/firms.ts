import { cue, ONCE, type Rule } from "../rule.ts";

const START = "(?:^|[.;]\\s+)";
/** Firms that make, trade in or run something, by what they are called. */
const TRADER =
  "(?:manufacturers?|suppliers?|distributors?|wholesalers?|retailers?|importers?|exporters?|merchants?)";
const KIND = `(?:${TRADER}|company|firm|agency|consultancy|start-?up|charity|non-?profit|ngo|subsidiary|conglomerate|dealership|garage|bakery|caterers?|brewery|foundry|workshop)`;
/** "Leading provider of payroll": without a word of its rank it may be the writer ("sole provider of first-line support"). */
const RANKED =
  "(?:leading|largest|biggest|major|national|nationwide|global|international|worldwide|premier|uk|us|european|independent|regional) (?:\\p{L}+ ){0,2}(?:provider|operator|producer|maker|builder|developer)s?";
/** What says of a firm which it is: neither a deed of the writer's nor a post ("Manager of", "Ran a"). */
const WHICH =
  "(?:(?!(?:of|for|at|in|to|with|by|on|as|from|within|my|our|manager|director|owner|founder|lead|head|key|sole|main|worked|managed|ran|run|led|set|built|helped|supported|opened|started|joined|founded|owned|selected|sourced|developed)\\b)[\\p{L}\\d$£€][\\p{L}\\d$£€.&’'-]*,? ){0,6}?";
/** What goes on about the firm. */
const GOES_ON =
  "(?: and (?:\\p{L}+ )?(?:suppliers?|distributors?|retailers?|exporters?|installers?|merchants?))?(?:,? (?:that|which|whose|making|producing|providing|supplying|selling|offering|specialising|specializing|specialised in|specialized in|focus(?:s?ing|s?ed) on|dealing in|known for|with (?:a |an )?(?:annual )?(?:turnover|revenue|sales|\\d)|for (?:the )?\\p{L}+ing)\\b)";

/**
 * What stands below the name of an employer about what it makes and sells: "Manufacturer of grain handling equipment",
 * "Family bakery making sourdough". Tools count all the same: an agency of one stack has it from its people.
 */
export const ENGLISH_FIRMS: readonly Rule[] = [
  {
    cue: cue(
      `${START}${ONCE}(?:an? |the )?${WHICH}(?:${KIND}${GOES_ON}|${TRADER}(?: and ${TRADER})? of\\b)`,
      `${START}${ONCE}(?:an? |the |one of the )?(?:\\p{L}+['’]s )?${RANKED}(?:${GOES_ON}| of\\b)`,
    ),
    reach: "clause",
    sparesTools: true,
  },
  // "Litigation practice; supported one partner": the house, where the work follows
  {
    cue: cue(
      `${START}(?!(?:best|good|clinical|private|general|nursing) )(?:\\p{L}+ ){1,2}(?:practice|chambers|boutique)(?=;| (?:with|of) (?:\\d|two|three|four|five|six|ten|twelve|about|some))`,
    ),
    reach: "itself",
    sparesTools: true,
  },
];

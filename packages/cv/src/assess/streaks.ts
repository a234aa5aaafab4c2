import { SMALL } from "./then-and-now.ts";

const PERIOD = "(?:weeks|months|quarters|seasons|terms|years)";

/** "Four consecutive quarters", "three months in a row". */
const STREAK = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?<figure>${SMALL}\\s(?:consecutive|straight|successive)\\s${PERIOD}|${SMALL}\\s${PERIOD}\\s(?:in a row|running))(?!\\p{L})`,
  "iu",
);

const MAY_BE_STREAK = /consecutive|straight|successive|in a row|running/i;

/** What was beaten or held all that time: a mark that was set, or the first place. */
const BEATEN =
  /(?<!\p{L})(?:surpassed|exceeded|beat(?:en)?|outperformed|topped|met|hit|reached|achieved|over-?achieved)(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?:goals?|targets?|quotas?|budgets?|plan|forecasts?|benchmarks?|expectations)(?!\p{L})|(?<!\p{L})(?:top|best|highest|leading|number one|no\. 1|first) (?:\p{L}+ )?(?:sellers?|salesperson|performers?|producers?|recruiters?|agents?|earners?|branch|store|team|place|region)(?!\p{L})|#1/iu;

/** For how long a mark was beaten in one go, where a sentence says so; null without such. */
export function findStreak(sentence: string): string | null {
  if (!MAY_BE_STREAK.test(sentence) || !BEATEN.test(sentence)) return null;
  return STREAK.exec(sentence)?.groups?.figure ?? null;
}

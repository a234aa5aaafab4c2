import { anyCase } from "../parse/text/patterns/any-case.ts";
import { SMALL } from "./then-and-now.ts";

/** What goes wrong, as it is told of things and of people. */
const WENT_WRONG =
  "(?:(?:been )?(?:damaged|broken|lost|rejected|returned|refused|spoilt|spoiled|scrapped|missed|cancelled|delayed|injured|hurt|stolen|late|reopened|recalled|faulty|wrong|short|missing|dead)|(?:sent|came|come|brought|was sent|were sent) back|fell (?:ill|out|short)|(?:has |have |had )?(?:left|died|failed|quit|resigned|complained|dropped out|ran out|got (?:lost|hurt|sick|pressure)|gone? (?:bad|missing|wrong)|broke(?:n)?(?: down)?))";

/** What goes wrong, as things that are counted. */
const FAILURE =
  "(?:short(?:age|fall)s?|loss(?:es)?|breakages?|breakdowns?|errors?|mistakes?|defects?|faults?|bugs?|leaks?|vulnerabilit(?:y|ies)|discrepanc(?:y|ies)|irregularities|claims?|complaints?|returns?|rejects?|rejections?|comebacks?|callbacks?|rework|remakes?|accidents?|incidents?|injur(?:y|ies)|falls?|infections?|deaths?|mortality|(?:dead|lost|stillborn|sick) \\p{L}+|waste|wastage|shrinkage|spoilage|no-shows?|drop-?outs?|absences?|arrears|write-?offs?|damages?|delays?|downtime|outages?|penalt(?:y|ies)|fines?)";

const NONE = "(?:no|not (?:a|one)(?: single)?|none|nobody|no one|never (?:a|one)|zero)";
const YEAR = "(?:19|20)\\p{Nd}{2}(?:[/–-]\\p{Nd}{2,4})?";
const TIME = `(?:(?:(?:all|the whole) (?:of |year )?)?${YEAR}|(?:the |my |our )?(?:last|past|first|whole|full) (?:${SMALL} )?(?:days?|weeks?|months?|quarters?|years?|seasons?|winters?|summers?|terms?)|${SMALL} (?:days|weeks|months|quarters|years|seasons|winters|summers|terms))`;

/** "1,140 births and no mother died", "nine apprentices, not one has left": a number, and none of it that went wrong. */
const NONE_OF_MANY = anyCase(
  new RegExp(
    `(?<![\\p{L}\\p{Nd}.,])(?<figure>${SMALL}(?:[ -]\\p{L}+)?\\s\\p{L}{4,})[^.;]{0,70}?(?:,| and| but|;|:| –)\\s(?:and |but |with )?${NONE}\\s(?:of (?:them|these)\\s)?(?:\\p{L}+\\s){0,2}?${WENT_WRONG}(?!\\p{L})`,
    "iu",
  ),
);

/** "61 000 pallets, 3 damaged", "Of 410 samples … sent back only 7": few of many. */
const FEW_OF_MANY = [
  `(?<![\\p{L}\\p{Nd}.,:])(?<many>\\p{Nd}[\\p{Nd}.,’' ]{0,9}) (?<what>\\p{L}{3,})[^.;\\p{Nd}]{0,40}?(?:,| and|;|:| –| with)\\s(?:and |but |with )?(?:only |just )?(?<few>\\p{Nd}{1,4}|${SMALL}|one)\\s(?:of (?:them|these)\\s|\\p{L}+\\s){0,2}?(?:${WENT_WRONG}|${FAILURE})(?!\\p{L})`,
  `(?<!\\p{L})(?:out )?of (?:the |my |our |about |some )?(?<many>\\p{Nd}[\\p{Nd}.,’' ]{0,9}) (?<what>\\p{L}{3,})[^.;]{0,60}?(?:${WENT_WRONG})[^.;]{0,12}?\\s(?:only|just)\\s(?<few>\\p{Nd}{1,4}|${SMALL}|one)(?!\\p{L})`,
  `(?<!\\p{L})(?:out )?of (?:the |my |our |about |some )?(?<many>\\p{Nd}[\\p{Nd}.,’' ]{0,9}) (?<what>\\p{L}{3,})[^.;]{0,40}?\\s(?:only |just )?(?<few>\\p{Nd}{1,4}|${SMALL}|one)\\s(?:(?:was|were|have|had|has)\\s)?${WENT_WRONG}(?!\\p{L})`,
].map((source) => anyCase(new RegExp(source, "iu")));

/** "Shortage in my drawers for all of 2024 was TT$ 41", "Breakages in 2023: 2 glasses": what went wrong in a time that is named. */
const FAILURES_OF_TIME = anyCase(
  new RegExp(
    `^\\P{L}{0,3}(?:\\p{L}+\\s){0,2}?${FAILURE}(?!\\p{L})[^.;:\\p{Nd}]{0,40}?(?:(?:in|for|of|over|during|since)\\s)?${TIME}\\s?(?:was|were|came to|stood at|:|=|–)\\s(?:only |just |under |below |less than )?(?<figure>(?:\\P{L}|\\p{Lu}{2,3}|\\p{Lu}{1,3}\\$){0,5}?\\s?${SMALL}|none|nil|zero|one)(?![\\p{L}])`,
    "iu",
  ),
);

/** "Zero damage in about 9,000 moves per year": nothing that went wrong, and in how many things. */
const NO_FAILURES = anyCase(
  new RegExp(
    `(?<!\\p{L})(?:zero|no|not (?:a|one)(?: single)?)\\s(?:\\p{L}+\\s)?${FAILURE}\\s(?:in|on|across|over|among|out of)\\s(?:about |over |more than |some |around )?(?<figure>(?!(?:19|20)\\p{Nd}{2}\\s)\\p{Nd}[\\p{Nd}.,]{1,8}\\s\\p{L}{4,})`,
    "iu",
  ),
);

/** "Dead calves: from 11 in one hundred to 4", "Rework – from 9 a week to 1": what goes wrong, and fewer of it than before. */
const FEWER_FAILURES = anyCase(
  new RegExp(
    `^\\P{L}{0,3}(?:\\p{L}+\\s){0,2}?${FAILURE}(?!\\p{L})[^.;:\\p{Nd}]{0,40}?(?:\\s?[:–—-]|,)?\\s(?<figure>(?:down )?from\\s(?:\\P{L}|\\p{Lu}{2,3}){0,4}?${SMALL}[^.;]{0,30}?\\s(?:down )?to\\s(?:\\P{L}|\\p{Lu}{2,3}){0,4}?(?:${SMALL}|one|none|zero|nil))(?!\\p{L})`,
    "iu",
  ),
);

/** "Found 37 critical defects before the release": what was wrong and did not stay so. */
const CAUGHT = anyCase(
  new RegExp(
    `(?<!\\p{L})(?:found|uncovered|detected|discovered|caught|spotted|exposed|identified|traced)\\s(?:and (?:fixed|reported|closed|removed)\\s)?(?:over |more than |some |about )?(?<figure>\\p{Nd}[\\p{Nd}.,]{0,7}\\s(?:\\p{L}+\\s){0,2}?${FAILURE})(?!\\p{L})`,
    "iu",
  ),
);

const MAY_BE_NONE = / (?:no|not|none|nobody|never|zero) /i;
const MAY_FAIL =
  /damag|broke|break|lost|loss|reject|return|refus|spoil|scrap|miss|cancel|delay|injur|hurt|stol|late|reopen|recall|fault|wrong|short|dead|back|fell|left|died|fail|quit|resign|complain|drop|ran out|got |gone |error|mistake|defect|bug|leak|vulnerab|discrep|irregul|claim|re(?:work|make)|accident|incident|infect|death|mortal|waste|wastage|shrink|spoil|no-show|absence|arrear|write|outage|downtime|penalt|fine|stillborn|sick/i;

/** Each form with the words without which it cannot be. */
const TOLD: readonly (readonly [RegExp, RegExp])[] = [
  [MAY_BE_NONE, NONE_OF_MANY],
  [/(?:was|were|came to|stood at|[:=–])\s.*(?:\d|none|nil|zero|one)/i, FAILURES_OF_TIME],
  [/(?:zero|no|not) .*\d /i, NO_FAILURES],
  [/from\s.* to\s/i, FEWER_FAILURES],
  [/(?:found|covered|detected|caught|spotted|exposed|identified|traced)\s.*\d/i, CAUGHT],
];

const MAY_BE_FEW = /\d \p{L}{3}.*(?:[,;:]| and| –| with)\s|of .*\d \p{L}{3}/iu;

/** What hardly ever went wrong, with the figure that tells it; null without such. */
export function findFewFailures(sentence: string): string | null {
  if (!MAY_FAIL.test(sentence)) return null;
  for (const [hint, pattern] of TOLD) {
    const figure = hint.test(sentence) ? pattern.exec(sentence)?.groups?.figure : undefined;
    if (figure !== undefined) return figure.trim();
  }
  return MAY_BE_FEW.test(sentence) ? fewOfMany(sentence) : null;
}

function fewOfMany(sentence: string): string | null {
  for (const pattern of FEW_OF_MANY) {
    const groups = pattern.exec(sentence)?.groups;
    if (groups === undefined || !isFew(groups.few ?? "", groups.many ?? "")) continue;
    return `${groups.many?.trim()} ${groups.what}`;
  }
  return null;
}

/** A fifth and less. */
function isFew(few: string, many: string): boolean {
  const all = Number(many.replace(/[^\p{Nd}]/gu, ""));
  const some = /^\p{Nd}/u.test(few) ? Number(few) : WORDS.indexOf(few.toLowerCase()) + 1;
  return all >= 20 && some > 0 && some * 5 <= all;
}

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

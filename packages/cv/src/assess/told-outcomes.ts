import { anyCase } from "../parse/text/patterns/any-case.ts";
import { SMALL } from "./then-and-now.ts";

const ORDER = "(?:1st|2nd|3rd|\\p{Nd}{1,2}th|first|second|third|fourth|fifth)";
const PRIZE = `(?:(?:the )?${ORDER} (?:position|place|prize|rank)|(?:(?:the|a|an) )?(?:\\p{L}+ )?(?:gold|silver|bronze)(?! (?:jewel|standard|level|member))(?: medals?)?|runners?[- ]up|the (?:\\p{L}+ ){0,3}(?:finals?|championships?|cup|league|title|trophy|competition|contest|tournament))`;
const WINS = "(?:took|taken|won|came|reached|got|made|finished|earned|achieved|brought home|placed)";

/** "Trained the team that took 2nd position", "Three of my students got gold", "My team won the regional final". */
const WON_BY_OTHERS = anyCase(
  new RegExp(
    [
      `(?<!\\p{L})(?:train|coach|prepar|guid|mentor|conduct|direct|manag|taught|led)\\p{L}*\\s[^.;]{3,60}?\\s(?:that|who|which|to)\\s(?:${WINS}\\s|win\\s)?(?<figure>${PRIZE})`,
      `(?<!\\p{L})(?:${SMALL}|one) of my\\s(?:\\p{L}+\\s){1,3}?${WINS}\\s(?<figure>${PRIZE})`,
      `(?<!\\p{L})(?:my|our) (?:\\p{L}+ )?(?:team|choir|band|class|school|club|students|pupils|squad|crew)\\s${WINS}\\s(?<figure>${PRIZE})`,
    ].join("|"),
    "iu",
  ),
);

const MARK = "(?:[A-F][+−–-]?|AAA?|BBB?)";
const RATED_THING =
  "(?:ratings?|scores?|grades?|audits?|inspections?|reviews?|marks?|stars?|ofsted|estyn|rated|judged|graded|hygiene)";

/** "Gave the Faculty grade A, up from B", "judged Good, up from Requires Improvement", "the rating went from C to A". */
const BETTER_MARK: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?<figure>${MARK}(?: in \\p{Nd}{4})?,? (?:up|risen) from ${MARK})(?![\\p{L}])`, "u"),
  new RegExp(
    `(?<!\\p{L})${RATED_THING}(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})(?<figure>\\p{Lu}\\p{L}+,? up from \\p{Lu}\\p{L}+)`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})${RATED_THING}(?!\\p{L})[^.;]{0,50}?(?<!\\p{L})(?<figure>from (?:an? )?(?:${MARK}|\\p{Nd}) to (?:an? )?(?:${MARK}|\\p{Nd}))(?![\\p{L}\\p{Nd}])`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:went|rose|moved|climbed|taken|came up|improved) (?<figure>from an? (?:${MARK}|\\p{Nd}) to an? (?:${MARK}|\\p{Nd}))(?![\\p{L}\\p{Nd}])`,
    "u",
  ),
];

/** "Taken from nothing to 71 %", "from every shift to one a week", "grew four times", "fell by nearly half". */
const GREW: readonly RegExp[] = [
  /(?<!\p{L})(?<figure>from (?:nothing|zero|none|nil) to (?:about |over |some |nearly )?\P{L}{0,3}\p{Nd}[\p{Nd}.,]*(?:\s?%|\s\p{L}+)?)/iu,
  new RegExp(
    `(?<!\\p{L})(?<figure>from (?:every|each) \\p{L}+ to (?:about |less than |under )?(?:once|one|none|${SMALL})(?: an?)? \\p{L}+)`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:grew|grown|rose|risen|increased|multiplied|went up)\\s(?:[\\p{L}]+\\s){0,2}?(?<figure>${SMALL} times)(?! (?:a|an|per|each|every|as)(?!\\p{L}))`,
    "iu",
  ),
  /(?<!\p{L})(?:fell|fallen|dropped|cut|down|reduced|rose|grew|increased|lowered|shrank|up)\s(?:[^.;,]{0,40}\s)?(?<figure>by (?:nearly |almost |about |over |more than |around |roughly |just over |a good )?(?:half|(?:an?|one|two|three) (?:third|quarter|fifth|sixth|seventh|eighth|tenth)s?))(?!\p{L})/iu,
];

/** "The only branch of nine that made its target". */
const ONLY_ONE = anyCase(
  new RegExp(
    `(?<!\\p{L})(?<figure>the only \\p{L}+ (?:out )?of (?:all |the |our )*${SMALL})\\s(?:\\p{L}+\\s)?(?:that|to|which)\\s(?:made|met|meet|make|reached|reach|passed|pass|kept|keep|grew|grow|beat)(?!\\p{L})`,
    "iu",
  ),
);

const HINTS: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [
    /gold|silver|bronze|place|position|prize|rank|final|champion|runner|cup|league|title|trophy|competition|contest|tournament/i,
    [WON_BY_OTHERS],
  ],
  [/from/, BETTER_MARK],
  [/from (?:no|zero|ni|ev|ea)|times|by /i, GREW],
  [/the only /i, [ONLY_ONE]],
];

/** What became of the work, told without two figures side by side: "judged Good, up from Requires Improvement"; null without such. */
export function findToldOutcome(sentence: string): string | null {
  for (const [hint, patterns] of HINTS) {
    if (!hint.test(sentence)) continue;
    for (const pattern of patterns) {
      const groups = pattern.exec(sentence)?.groups;
      if (groups?.figure !== undefined) return groups.figure;
    }
  }
  return null;
}

import { anyCase } from "../parse/text/patterns/any-case.ts";
import { CLEAN_RECORDS, mayDeny } from "./clean-records.ts";
import { COMPARED, COMPARED_ELSEWHERE, OTHER_SCRIPT } from "./compared-figures.ts";
import { type Hinted, hintedMatches, likelyAmong, type Sentence, words } from "./hinted.ts";
import { SMALL, SPAN, SPELT, THEN_AND_NOW } from "./then-and-now.ts";

/** A figure in a sentence and what kind of figure it is. */
export interface Measure {
  readonly kind: "percent" | "money" | "change" | "clean" | "step" | "time" | "count" | "factor" | "rank";
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`\p{Nd}[\p{Nd}.,'’\u00a0 ]{0,14}`;
const SCALE = `(?:k|m|bn|mn|mio|million(?:s|en)?|millions?|millones|milhões|milioni|miljoen|billion|milliarden?|miliardi|crore|crores|lakh|lakhs|thousand|tausend|mille|mil|tsd|करोड़|लाख|مليون|ألف|மில்லியன்|லட்சம்|මිලියන|ලක්ෂ)`;
/** "ARS 2010" is not to be found in "years 2010", "TRY 4.0" not in "industry 4.0"; "kEUR" and "TEUR" count thousands. */
const ALONE = String.raw`(?:(?<!\p{L})|(?<=(?<!\p{L})[TkM]))`;
const CURRENCY = String.raw`(?:[$€£¥₹₦₱₩₫฿₽₺₪₵]|${ALONE}(?:(?:US|A|C|S|NZ|HK|R)\$|Rs\.?|LKR|SLR|INR|USD|EUR|GBP|AUD|CAD|NZD|SGD|CHF|JPY|CNY|NPR|BDT|PKR|KES|KSh|UGX|TZS|NGN|GHS|ZAR|XOF|FCFA|CFA|MAD|EGP|AED|SAR|QAR|OMR|KWD|BHD|JOD|MYR|RM|IDR|PHP|THB|VND|BRL|R\$|MXN|ARS|COP|CLP|PEN|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|euros?|dollars?|pounds?|rupees|rands?|rupien|[RN](?=\p{Nd}[\p{Nd}.,]{0,8}\s?(?:m|mn|million|bn|billion)(?!\p{L})))|රුපියල්|ரூபா(?:ய்)?[\p{L}\p{M}]{0,8}|रुपये|रुपए|ريال|درهم|جنيه|دينار|දශලක්ෂ)`;

/** Halves, thirds and other parts of a whole. */
const SAYS_PART = words(
  "half halves halve halving third thirds quarter quarters fifth fifths tenth tenths drittel viertel fünftel zehntel hälfte tiers quart quarts moitié tercio tercios cuarto cuartos mitad terço terços quarto quartos metade terzo terzi quarti metà derde kwart driekwart helft",
);

type Pattern = readonly [Measure["kind"], Hinted];

const PATTERNS: readonly Pattern[] = [
  [
    "percent",
    [
      new RegExp(
        String.raw`(?:${NUMBER}|(?<!\p{L})(?:${SPELT})\s)\s?(?:%|٪|(?:percentage )?points? (?:of|to|in)\b|percentage points?|prozentpunkte|per ?cent\b|prozent\b|pour ?cent\b|por ?cent[oa]\b|per cento\b|procent\b|प्रतिशत|சதவீத|விழுக்காடு|සියයට|في المئة|بالمئة)|\u066a\s?${NUMBER}`,
        "giu",
      ),
      /[%\u0600-\u0dff]|point|cent|zent/i,
    ],
  ],
  [
    "percent",
    [
      /(?<!\p{Nd} (?:\p{L}{3,12} )?)\b(?:a|one|two|three|four) (?:thirds?|quarters?|hal(?:f|ves)|fifths?|tenths?)\b|\b(?:zwei drittel|drei viertel|deux tiers|trois quarts|dos tercios|tres cuartos|dois terços|três quartos|due terzi|tre quarti|twee derde|driekwart)(?!\p{L})|\bby (?:half|a third)\b|\bhalf (?:of )?the\b(?! (?:lane|street|town|village|city|school|team|class|neighbou?rhood|world|country|building|family|factory|office|staff room|parish|island|job|battle|fun|story|truth|secret|work)\b)|(?<!\p{L})(?:ein (?:drittel|viertel|fünftel|zehntel) (?:weniger|mehr)|un (?:tiers|quart) de (?:moins|plus)|un tercio (?:menos|más)|um terço (?:menos|mais)|un terzo in (?:meno|più)|een (?:derde|kwart) (?:minder|meer))(?!\p{L})|\b(?:um die hälfte|um (?:gut |fast |rund |knapp |über )?ein(?:en)? (?:drittel|viertel|fünftel|zehntel)|de moitié|d'un tiers|a la mitad|un tercio|pela metade|um terço|della metà|di un terzo|met (?:de helft|een (?:derde|kwart))|d'un quart|un cuarto|um quarto|di un quarto|half (?:a|an|as)|halves?|halving)(?!\p{L})/giu,
      SAYS_PART,
    ],
  ],
  ["percent", [/(?:الثلث|النصف|الربع)(?!\p{L})/giu, OTHER_SCRIPT]],
  [
    "money",
    new RegExp(
      String.raw`${CURRENCY}\s?${NUMBER}(?:\s?${SCALE}(?![\p{L}]))?|${NUMBER}(?:\s?${SCALE})?\s?${CURRENCY}(?![\p{L}])`,
      "giu",
    ),
  ],
  [
    "factor",
    [
      /\b(?:(?:two|three|four|five|six|ten)fold|doublement|\d+(?:[.,]\d+)?\s?(?:x|×|-fold|fold|mal|fois|veces|vezes|volte|keer)(?![\p{L}]|\s?\p{Nd})|doubled|tripled|trebled|quadrupled|halved|(?:verdoppel|verdreifach|vervierfach|halbier)t\p{L}{0,2}|(?:doubl|tripl)é\p{L}{0,2}|(?<!(?:el|del|un|los|o|do) )dupli(?:c|qu)(?!ate|ati(?:on|ng))\p{L}+(?! de llaves)|tripli(?:c|qu)\p{L}+|dobr(?:ou|ei|ado)|dupl(?:iquei|icou)|raddoppi\p{L}+|dimezz\p{L}+|verdubbeld\p{L}*|gehalveerd|divisée?s? par (?:deux|trois|quatre))|(?:تضاعف|ضاعف)\p{L}{0,3}|பாதியாக|அரைவாசியாக|අඩකින්|අඩකට|භාගයකින්|භාගයකට|आध[ाीे](?![\p{L}\p{M}])|(?:दो|ति|चौ)गुन[\p{L}\p{M}]{0,3}|இருமடங்[\p{L}\p{M}]{0,5}|இரட்டிப்[\p{L}\p{M}]{0,5}|(?:දෙ|තෙ)ගුණ[\p{L}\p{M}]{0,4}/giu,
      /\d\s?[x×]|fold|mal|fois|ve[cz]es|volte|keer|doub|trip|treb|quadr|halv|halb|verd|verv|dupl|dobr|doppi|dimezz|divis|[\u0600-\u0dff]/i,
    ],
  ],
  [
    "rank",
    [
      /(?:#\s?\d{1,3}\b|\bno\.? ?1\b|\btop[ -]?\d{1,3}\b|\b\d{1,3}(?:st|nd|rd|th)\b(?= (?:of|out|in|place|among|rank))|(?<!\b(?:a|one|two) )\b(?:first|second|third) (?:place|prize|of|out of|among)\b|\b(?:ranked|placed|rated|came|finished) (?:first|second|third|#?\d{1,3}(?:st|nd|rd|th)|#?\d{1,3}(?!\s(?!of|out|in|among)\p{L}))\b)/giu,
      words("# no top st nd rd th first second third ranked placed rated came finished"),
    ],
  ],
];

const MAY_BE_BEST = /est |este|ste[nrs]? |eilleur|plus |jor |nor |yor |hor |ior |iglior|astest/;
/** "The lowest sick leave of the five depots": the best of several; the largest of them is a size and no merit. */
const BEST_AMONG = anyCase(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:lowest|highest|fewest|best|fastest)(?:\s\p{L}+){1,3}\s(?:of|in|among|out of)\s(?:all |the |our |its )*|(?:niedrigste|höchste|geringste|beste)[nrs]?(?:\s\p{L}+){1,2}\s(?:von|unter|der)\s(?:allen |den |unseren )?|(?:meilleure?s?\s\p{L}+|\p{L}+\s(?:la |le )?plus (?:bas|faible|haut|élevé)\p{L}*)\s(?:des|sur|parmi|de)\s(?:les |nos )?|(?:mejor|menor|mayor|melhor|maior)(?:\s\p{L}+){1,3}\s(?:de las|de los|de|entre|das|dos)\s(?:las |los |as |os )?|miglior[ei]?(?:\s\p{L}+){1,2}\s(?:dei|delle|degli|su|tra|fra|di)\s(?:i |le )?|(?:laagste|hoogste|beste)(?:\s\p{L}+){1,2}\s(?:van|uit)\s(?:de |alle |onze )*)${SMALL}\s\p{L}{3,}`,
    "giu",
  ),
);

/** A number with the word it counts: "35 alerts", "140 people", "19 taps". */
const COUNT = anyCase(
  new RegExp(
    String.raw`(?<![\p{L}\p{Nd}.,/:+–-])(?:${NUMBER})(?:\s?${SCALE}(?![\p{L}]))?\+?(?=\s+\p{L}|ක)`,
    "giu",
  ),
);
const TIME = anyCase(
  /(?<![\p{L}\p{Nd}.,/:])(?:\d[\d.,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis|duas|dois|três|quatro|due|tre|quattro|cinque|sei|twee|drie|vijf|zes)\s?(?:-\s?)?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|secondes?|minutes?|heures?|jours?|semaines?|mois|ans|segundos?|minutos?|horas?|d[ií]as?|semanas?|meses|mes|años?|anos?|secondi|minuti|ore|giorni|settimane|mesi|anni|uur|dagen|weken|maanden|jaar|घंटे|दिन|मिनट|நாட்கள்|நிமிடங்கள்|දින|පැය|مینٹ|أيام|ساعات|دقائق|دقيقة|يوم)(?![\p{L}])/giu,
);
/** "from 52 to 31", "4 % auf 0,9 %", "from 1 in 14 to 1 in 90": a change with both ends. */
const CHANGE = anyCase(
  new RegExp(
    String.raw`(?:from|von|de|desde|da|dal|dall'|del|van|من|से)\s+(?:${CURRENCY}\s?)?(?:\p{Nd}{1,2}:(?=\p{Nd}))?(?:${NUMBER})(?:(?:in|of|out of|von|auf|sur|en|de|su|op)\s\p{Nd}[\p{Nd}.,]*)?(?:[^\p{Nd}.;]{0,24}?)\s?(?:to|auf|à|a|hasta|para|al|naar|إلى|तक)\s+(?:${CURRENCY}\s?)?(?:\p{Nd}{1,2}:(?=\p{Nd}))?(?:${NUMBER})`,
    "giu",
  ),
);

/** "from twenty six (26) to thirty-five (35)": both ends in words, and the figures behind them. */
const CHANGE_IN_BRACKETS =
  /(?<!\p{L})from\s(?:\p{L}[\p{L} -]{1,24})\s?\(\p{Nd}[\p{Nd}.,]{0,9}\)[^.;()]{0,24}?\sto\s(?:\p{L}[\p{L} -]{1,24})\s?\(\p{Nd}[\p{Nd}.,]{0,9}\)/giu;

const FELL_OR_ROSE = String.raw`(?:fell|fallen|dropped|went (?:down|up)|reduced|cut|lowered|shortened|shrank|shrunk|rose|risen|grew|grown|increased|gesenkt|gedrückt|reduziert|verringert|verkürzt|gesunken|gefallen|sank|sanken|fiel|gesteigert|erhöht|gestiegen|stieg|ramené\p{L}*|réduit\p{L}*|baissé\p{L}*|tombé\p{L}*|passé\p{L}*|baj[óé]|bajaron|redu[jcz]\p{L}+|cayó|cayeron|subió|caiu|caíram|baix\p{L}+|sces[oaie]|ridott[oaie]|calat[oaie]|salit[oaie]|gedaald|daalde|teruggebracht|verlaagd|gestegen|steeg)`;
const BROUGHT_TO = String.raw`(?:to|below|under|auf|unter|à|sous|a|bajo|para|sotto|naar|onder|tot)\s(?:only |just |nur |solo |apenas )?(?:${SPELT})(?:\s\p{L}{3,}|(?=[.,;]|$))`;

const SAYS_FEWER = words("fewer less weniger moins menos meno minder");
/** "two vehicles fewer", "drei Stunden weniger", "deux heures de moins" */
const FEWER = anyCase(
  new RegExp(
    String.raw`(?<![\p{L}\p{Nd}])${SMALL}\s(?:(?!or\s|oder\s|ou\s|o\s|of\s)\p{L}+\s)?(?:fewer|less|weniger|de moins|(?:de )?menos|a menos|in meno|minder)(?!\p{L})(?!\s(?:than|als|que|de|di|dan)\s\p{Nd})`,
    "giu",
  ),
);

const SAYS_FIGURE = words(SPELT.replaceAll("|", " "));
/** "queries fell below five a week", "Nacharbeit auf zwei Stück gedrückt" */
const BROUGHT_TO_FEW = anyCase(
  new RegExp(
    String.raw`(?<!\p{L})(?:${FELL_OR_ROSE}\s(?:[^.;,]{0,20}\s)?${BROUGHT_TO}|${BROUGHT_TO}[^.;,]{0,24}?\s${FELL_OR_ROSE})(?!\p{L})`,
    "giu",
  ),
);

/** A step or a share: "by four days", "19 of 22". */
const STEPS: readonly Hinted[] = [
  [
    new RegExp(String.raw`(?<!\p{L})(?:um|en|de|em|di|met)\s${SMALL}\s${SPAN}(?!\p{L})`, "giu"),
    words("um en de em di met"),
  ],
  [new RegExp(String.raw`(?<!\p{L})by\s${SMALL}\s(?![ap]\.?m\b)\p{L}{2,14}`, "giu"), words("by")],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{Nd}])${SMALL}\s(?:out of|of|of (?:my|our|the|all)|von|sur|de|de cada|su|op de|op|van de|van)\s(?!(?:19|20)\p{Nd}{2})\p{Nd}{1,5}(?![\p{Nd}%])`,
      "giu",
    ),
    words("of von sur de su op van"),
  ],
  // "137 dossiers acceptés sur 141"
  [
    /(?<![\p{L}\p{Nd}])\p{Nd}{1,5}\s(?!heures?|jours?|semaines?|mois|hours?|days?|weeks?|months?|stunden|tagen?|wochen|ore|giorni|settimane|mesi)\p{L}{3,}(?:\s\p{L}{4,}){0,2}\s(?:out of|sur|von|su)\s\p{Nd}{1,5}(?![\p{Nd}%]|[.,]\p{Nd})/giu,
    words("out sur von su"),
  ],
  // "Of 31 apprentices trained, 29 passed"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:of|von|sur|de los|de las|dei|delle|dos|das|van de)\s(?:the |my |our |meinen |mes )?${SMALL}\s[^.;,]{3,40},\s(?:${SMALL}|all|alle|tous|todos|tutti)(?!\p{L})`,
      "giu",
    ),
    words("of von sur de dei delle dos das van"),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{Nd}])(?:${SMALL}\sof\s(?:whom|them|which)|all\s(?:of\s)?(?:my\s|our\s|the\s)?${SMALL}(?!\s(?:years|semesters))|alle\s${SMALL})(?!\p{L})`,
      "giu",
    ),
    words("whom them which all alle"),
  ],
];

/** Digits, or words that stand for figures. */
const MAY_MEASURE = anyCase(
  new RegExp(
    String.raw`\p{Nd}|(?<![\p{L}])(?:${SPELT}|half|thirds?|quarters?|doubl|tripl|halv|first|second|top|hälfte|drittel|fünftel|viertel|fifth|points|moiti|tiers|mitad|tercio|metade|terço|metà|terzo|helft|derde|verd|dupli|dobr|raddopp|fold|keine?|aucune?|cero|ning|nenhum|nessun|geen|unfallfrei|accident-free|fehler|foutlo|faultless|quart|kwart|quarto|cuarto|below|under|dimezz|halb|gehalv|divis|z[eé]ro|no|not|halv|nobody|niemand|nadie|nessuno|ninguém|null|nul|ranked|twice|three times)|قبل الموعد|قبل الأوان|නියමිත|குறித்த|திட்டமிட்ட|நிர்ணயித்த|निर्धारित|तय समय|تضاعف|ضاعف|गुन|மடங்|இரட்டிப்|ගුණ|الثلث|النصف|الربع|பாதி|அரைவாசி|අඩක|භාගයක|आध`,
    "iu",
  ),
);

function every(kind: Measure["kind"], patterns: readonly Hinted[]): Pattern[] {
  return patterns.map((pattern) => [kind, pattern]);
}

/** In the order in which a figure of several kinds counts. */
const MEASURES: readonly Pattern[] = [
  ...PATTERNS,
  ["rank", [BEST_AMONG, MAY_BE_BEST]],
  ["change", CHANGE],
  ["change", [CHANGE_IN_BRACKETS, /\(\p{Nd}/u]],
  ...every("change", COMPARED),
  ...every("change", THEN_AND_NOW),
  ["change", [COMPARED_ELSEWHERE, OTHER_SCRIPT]],
  ...every("clean", CLEAN_RECORDS),
  ["step", [FEWER, SAYS_FEWER]],
  ["step", [BROUGHT_TO_FEW, SAYS_FIGURE]],
  ...every("step", STEPS),
  ["time", TIME],
  ["count", COUNT],
];

const likelyMeasures = likelyAmong(MEASURES.map(([, pattern]) => pattern));

/** All figures of a sentence that may measure a result. Bounded work: every repetition has a limit. */
export function findMeasures(sentence: Sentence): readonly Measure[] {
  const { text, tokens } = sentence;
  if (!tokens.some(({ kind }) => kind === "number") && !MAY_MEASURE.test(text) && !mayDeny(text)) return [];
  const isLikely = likelyMeasures(sentence);
  return MEASURES.flatMap(([kind, pattern], at) =>
    (isLikely(at) ? hintedMatches(pattern, sentence) : []).map((match) => {
      const figure = match[0].trimEnd().replace(/[.,]+$/, "");
      return { kind, from: match.index, to: match.index + figure.length };
    }),
  );
}

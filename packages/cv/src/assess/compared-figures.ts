import { type Hinted, words } from "./hinted.ts";
import { ONE, SMALL, SPAN, SPELT } from "./then-and-now.ts";

/** Letters of the scripts beside Latin in which CVs are read. */
export const OTHER_SCRIPT = /[\u0600-\u0dff]/;

/** "six weeks ahead of programme", "12 days before the deadline", "in nine days instead of fifteen", "611 days without". */
const AHEAD = `(?:ahead|early|earlier|sooner|faster|before|without|instead|rather than|quicker|shorter|früher|vor dem|vor termin|schneller|statt|ohne|anstatt|plus tôt|avant|en avance|d'avance|plus vite|au lieu|sans|antes|en lugar|en vez|sin|de antelación|más rápido|em vez|sem|de antecedência|mais cedo|mais rápido|prima|(?:di|in) anticipo|anziché|invece|senza|eerder|sneller|zonder|in plaats|vroeger)`;

const SAYS_SOONER = words(
  "ahead early earlier before without instead rather faster quicker sooner shorter früher vor schneller statt ohne anstatt tôt avant avance vite lieu sans antes lugar vez sin antelación rápido sem antecedência cedo prima anticipo anziché invece senza eerder sneller zonder plaats vroeger",
);

/** In front of a figure that is not exact. */
const ABOUT =
  "(?:(?:about|around|roughly|some|nearly|almost|over|under|more than|less than|etwa|rund|knapp|fast|über|unter|environ|près de|presque|unos|casi|cerca de|quase|circa|quasi|oltre|ongeveer|bijna|ruim)\\s)?";

/** Two figures set against each other, or a figure against a plan. */
export const COMPARED: readonly Hinted[] = [
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{Nd}])(?:\p{Nd}[\p{Nd}.,]{0,6}|${SPELT})\s(?:${SPAN})(?![\p{L}])[^\p{Nd}.]{0,12}?(?<![\p{L}])${AHEAD}(?![\p{L}])`,
      "giu",
    ),
    SAYS_SOONER,
  ],
  // "one year early", "ein Jahr früher"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:one|ein(?:en|e)?|une?|un[ao]|uma?|één)\s(?:${SPAN})\s(?:early|earlier|sooner|ahead|früher|plus tôt|en avance|de antelación|mais cedo|in anticipo|eerder)(?!\p{L})`,
      "giu",
    ),
    SAYS_SOONER,
  ],
  // "from six weeks to two"
  [
    new RegExp(
      String.raw`(?<!\p{L})from\s${ABOUT}${ONE}(?:\s(?:\p{L}{1,14}|(?:19|20)\p{Nd}{2})){0,3}\sto\s${ABOUT}(?:${ONE}|none|nothing|zero)(?!\p{L})`,
      "giu",
    ),
    words("from"),
  ],
  // "von zehn auf sechs Tage", "de tres a dos"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:von|de|da|dal|van)\s${ABOUT}${SMALL}(?:\s\p{L}{2,14}){0,2}\s(?:auf|à|a|para|al|naar)\s${ABOUT}${ONE}(?!\p{L})`,
      "giu",
    ),
    words("von de da dal van"),
  ],
  // "6 घंटे से 2 घंटे": the word behind the first figure
  [
    /\p{Nd}[\p{Nd}.,]{0,8}\s?%?\s?[\p{L}\p{M}]{0,14}\s?(?:से|இலிருந்து|லிருந்து|සිට)\s[^.;]{0,20}?\p{Nd}/gu,
    OTHER_SCRIPT,
  ],
  // "now 9 minutes; it was 21", "against a target of 25", "team average 150"
  new RegExp(
    String.raw`(?<!\p{L})${SMALL}[^.;]{0,30}[;,]\s(?:it|they|this)\s(?:was|were|had been|took|used to (?:be|take|need|cost))\s${ABOUT}${SMALL}|(?:against|versus|compared (?:with|to)|target (?:of|was)|average(?: of)?|gegenüber|contre|frente a|rispetto a|tegenover)\s(?:a target of |an average of )?${SMALL}(?!\p{L})`,
    "giu",
  ),
  // "five audits without a finding", "zero accidents in 1,200 days"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${SMALL}|one)\s[^.;]{2,40}?(?<!\p{L})(?:without (?:a |an |any |a single )?\p{L}{4,}|ohne (?:einen? einzigen? |jeden? )?\p{L}{4,}|sans (?:un seul |une seule |aucune? )?\p{L}{4,}|sin (?:un solo |una sola |ning[uú]na? )?\p{L}{4,}|sem (?:um único |uma única |nenhuma? )?\p{L}{4,}|senza (?:un solo |una sola |alcuna? )?\p{L}{4,}|zonder (?:[eé]{1,2}n enkele? )?\p{L}{4,})|(?<!\p{L})(?:zero|no)\s\p{L}{4,20}\sin\s${SMALL}`,
      "giu",
    ),
    words("without ohne sans sin sem senza zonder zero no"),
  ],
  // "nine days down to 35 minutes"
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{Nd}])${SMALL}\s(?:${SPAN})\s(?:down|up)\sto\s${SMALL}\s(?:${SPAN})(?!\p{L})`,
      "giu",
    ),
    words("down up"),
  ],
  // "down to two, from 17", "below one hour (was three)"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:down|up) to ${SMALL}[^.;]{0,20}?\sfrom\s${SMALL}|\((?:was|were|before|previously|vorher|avant|antes|prima|was)[: ]\s?${SMALL}[^()]{0,16}\))`,
      "giu",
    ),
    words("down up was were before previously vorher avant antes prima"),
  ],
  // "no night ran out (2024: seven nights)"
  [new RegExp(String.raw`\((?:in )?20\p{Nd}{2}:\s${SMALL}\s\p{L}{3,14}\)`, "giu"), /\(/],
  // "3 h 40 instead of 5 h 15"
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{Nd}])${SMALL}[^.;]{0,24}?\s(?:instead of|rather than|down from|statt|anstatt|au lieu de|en lugar de|en vez de|em vez de|invece di|in plaats van)\s(?:the )?${SMALL}(?![\p{L}])`,
      "giu",
    ),
    words("instead rather down statt anstatt lieu lugar vez invece plaats"),
  ],
  // "dropped to zero", "auf null gesunken"
  [
    /(?<!\p{L})(?:to (?:zero|nil|none)|auf null|à zéro|a cero|a zero|naar nul)(?!\p{L})/giu,
    words("zero nil none null cero nul"),
  ],
  // "0,3 %, vorher 2 %"
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{Nd}])${SMALL}[^.;,]{0,16},\s(?:before(?: that)?|previously|formerly|up from|down from|vorher|zuvor|früher|davor|avant|auparavant|antes|prima|voorheen|eerder|was)[: ]\s?${SMALL}(?!\p{L})`,
      "giu",
    ),
    words(
      "before previously formerly up down vorher zuvor früher davor avant auparavant antes prima voorheen eerder was",
    ),
  ],
  // "used to take a Saturday, now takes 11 minutes"
  [
    new RegExp(
      String.raw`(?<!\p{L})used to\s[^.;]{2,60}?\snow\s(?:\p{L}{2,10}\s){0,2}${SMALL}\s\p{L}{3,}`,
      "giu",
    ),
    words("used"),
  ],
  // "three weeks early and 40,000 below estimate"
  [
    /(?<!\p{L})(?:below|under|over|above|ahead of|beyond) (?:the |our |its )?(?:\p{L}+ )?(?:estimate|budget|target|plan|quota|schedule|norm)(?!\p{L})|(?<!\p{L})(?:unter (?:dem )?(?:budget|plan|kostenrahmen)|sous le budget|por debajo del presupuesto|abaixo d[oa] (?:orçamento|meta|previsto)|sotto (?:il )?(?:budget|preventivo)|onder (?:het )?budget)(?!\p{L})/giu,
    /estimate|budget|target|plan|quota|schedule|norm|kostenrahmen|presupuesto|orçamento|meta|previsto|preventivo/i,
  ],
  [
    /(?<!\p{L})(?:(?:twice|three times|four times) (?:as|the|more)|doble de|doppelt so|zweimal so|deux fois plus|el doble|o dobro|il doppio|twee keer zo)(?!\p{L})/giu,
    words("twice times doble doppelt zweimal fois dobro doppio keer"),
  ],
];

/** The same in languages that are not written in Latin letters. */
export const COMPARED_ELSEWHERE: readonly RegExp[] = [
  // "32 மாணவர்களில் 30 பேர்", "40 में से 38", "සිසුන් 30 දෙනෙකුගෙන් 28"
  // "took an hour and can now be found in five minutes", in Sinhala
  /(?:පැය|විනාඩි|මිනිත්තු|දින)[^.]{1,14}ගත (?:වූ|වුණු|වුන)[^.]{1,20}දැන් (?:පැය|විනාඩි|මිනිත්තු|දින)[\p{L}\p{M}\u200d]{0,10}(?:\s\p{Nd}{1,3})?/gu,
  /\p{Nd}{1,5}\s(?:में से|[\p{L}\p{M}]{2,16}(?:ில்|ගෙන්|ගෙන))\s\p{Nd}{1,5}|\p{Nd}{1,5}\sمن\s(?:أصل|بين)\s\p{Nd}{1,5}/gu,
  // "three weeks before the date that was set", in Sinhala, Tamil and Hindi
  /නියමිත (?:දිනට|කාලයට|වේලාවට)[^.]{0,36}(?:පෙර|කලින්)|(?:குறித்த|திட்டமிட்ட|நிர்ணயித்த)[^.]{0,36}முன்|(?:तय|निर्धारित) (?:समय|तारीख|तिथि)[^।]{0,30}पहले/gu,
  /(?:قبل|بعد) (?:الموعد|الأوان|الجدول)[^.،]{0,16}\sب[\p{L}\p{M}\p{Nd}]{2,12}/gu,
];

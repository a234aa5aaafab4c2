import type { Token } from "../parse/text/tokens.ts";
import { type Hinted, words } from "./hinted.ts";

/** Small numbers as words, in the languages that print them in sentences. */
export const SPELT =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|dreizehn|vierzehn|sechzehn|siebzehn|achtzehn|neunzehn|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|fünfzehn|zwanzig|dreißig|vierzig|onze|douze|quinze|vingt|trente|quarante|cinquante|once|doce|quince|veinte|treinta|doze|vinte|trinta|undici|dodici|quindici|venti|trenta|twaalf|vijftien|twintig|dertig|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|dois|duas|três|quatro|sete|oito|nove|dez|due|tre|quattro|cinque|sei|sette|otto|dieci|twee|drie|vijf|zes|zeven|negen|tien";

/** A figure of a few digits, or one as a word; with one of its kind in any of the languages. */
export const SMALL = String.raw`(?:\p{Nd}[\p{Nd}.,]{0,8}|${SPELT}|(?:(?:half )?a )?dozen)`;
export const ONE = `(?:${SMALL}|one|einen?|un[ae]?|um|één)`;

const FIGURE_WORDS = words(`${SPELT} dozen`.replaceAll("|", " "));

/** Whether a figure stands in a text, in digits or as a word of `SMALL`: most duties have none, most results tell one. */
export function holdsFigure(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === "number" || FIGURE_WORDS.has(text));
}

/** Units of time, behind a figure. */
export const SPAN =
  "(?:working |full |whole |clear )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|shifts?|minuten?|sekunden?|minutos?|minuti|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|heures?|jours?|semaines?|mois|horas?|d[ií]as?|semanas?|meses|mes|años?|anos?|ore|giorni|settimane|mesi|anni|uur|dagen|weken|maanden|jaar)";
const ORDINAL = String.raw`\p{Nd}{1,3}(?:st|nd|rd|th|er|ère|ème|e|\.?[ºª°]|\.)?`;

const TOOK =
  "took|needed|cost|waited|required|lasted|had to wait|dauerte|dauerten|brauchte|brauchten|kostete|prenait|mettait|demandait|durait|attendait|tardaba|costaba|llevaba|duraba|demorava|levava|custava|richiedeva|impiegava|durava|duurde|kostte|nam";
const NOW =
  "now|today|these days|heute|jetzt|nun|inzwischen|aujourd['’]hui|maintenant|désormais|ahora|hoy|agora|hoje|ora|oggi|adesso|nu|vandaag";
const IS =
  "takes?|needs?|costs?|is|are|waits?|lasts?|dauert|braucht|prend|met|tarda|lleva|demora|leva|richiede|duurt|kost";
const AFTER_TOOK = String.raw`(?<!\p{L})(?:${TOOK})\s(?:\p{L}+\s){0,2}?${SMALL}(?!\p{L})`;

/** What was, as far as "is now" stands against it. */
const WAS = String.raw`(?<!\p{L})(?:was|were|stood at|war|waren|lag bei|lagen bei|était|étaient|era|eran|eram|erano)\s(?:\p{L}+\s){0,2}?${SMALL}(?!\p{L})`;

const NOW_WORDS =
  "now today these heute jetzt nun inzwischen aujourd maintenant désormais ahora hoy agora hoje ora oggi adesso nu vandaag";
const SAYS_NOW = words(NOW_WORDS);
const SAYS_NOW_OR_AFTER = words(`${NOW_WORDS} after nachher danach après después depois dopo`);
const SAYS_TOOK = words(TOOK.replaceAll("|", " "));
const GOES_FROM = words("from vom von de del do du da dal dalla van");

/** What was and what is, in one sentence, without a word of change between them. */
export const THEN_AND_NOW: readonly Hinted[] = [
  // "took two days is now ready in ten minutes", "needed five signatures now needs one"
  [
    new RegExp(
      String.raw`${AFTER_TOOK}[^.]{1,60}?(?<!\p{L})(?:${NOW})(?!\p{L})[^.;]{0,30}?(?<![\p{L}\p{Nd}])${ONE}(?!\p{L})`,
      "giu",
    ),
    SAYS_NOW,
  ],
  // "was 9 hours a month and is now 2"
  [
    new RegExp(
      String.raw`${WAS}[^.]{1,50}?(?<!\p{L})(?:is|are|ist|sind|liegt|est|sont|es|son|é|são|è|sono)\s(?:${NOW})\s(?:\p{L}+\s){0,2}?${ONE}(?!\p{L})`,
      "giu",
    ),
    SAYS_NOW,
  ],
  // "was a day and a half, is 20 minutes"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:was|were|used to be)\s(?:${SMALL}|an?|half an?)\s(?:${SPAN})(?:\sand a half)?,\s(?:and\s)?(?:(?:is|are)\s)?(?:now\s)?${SMALL}\s(?:${SPAN})(?!\p{L})`,
      "giu",
    ),
    words("was were used"),
  ],
  // "are now under five minutes"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${NOW})\s(?:\p{L}+\s)?(?:under|below|less than|only|just|down to|unter|weniger als|nur|sous|moins de|menos de|por debajo de|abaixo de|sotto|meno di|onder|minder dan)\s(?:the )?${ONE}(?!\p{L})`,
      "giu",
    ),
    SAYS_NOW,
  ],
  // "took 40 minutes by phone and takes under 3 now"
  [
    new RegExp(
      String.raw`${AFTER_TOOK}[^.]{1,50}?(?<!\p{L})(?:${IS})\s(?:\p{L}+\s){0,2}?${ONE}\s[^.;]{0,24}?(?:${NOW})(?!\p{L})`,
      "giu",
    ),
    SAYS_TOOK,
  ],
  // "The class I started with 5 people has 38 now", "210 when I came, 460 when I left"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:started|began) with ${SMALL}[^.;]{1,30}?(?<!\p{L})(?:has|have|is|are|counts)\s(?:\p{L}+\s)?${SMALL}(?!\p{L})|(?<![\p{L}\p{Nd}])${SMALL} when I (?:came|started|arrived|joined|took over)[^.;]{0,14}?\s${SMALL} (?:when I|today|now|by)(?!\p{L})`,
      "giu",
    ),
    words("began started when"),
  ],
  // "is down to forty minutes"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:is|are|went|came|got)\s(?:now\s)?down to\s(?:\p{L}+\s)?${SMALL}(?!\p{L})`,
      "giu",
    ),
    words("down"),
  ],
  // "from working day nine to working day four", "von Platz 9 auf Platz 2"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:from|von|vom|de|del|do|du|da|dal|van)\s(?<unit>(?:\p{L}{3,12}\s){1,3})${SMALL}\s(?:to|auf|auf den|à|au|a|al|para|para o|naar)\s\k<unit>${SMALL}(?!\p{L})`,
      "giu",
    ),
    GOES_FROM,
  ],
  // "from 9th to 2nd", "vom 10. auf den 6. Arbeitstag", "do 12.º para o 5.º dia útil"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:from|vom|von|du|de la|de|do|da|dal|dalla|del|van de)\s(?:the )?${ORDINAL}\s(?:\p{L}{2,12}\s){0,2}?(?:to|auf|auf den|auf die|au|à la|al|a la|à|para|para [oa]|alla|naar de)\s(?:the )?${ORDINAL}(?![\p{L}\p{Nd}])`,
      "giu",
    ),
    GOES_FROM,
  ],
  // "70 before, 12 after"
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{Nd}])${SMALL}\s(?:\p{L}+\s)?(?:before|then|vorher|zuvor|avant|antes|prima)(?: me)?,?\s(?:and\s|und\s|et\s|y\s|e\s)?${SMALL}\s(?:\p{L}+\s)?(?:after|${NOW}|nachher|danach|après|después|depois|dopo)(?!\p{L})`,
      "giu",
    ),
    SAYS_NOW_OR_AFTER,
  ],
  // "Losses: 8 % to 3 %", "12 % → 5 %"
  [
    /(?::|–)\s\p{Nd}[\p{Nd}.,]{0,5}\s?%\s(?:down |up )?to\s\p{Nd}[\p{Nd}.,]{0,5}\s?%|\p{Nd}[\p{Nd}.,]{0,5}\s?%\s?(?:→|->|=>)\s?\p{Nd}[\p{Nd}.,]{0,5}\s?%/giu,
    words("%"),
  ],
  // "went from 27 (2019) to 31 (2023)"
  [
    /(?<![\p{L}\p{Nd}.,])\p{Nd}[\p{Nd}.,]{0,7}\s\((?:19|20)\p{Nd}{2}\)\s(?:to|auf|à|al?|para|naar)\s\p{Nd}[\p{Nd}.,]{0,7}\s\((?:19|20)\p{Nd}{2}\)/giu,
    words("("),
  ],
  // "four points higher than I found it"
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{Nd}])${SMALL}\s\p{L}{3,}\s(?:higher|lower|fewer|better|faster|shorter) than(?!\p{L})`,
      "giu",
    ),
    words("than"),
  ],
  // "from C to A-", "dalla serie D alla serie B"
  [
    /(?<!\p{L})(?:from|von|de|dal?|dalla|van)\s(?<grade>\p{L}{3,12}\s)?(?:[A-G][+−–-]?|AAA?|BBB?|CCC?)\s(?:to|auf|à|al?|alla|naar)\s\k<grade>(?:[A-G][+−–-]?|AAA?|BBB?|CCC?)(?![\p{L}\p{Nd}])/gu,
    GOES_FROM,
  ],
  // "up from none in 2020"
  [
    new RegExp(String.raw`(?<!\p{L})(?:up|down) from\s(?:none|nothing|zero|${ONE})(?!\p{L})`, "giu"),
    words("up down"),
  ],
];

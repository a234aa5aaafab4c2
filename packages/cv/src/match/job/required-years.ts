const YEAR =
  "(?:years?|yrs?)['’]?|jahren?|jährige\\p{L}*|ans|années|años?|anos?|anni|jaar|ஆண்டு\\p{L}*|வருட\\p{L}*|वर्ष\\p{L}*|साल|سنوات|سنة|سنين|أعوام";
const EXPERIENCE =
  "experience|\\p{L}*erfahrung|\\p{L}*praxis|expérience|experiencia|experiência|esperienza|\\p{L}*ervaring|அனுபவ\\p{L}*|अनुभव|خبرة|الخبرة";
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    "one ein une un una um uma een",
    "two zwei deux dos dois duas due twee",
    "three drei trois tres três tre drie",
    "four vier quatre cuatro quatro quattro",
    "five fünf cinq cinco cinque vijf",
    "six sechs seis sei zes",
    "seven sieben sept siete sete sette zeven",
    "eight acht huit ocho oito otto",
    "nine neun neuf nueve nove negen",
    "ten zehn dix diez dez dieci tien",
  ].flatMap((words, index) => words.split(" ").map((word) => [word, index + 1] as const)),
);
const COUNT = `(\\d{1,2}|${[...NUMBERS.keys()].join("|")})`;
const START = "(?:^|[^\\p{L}\\p{M}\\d.,])";
const RANGE = "\\s*(?:\\+|plus)?\\s*(?:(?:-|–|to|bis|à|a|tot)\\s*\\d{1,2}\\s*\\+?\\s*)?-?";
/** Each way of reading it is another text: no word holds what may part two. */
const BETWEEN = "(?:\\s{1,3}|-)";
const WORDS_BETWEEN = `(?:${BETWEEN}[\\p{L}\\p{M}'’.]{1,30}){0,4}?${BETWEEN}(?:d['’])?`;

/** "3+ years of professional experience", "mindestens 3 Jahre Berufserfahrung", "3 ans d'expérience". */
const YEARS_FIRST = new RegExp(`${START}${COUNT}${RANGE}(?:${YEAR})${WORDS_BETWEEN}(?:${EXPERIENCE})`, "giu");
/** "expérience d'au moins 2 ans", "experiencia mínima de 3 años", "خبرة 3 سنوات". */
const YEARS_LAST = new RegExp(
  `${START}(?:${EXPERIENCE}):?${WORDS_BETWEEN}${COUNT}${RANGE}(?:${YEAR})(?!\\p{L})`,
  "giu",
);
/** Sinhala counts behind the year: "වසර 3ක පළපුරුද්ද". */
const YEAR_COUNTED =
  /(?:වසර|අවුරුදු)\s*(\d{1,2})[\p{L}\p{M}\u200d]*(?:\s+[\p{L}\p{M}\u200d]+){0,4}?\s+(?:පළපුරුද්ද|අත්දැකීම්)/giu;
/** "Minimum 8 years in marketing": of work, where nothing else follows. */
const AT_LEAST =
  /(?<!\p{L})(?:minimum|min|at least|no less than)(?: of)?\s+(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*\+?\s*(?:years?|yrs?)['’]?\s+(?:in|as|with|on|of|at)\s/giu;
/** Years that are none of work. */
const OTHER_YEARS = /(?<!\p{L})(?:age|aged|old|contract|commitment|bond|warranty|residen\p{L}+)(?!\p{L})/iu;

/** Sentences in which the employer speaks of itself. */
const ABOUT_EMPLOYER =
  /(?<!\p{L})(?:we(?! (?:require|expect|need|want|ask|look))|our|company|agency|firm|team has|founded|established|us|wir(?! (?:erwarten|wünschen|suchen))|unser\p{L}*|nous(?! (?:demandons|recherchons))|notre|nos|nuestr[oa]s?|contamos|noss[oa]s?|nostr[oai]|ons|onze|wij)(?!\p{L})/iu;
const MAX_YEARS = 30;
const MAX_SENTENCE = 400;

/** The years that a job's text asks for; 0 when it asks for none. The smallest figure of several counts. */
export function yearsInText(text: string): number {
  let least = 0;
  for (const sentence of text.split(/(?<!\bmin|mind)[.](?!\d)|[!?;\n]/iu)) {
    if (sentence.length > MAX_SENTENCE || ABOUT_EMPLOYER.test(sentence)) continue;
    for (const count of countsIn(sentence)) {
      const years = NUMBERS.get(count.toLowerCase()) ?? Number(count);
      if (years > 0 && years <= MAX_YEARS && (least === 0 || years < least)) least = years;
    }
  }
  return least;
}

function countsIn(sentence: string): string[] {
  const named = [YEARS_FIRST, YEARS_LAST, YEAR_COUNTED].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(([, count = ""]) => count),
  );
  if (named.length > 0 || OTHER_YEARS.test(sentence)) return named;
  return [...sentence.matchAll(AT_LEAST)].map(([, count = ""]) => count);
}

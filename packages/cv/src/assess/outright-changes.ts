import { anyCase } from "../parse/text/patterns/any-case.ts";
import { isBroughtForward } from "./duty-figures.ts";
import type { Measure } from "./find-measures.ts";
import { hasEnd } from "./finished-deeds.ts";
import { withoutRates } from "./usual-days.ts";

/** Both ends of a share, a time set against a plan, or what was before: a change without a word of it. */
export function isOutright(sentence: string, { from, to }: Measure): boolean {
  if (isBroughtForward(sentence, { from, to }) || isFall(sentence, { from, to })) return true;
  if (isGrowth(sentence, { from, to }) || OVER_AVERAGE.test(sentence)) return true;
  const text = withoutRates(sentence.slice(from, to + 14));
  return (
    /%|٪|prozent|percent|por ciento|per cento|procent|सियय|प्रतिशत|සියයට/iu.test(text) ||
    /\p{Nd}[.,]\p{Nd}{1,2}(?!\p{Nd})/u.test(text) ||
    !/\p{Nd}.*\p{Nd}/u.test(text) ||
    UNIT_OF_TIME.test(text) ||
    INSTEAD.test(text) ||
    BEFORE.test(text)
  );
}

/** "From PHP 9,400 to PHP 700": ranges rise; hours of the day and ages are small and are left to other signs. */
function isFall(sentence: string, { from, to }: Pick<Measure, "from" | "to">): boolean {
  const text = sentence.slice(from, to);
  const [first, second, ...more] = (text.match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []).map((figure) =>
    Number(figure.replace(/[.,](?=\p{Nd}{3})/gu, "").replace(",", ".")),
  );
  if (first === undefined || second === undefined || more.length > 0) return false;
  const isWhole = !SCALED.test(text) && !GOES_ON.test(sentence.slice(to));
  return isWhole && FROM_FIGURE.test(text) && first > second && first > 31;
}

const FROM_FIGURE = /^(?:from|von|de|desde|da|dal|van)\s\P{L}{0,3}(?:\p{Lu}{2,3}\s?)?\p{Nd}/iu;
/** "From 400,000 to 38 million": the figures alone do not tell which is larger. */
const SCALE = "million|billion|thousand|lakh|crore|mio|mrd|tausend|mill|miljoen|mil(?!\\p{L})";
const SCALED = anyCase(new RegExp(String.raw`${SCALE}|\p{Nd}\s?[kmb](?!\p{L})`, "iu"));
const GOES_ON = new RegExp(String.raw`^(?:[.,]?\p{Nd}|\s?(?:${SCALE}|[kmb](?!\p{L})))`, "iu");

/** "Net sales from NGN 310 million to NGN 545 million in three years": a noun alone, and the time it took. */
function isGrowth(sentence: string, { from, to }: Pick<Measure, "from" | "to">): boolean {
  return GROWING.test(sentence.slice(0, from)) && hasEnd(sentence.slice(to));
}

/** One noun phrase, and none of what comes in sizes. */
const GROWING =
  /^(?!.*(?<!\p{L})(?:budgets|projects|contracts|orders|loans|deals|jobs|sites|events|teams|groups|classes|accounts|products|items|ages?)\s$)(?!\p{L}+(?:ed|ing)\s)(?:[\p{L}’'-]+\s){1,6}$/iu;

/** "38 pallets an hour, line average 29", "62 calls a day against a team average of 45". */
const OVER_AVERAGE =
  /\p{Nd}[^.;]{3,40}?(?:,|(?<!\p{L})(?:against|where|versus|while|when))\s(?:(?:an?|the|my|our)\s)?(?:\p{L}+\s){0,2}average(?: of| was| is)?\s\p{Nd}/iu;

/** "70 before, 12 after". */
const BEFORE = /\p{Nd}\s(?:\p{L}+\s)?(?:before|then|vorher|zuvor|avant|antes|prima)(?:\sme)?,?\s/iu;

/** What was before stands beside what is now. */
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|used to|statt|anstatt|au lieu de|en lugar de|en vez de|em vez de|invece di|in plaats van|when I (?:came|left|started|joined)|now|today|heute|jetzt|aujourd['’]hui|désormais|ahora|agora|hoje|oggi|vandaag)(?!\p{L})/iu;

const UNIT_OF_TIME = anyCase(
  /(?<!\p{L})(?:seconds?|minutes?|hours?|days?|weeks?|sekunden|minuten|stunden|tagen?|wochen|secondes?|heures?|jours?|semaines?|segundos|minutos|horas|d[ií]as?|semanas|secondi|minuti|ore|giorni|settimane|seconden|uur|dagen|weken|defects?|errors?|complaints?|accidents?|outages?)(?!\p{L})|මිනිත්තු|පැය|දින|நிமிட|நாள்|மணி|मिनट|घंटे|दिन|دقيقة|ساع|يوم/iu,
);

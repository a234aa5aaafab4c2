import { anyCase } from "../parse/text/patterns/any-case.ts";
import type { Measure } from "./find-measures.ts";

const RATES = `(?:(?:a|an|per|each|every|par|chaque|pro|je|am|al|por|cada|op een|ogni|on an?) (?:working )?(?:day|week|month|shift|morning|afternoon|evening|night|hour|head|room|class|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jour|semaine|mois|classe|équipe|service|tag|woche|monat|schicht|stunde|klasse|abend|d[ií]a|semana|mes|mês|turno|clase|turma|giorno|settimana|mese|classe|dag|maand|dienst|uur)|daily|weekly|monthly|täglich|wöchentlich|monatlich|diari[oa]s?|semanal(?:es)?|quotidien(?:ne)?s?|giornalier[oiae]|dagelijks)`;
const RATE_BEHIND = anyCase(new RegExp(String.raw`^[^.;,:]{0,28}?(?<!\p{L})${RATES}(?!\p{L})`, "iu"));
const EVERY_RATE = new RegExp(String.raw`(?<!\p{L})${RATES}(?!\p{L})`, "giu");

/** What a figure was brought to, or by how much: "calls cut to 35 a day". */
const BROUGHT =
  /(?<!\p{L})(?:(?<!up )to|by|from|under|over|below|above|auf|um|unter|über|à|sous|a|bajo|hasta|até|naar|met|tot)\s(?:about |around |some |nearly |almost |just )?$/iu;

/** What time and money are won for good, whatever the rate. */
const WON = anyCase(
  /(?<!\p{L})(?:sav(?:ed|es|ing|ings)|add(?:ed|s|ing)|frees?|freed|gained|record|einspar\p{L}*|eingespart\p{L}*|gespart|spart|gewonnen|gagn\p{L}+|économis\p{L}+|ahorr\p{L}+|gan\p{L}+|econom\p{L}+|poup\p{L}+|risparmi\p{L}*|guadagn\p{L}+|bespa\p{L}+|gespaard|gewonnen|instead|statt|more|fewer|less|mehr|weniger|plus|moins|más|menos|mais|più|meno|meer|minder)(?!\p{L})/iu,
);

/** "Cut 200 m of fabric a day", "banked £2,000 each evening": a day's work, whatever the verb. */
export function isUsualDay(sentence: string, { from, to }: Measure): boolean {
  if (WON.test(sentence) || BROUGHT.test(sentence.slice(Math.max(0, from - 18), from))) return false;
  return RATE_BEHIND.test(sentence.slice(to, to + 48));
}

/** A text without its "per day" and "each month", whose units of time measure nothing. */
export function withoutRates(text: string): string {
  return text.replace(EVERY_RATE, " ");
}

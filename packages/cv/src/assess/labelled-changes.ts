import { anyCase } from "../parse/text/patterns/any-case.ts";
import { ONE, SMALL } from "./then-and-now.ts";

const FIGURE = String.raw`\p{Nd}{1,3}(?:[.,]\p{Nd}{3})+|\p{Nd}{1,6}(?:[.,]\p{Nd}{1,2})?`;

/** "Weekly shrinkage: Rs. 18,000 to Rs. 4,500", "Errori in cassa: da 12 a 2 al mese". */
const FALL = anyCase(
  new RegExp(
    String.raw`:\s(?:(?:from|von|de|da|dal|del|van)\s)?(?<change>[^\p{Nd},;:]{0,5}(?<first>${FIGURE})(?<unit>[^\p{Nd}.;,:–-]{0,24}?)\s(?:down to|to|auf|à|a|al|para|naar)\s[^\p{Nd},;:–-]{0,5}(?<second>${FIGURE}))(?!\p{Nd})(?<behind>[^.;,]{0,20})`,
    "iu",
  ),
);

/** "Sick days in my crew: 41 in 2021, 12 in 2023", "Members: 40 (2018), 120 (2023)", "Open tickets: 300 in January, 40 in June". */
const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december";
const IN_A_YEAR = String.raw`${ONE}(?:\sin\s${SMALL})?\s(?:\p{L}+\s)?(?:(?:in|en|em|nel)?\s?(?:19|20)\p{Nd}{2}|\((?:19|20)\p{Nd}{2}\)|in (?:${MONTH}))`;
const TWO_YEARS = anyCase(
  new RegExp(
    String.raw`:\s(?<change>${IN_A_YEAR}, (?:and |und |et |y |e )?(?:${IN_A_YEAR}|${ONE}\s(?:(?:last|this) (?:year|quarter|month|season|week|term)|now|today|letztes Jahr|heute|l['’]an dernier|aujourd['’]hui|el año pasado|hoy|no ano passado|hoje|l['’]anno scorso|oggi|vorig jaar|nu)))(?!\p{Nd})`,
    "iu",
  ),
);

const CLOCK = /^\s?(?:am|pm|a\.m|p\.m|uhr|h|hrs|years?|jahren?|ans|años|anos|anni)(?!\p{L})/iu;

const UNIT_OR_RATE = anyCase(
  /%|[$€£₹]|(?<!\p{L})(?:rs|per|a|an|pro|par|por|al?|im|each)\s(?:day|week|month|year|shift|tag|woche|monat|jahr|jour|semaine|mois|an|d[ií]a|semana|mes|mês|año|ano|giorno|settimana|mese|anno)(?!\p{L})|(?<!\p{L})(?:seconds?|minutes?|hours?|days?|weeks?|months?|sekunden|minuten|stunden|tagen?|wochen|secondes|heures|jours|semaines|segundos|minutos|horas|d[ií]as|semanas|secondi|minuti|ore|giorni|settimane)(?!\p{L})/iu,
);

/** Behind its name and a colon, a figure that falls tells what was and what is; ranges and opening hours rise. */
export function findLabelledChange(sentence: string): string | null {
  const years = TWO_YEARS.exec(sentence)?.groups?.change;
  if (years !== undefined) return years;
  const { change, first = "", second = "", unit = "", behind = "" } = FALL.exec(sentence)?.groups ?? {};
  if (change === undefined || CLOCK.test(unit) || CLOCK.test(behind)) return null;
  const [was, is] = [toNumber(first), toNumber(second)];
  // "Open: 9 to 5", "Ratio: 4 to 1", "Groups: 24 to 12 children": small figures need a unit or a rate.
  const isBare = was <= 24 && !/down to/iu.test(change) && !UNIT_OR_RATE.test(change + behind);
  return was > is && !isBare ? change.trim() : null;
}

function toNumber(figure: string): number {
  return Number(figure.replace(/[.,](?=\p{Nd}{3})/gu, "").replace(",", "."));
}

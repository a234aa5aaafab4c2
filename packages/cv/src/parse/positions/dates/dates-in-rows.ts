import type { DateSpan } from "../../dates/find-dates.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { Atom } from "../pieces/atoms.ts";
import { isEmploymentType } from "../pieces/small-words.ts";

/** "zomer 2018: stage bij Delmar: …": a post and its employer behind the date and its colon. */
export function leadsToPost([first, second]: readonly Atom[]): boolean {
  if (first === undefined || second?.link !== "at" || second.view.id !== first.view.id) return false;
  return first.title >= 2.5 || isEmploymentType(first.tokens);
}

/** "promoted from Backend Developer in Sep 2024": a sentence leads to its date. */
export const TOLD_IN = /\p{Ll}\s\p{Lu}?\p{L}+\s(?:in|im|en|em|nel|desde|since|seit|depuis|dal|sinds)$/u;

/** "Texter: Wortwerk, Mai 2012 – Mai 2013, Visp, VS": the town behind the range that ends a whole header. */
export const TOWN_BEHIND = /^,\s*\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,3}(?:,\s*\p{Lu}[\p{L} ]{1,20})?$/u;

/** "Dal 2010 responsabile del colore": from when on something was so, in small letters and without a firm. */
const SINCE_THEN =
  /^\s*(?:dal(?:l['’])?|da|seit|ab|since|from|as of|depuis|dès|à partir de|desde|a partir de|sinds|vanaf)\s*(?:\p{L}+\s(?:d[ei]\s)?)?(?:19|20)\d\d,?\s+\p{Ll}(?!.*(?:[,@|–—]|\s(?:at|presso|chez|bei|beim|bij|en|em|in|with|für|pour|per|para|voor)\s))/iu;
const SMALL = /^\D*\d{4},?\s+\p{Ll}/u;

/** "Safeguarding lead's deputy from 2016": the same with the year behind it. */
const SO_SINCE =
  /^(?!.*(?:[,@|–—]|\s(?:at|presso|chez|bei|beim|bij|en|em|with|für|pour|per|para|voor)\s))\s*\p{Lu}.{3,120}\s(?:from|since|as of|seit|ab|depuis|dès|desde|dal|sinds|vanaf)\s(?:19|20)\d\d\.?\s*$/iu;

/** How far above the bullets of a job its dates stand. */
const BULLETS = 12;

/** A bullet of the job above, in whose range the year of the bullet lies: what came to be part of that job. */
export function isLaterDuty(view: LineView, lines: readonly LineView[]): boolean {
  const isTold = (SINCE_THEN.test(view.text) && SMALL.test(view.text)) || SO_SINCE.test(view.text);
  if (!view.line.bullet || !isTold) return false;
  const year = Number(/\d{4}/.exec(view.text)?.[0]);
  const at = lines.indexOf(view);
  if (at < 0) return false;
  const above = lines
    .slice(Math.max(0, at - BULLETS), at)
    .findLast(({ line, dates }) => !line.bullet && dates.length > 0);
  const range = above?.dates.at(-1);
  return range !== undefined && !range.single && isWithinYears(year, range);
}

function isWithinYears(year: number, { start, end, current }: DateSpan): boolean {
  if (start === null || start.year > year) return false;
  return current || (end !== null && end.year >= year);
}

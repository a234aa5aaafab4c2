import { readHeading } from "../../parse/sections/heading-words.ts";
import { tokenise } from "../../parse/text/tokens.ts";
import type { Line } from "../../types.ts";
import { lineLabel } from "./labels.ts";

/** Labels of what is planned: "Next: pottery course booked". */
const PLANS =
  /^(?:my )?(?:next(?: (?:goals?|steps?|courses?|training|up|year))?|upcoming|planned|plans?|future(?: plans?)?|goals?|wish ?list|reading list|(?:still |want )?to (?:learn|come)|on my list)$/iu;
/** "Car: no, and no van either"; "NoSQL" and "no-code" are no denials. */
const DENIED = /^(?:no|none|nil|never|not yet|nothing|n\/a)(?=$|[\s,.;(])/iu;
/** "Licence codes: A, B, C, EC". */
const OF_PAPERS = /\b(?:licen[cs]es?|permits?|categor(?:y|ies)|class(?:es)?|codes?|blood|grades?)\b/iu;
const CODES = /^(?:\p{Lu}{1,2}\d?[+-]?(?:[,;/ &+]|and|$)+)+$/u;
const LABEL_WORDS = 3;
/** What a coach teaches, and where a guard goes round: rows of these may be work. */
const MAY_BE_WORK = /^(?:(?:outside )?sports?|outside|private|off duty|activit)/iu;

/** A row of a form or of a list of skills that shows none: a plan, a pastime, a denial, the codes of a licence. */
export function isAsideRow(line: Line): boolean {
  const [label, value] = labelAndValue(line);
  if (label === "" || label.split(/\s+/).length > LABEL_WORDS) return false;
  if (PLANS.test(label) || isPastime(label)) return true;
  return DENIED.test(value) || (OF_PAPERS.test(label) && CODES.test(value));
}

/** "Interest: wood carving like my father, football", in eleven languages: what is a heading of pastimes elsewhere. */
function isPastime(label: string): boolean {
  const reading = readHeading(tokenise(label));
  return reading?.kind === "interests" && reading.match !== "cue" && !MAY_BE_WORK.test(label);
}

function labelAndValue({ cells, text }: Line): readonly [string, string] {
  const [first, second, ...more] = cells ?? [];
  if (first !== undefined && second !== undefined && more.length === 0)
    return [first.replace(/[\s:]+$/u, "").trim(), second.replace(/^[\s:]+/u, "").trim()];
  const label = lineLabel(text);
  return label === null ? ["", ""] : [label.text, text.slice(label.end).trim()];
}

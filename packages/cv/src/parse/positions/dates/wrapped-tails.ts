import type { Evidence } from "../../../types.ts";
import { dateWords } from "../../dates/date-words.ts";
import { type DateSpan, findDates } from "../../dates/find-dates.ts";
import { type CvText, type LineView, quote } from "../../text/cv-text.ts";
import { tokenise } from "../../text/tokens.ts";
import type { Stretch } from "../pieces/line-segments.ts";
import type { Part } from "../rows/split-rows.ts";

/** A range that goes over rows: what of each row is its date. */
export interface Joined {
  readonly span: DateSpan;
  readonly cells: readonly Stretch[];
  readonly evidence: readonly Evidence[];
}

const LONGEST_TAIL = 34;
const LONGEST_REST = 28;

/**
 * "Fitter, Marlow Works, Ulm (mar/2018 –" over "fev/2020)", "Clerk, Marlow Works. May 2018" over "to date.": the range
 * that ends a header goes on in a line of its own.
 */
export function joinTail([head, rest, ...others]: readonly Part[], text: CvText): Joined | null {
  if (head === undefined || rest === undefined || others.length > 0) return null;
  const whole = rest.view.text.replace(LENGTH_OF_TIME, "");
  if (rest.view.line.bullet || whole.length > LONGEST_REST || whole.includes("\t")) return null;
  const from = startOfTail(head.view, rest.view);
  if (from === null || head.view.text.length - from > LONGEST_TAIL) return null;
  const tail = head.view.text.slice(from);
  const ending = whole.replace(/[)\]\s.:]*$/u, "");
  const tokens = tokenise(HYPHENATED.test(tail) ? `${tail.slice(0, -1)}${ending}` : `${tail} ${ending}`);
  const [span] = findDates(tokens, text.dateStyle);
  if (span === undefined || span.single || span.dangling || span.from > 0 || span.last < tokens.length)
    return null;
  const cells = [
    { from, to: head.view.text.length },
    { from: 0, to: rest.view.text.length },
  ];
  return { span, cells, evidence: [quote(head.view, from), quote(rest.view)] };
}

/** "· 3 yrs 2 mos)", "(2 years)": how long it was, behind the range. */
const LENGTH_OF_TIME =
  /[·•|,(]\s*\p{Nd}{1,2}\s?(?:y|m)\p{L}{0,5}\.?(?:,?\s\p{Nd}{1,2}\s?m\p{L}{0,5}\.?)?[)\].\s]*$/u;

/** "to Septem-": a month that the end of its row has cut. */
const HYPHENATED = /\p{L}{2}-$/u;

/** Where the range begins in the row that it does not end in; null where none does. */
function startOfTail({ text, tokens, dates }: LineView, rest: LineView): number | null {
  const start = dates.at(-1);
  if (start !== undefined && start.from > 0 && isOpen(start, text, rest)) return start.from;
  // "…, Kumasi. August" over "2015 to December 2018".
  const [last, next] = [tokens.at(-1), rest.dates[0]];
  const isMonth = last?.kind === "word" && dateWords().months.matchAll([last]) !== null;
  const isYear = next?.from === 0 && next.start !== null && next.start.month === null;
  if (!isMonth || !isYear || last.start === 0) return null;
  if (!next.single) return last.start;
  // "…, Kumasi, since August" over "2015."
  const since = tokens.at(-2);
  return since !== undefined && dateWords().since.matchAll([since]) !== null ? since.start : null;
}

/** Whether a date at the end of a row is the start of a range that the next row goes on with. */
function isOpen(
  { dangling, single, current, end, start, to }: DateSpan,
  text: string,
  rest: LineView,
): boolean {
  // "from January 2020" in front of "until" says nothing of the present.
  const isBegun = current && end === null;
  if (start === null || (!dangling && !single && !isBegun)) return false;
  if (dangling) return true;
  const behind = tokenise(text.slice(to));
  if (behind.length === 0) return leadsOn(tokenise(rest.text.slice(0, LONGEST_REST))) > 0;
  const led = leadsOn(behind);
  if (led > 0 && HYPHENATED.test(text) && /^\p{Ll}/u.test(rest.text)) return behind.length === led + 2;
  const month = behind.slice(led);
  return led > 0 && (month.length === 0 || dateWords().months.matchAll(month) !== null);
}

/** How many tokens lead from one date to the next: "to", "–". */
function leadsOn(tokens: Parameters<typeof findDates>[0]): number {
  const { to, until } = dateWords();
  return (
    to.matchAt(tokens, 0)?.length ?? until.matchAt(tokens, 0)?.length ?? (tokens[0]?.text === "-" ? 1 : 0)
  );
}

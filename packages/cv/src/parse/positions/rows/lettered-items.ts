import type { LineView } from "../../text/cv-text.ts";
import type { Part } from "./split-rows.ts";

/** "(iv) Examinations officer, 2021 to 2023". */
const LETTERED = /^\s*\((?:[a-z]|[ivx]{1,4})\)\s/u;
/** "2. Charge nurse from 2019": jobs are numbered like that as well. */
const NUMBERED = /^\s*(?:\p{Nd}{1,2}|[a-h]|[ivx]{1,4})[.)]\s/u;
/** With such a letter or number a list begins. */
const FIRST = /^\s*(?:\((?:a|i)\)|(?:1|a|i)[.)])\s/u;
/** Rows above a list, at most, in which its job has its dates. */
const HEADER_ROWS = 3;

/** Duties by letters or numbers below a job with dates: offices among them, whatever years they have, are parts of that job. */
export function markLetteredItems(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ view }) => isItem(view))) return parts;
  let isOfJob = false;
  let item: LineView | null = null;
  return parts.map((part, index) => {
    const { view } = part;
    if (isItem(view)) {
      if (FIRST.test(view.text)) isOfJob = isBelowDates(parts, index);
      item = isOfJob && !isNumberedJob(parts, index) ? view : null;
    } else if (item !== null && !isRestOf(view, item)) item = null;
    return item === null ? part : { ...part, isBody: true };
  });
}

function isItem({ text }: LineView): boolean {
  return LETTERED.test(text) || NUMBERED.test(text);
}

/** "1. Store Supervisor, 2015 – 2019" below a firm, or with its dates on the next row. */
function isNumberedJob(parts: readonly Part[], index: number): boolean {
  const [own, below] = [parts[index]?.view, parts[index + 1]?.view];
  if (own === undefined || LETTERED.test(own.text)) return false;
  return isWholeTime(own) || (below !== undefined && !isItem(below) && isWholeTime(below));
}

/** From when to when, and not only since when or until when. */
function isWholeTime({ text, dates }: LineView): boolean {
  return dates.some(
    ({ single, start, end, from, to }) =>
      !single && start !== null && (end !== null || /\p{Nd}\s*(?:[-–—]|\p{L})/u.test(text.slice(from, to))),
  );
}

function isBelowDates(parts: readonly Part[], index: number): boolean {
  return parts
    .slice(Math.max(0, index - HEADER_ROWS), index)
    .some(({ view, isBody }) => !isBody && !isItem(view) && view.dates.length > 0);
}

/** A row that begins where its item does, or further in; below a number always further in. */
function isRestOf({ line }: LineView, { line: item, text }: LineView): boolean {
  if (line.block !== item.block || line.bold !== item.bold || line.box === null || item.box === null)
    return false;
  return (
    line.page === item.page &&
    line.box.x >= item.box.x + (LETTERED.test(text) ? -2 : 2) &&
    line.box.y - item.box.y < 6 * item.size
  );
}

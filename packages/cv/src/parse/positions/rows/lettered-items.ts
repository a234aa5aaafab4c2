import type { LineView } from "../../text/cv-text.ts";
import type { Part } from "./split-rows.ts";

/** "(iv) Examinations officer, 2021 to 2023". */
const LETTERED = /^\s*\((?:[a-z]|[ivx]{1,4})\)\s/u;
/** With such a letter a list begins. */
const FIRST = /^\s*\((?:a|i)\)\s/u;
/** Rows above a list, at most, in which its job has its dates. */
const HEADER_ROWS = 3;

/** Duties by letters below a job with dates: offices among them, whatever years they have, are parts of that job. */
export function markLetteredItems(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ view }) => LETTERED.test(view.text))) return parts;
  let isOfJob = false;
  let item: LineView | null = null;
  return parts.map((part, index) => {
    const { view } = part;
    if (LETTERED.test(view.text)) {
      if (FIRST.test(view.text)) isOfJob = isBelowDates(parts, index);
      item = isOfJob ? view : null;
    } else if (item !== null && !isRestOf(view, item)) item = null;
    return item === null ? part : { ...part, isBody: true };
  });
}

function isBelowDates(parts: readonly Part[], index: number): boolean {
  return parts
    .slice(Math.max(0, index - HEADER_ROWS), index)
    .some(({ view, isBody }) => !isBody && !LETTERED.test(view.text) && view.dates.length > 0);
}

/** A row that begins where its item does, or further in. */
function isRestOf({ line }: LineView, { line: item }: LineView): boolean {
  if (line.block !== item.block || line.bold !== item.bold || line.box === null || item.box === null)
    return false;
  return line.page === item.page && line.box.x >= item.box.x - 2 && line.box.y - item.box.y < 6 * item.size;
}

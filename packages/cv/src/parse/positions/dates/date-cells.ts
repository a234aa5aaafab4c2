import type { DateSpan } from "../../dates/find-dates.ts";
import type { LineView } from "../../text/cv-text.ts";
import { isDuration } from "../pieces/small-words.ts";

/**
 * "2014⇥Stage, Tiento Secure, Lyon.", "2014 6 mois⇥Stage …": the dates have a column of their own in front of the
 * header, with how long it was beside them or not. A full stop at the end of such a header says nothing.
 */
export function isDateCell(view: LineView, { from, to }: DateSpan): boolean {
  const tab = view.text.indexOf("\t", to);
  if (tab < 0 || view.text.slice(0, from).trim() !== "") return false;
  const beside = view.tokens.filter(({ start }) => start >= to && start < tab);
  return beside.length === 0 || isDuration(beside);
}

import { type LineView, viewFrom, viewUpTo } from "../../text/cv-text.ts";
import { matchesOf } from "../../text/matches.ts";
import { readRowLabel } from "./row-labels.ts";

const PARTING = /\s[|;•·‖]\s+|\t+|\s{3,}/gu;

/** "Company: Luz Bakery | Position: Baker | Period: 2016-2019": a row for each of the labels; null without a second. */
export function splitAtLabels(view: LineView): readonly LineView[] | null {
  if (!/[:：].*[:：]/u.test(view.text)) return null;
  const starts = matchesOf(PARTING, view.text)
    .map((match) => match.index + match[0].length)
    .filter((from) => isLabelled(viewFrom(view, from), from));
  if (starts.length === 0 || !isLabelled(view, 0)) return null;
  return [0, ...starts].map((from, index) => {
    const to = starts[index];
    return viewFrom(to === undefined ? view : viewUpTo(view, to), from);
  });
}

function isLabelled(view: LineView, from: number): boolean {
  const label = readRowLabel(view);
  return label !== null && /[:：]/u.test(view.text.slice(from, label.contentFrom));
}

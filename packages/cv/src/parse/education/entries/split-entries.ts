import { type LineView, viewFrom, viewUpTo } from "../../text/cv-text.ts";
import { findDegree, findInstitution } from "../pieces/education-words.ts";
import { type StudyLine, toStudyLine } from "../pieces/study-line.ts";

/** Longer lines are left whole: each mark of a line is weighed against all of it. */
const MOST_TOKENS = 160;

/** "BSc Zoology (2014); MSc Marine Biology (2016)": every entry of a line as a line of its own. */
export function splitEntries(view: LineView): readonly StudyLine[] {
  // Every entry has its year, and no line of studies is longer.
  if (view.dates.length < 2 || view.tokens.length > MOST_TOKENS) return [toStudyLine(view)];
  const entries: LineView[] = [];
  let rest = view;
  for (const mark of view.tokens) {
    if (!/^[;|&,/·•]$/.test(mark.text) && mark.text !== "and") continue;
    const [left, right] = [viewUpTo(rest, mark.start), viewFrom(rest, mark.end)];
    if (!isBorder(mark.text, left, right)) continue;
    entries.push(left);
    rest = right;
  }
  return entries.length === 0
    ? [toStudyLine(view)]
    : [...entries, rest].map((entry) => toStudyLine(entry, true));
}

/** A degree with its year on both sides; behind a comma or an "and" the year ends one and a degree begins the other. */
function isBorder(mark: string, left: LineView, right: LineView): boolean {
  const degree = findDegree(right.tokens, right.text);
  if (degree === null || right.dates.length === 0 || left.dates.length === 0) return false;
  if (findDegree(left.tokens, left.text) === null) return false;
  const last = left.dates.at(-1);
  const isDated = last !== undefined && /^[)\].\s]*$/.test(left.text.slice(last.to));
  const isBehindArticle = degree.first === 1 && /^(?:an?|the|my)$/.test(right.tokens[0]?.text ?? "");
  const begins =
    degree.first === 0 ||
    isBehindArticle ||
    (right.dates[0]?.first === 0 && degree.first <= right.dates[0].last + 1);
  if (/^[;|·•]$/.test(mark)) return begins || findInstitution(left.tokens) !== null;
  return isDated && begins;
}

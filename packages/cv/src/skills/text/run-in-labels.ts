import { isSubHeading } from "./labels.ts";

/** Kinds of tools and of knowledge, as rows of a list of skills are called. */
const KIND =
  "(?:(?:programming|operating|web|scripting|mark-?up|testing|prototyping|modell?ing|design|development|other|data ?base|application|server|build|reporting|query|office|mobile|(?:bug|defect) tracking|automation|monitoring|version control|cloud|soft|computer)\\s(?:tools?|languages?(?: known)?|softwares?|technolog(?:y|ies)|skills|proficiency|systems?)|tools?|languages?(?: known)?|methodolog(?:y|ies)(?: \\p{L}+)?|data ?bases?|frameworks?|packages|platforms?|concepts|libraries|others?|documentation)";

/** "… Java, C++ Operating Systems: Windows Databases: Oracle": a label behind the last item of the row before. */
const RUN_IN = new RegExp(`[\\s.](?=${KIND}\\s?:\\s)`, "giu");

/** "… scikit-learn * Machine learning: KNN • Testing: Manual": a row behind its mark. */
const MARKED = /\s(?=[*•●▪➢❖]\s*\p{L}[^:,;|*•]{1,40}:\s)/gu;

/** "; Infrastructure" in front of "Tools: …": words of the label itself. */
const OWN_WORDS = /[;|.•]\s*(\p{Lu}[\p{L}&/ ]{1,30})$/u;

interface Row {
  readonly start: number;
  readonly end: number;
}

/** The rows of a list that were run together on one line, each with its label; null where there is one row only. */
export function runInRows(text: string): readonly Row[] | null {
  if (!/:\s.*:\s/u.test(text)) return null;
  const starts = new Set([0]);
  for (const pattern of [MARKED, RUN_IN])
    for (const { index } of text.matchAll(pattern))
      if (!isInside(text, index))
        starts.add(index + 1 - (OWN_WORDS.exec(text.slice(0, index))?.[1]?.length ?? -1) - 1);
  const cuts = [...starts].sort((a, b) => a - b);
  const kept = cuts.filter((start, at) => at === 0 || !isBare(text.slice(cuts[at - 1], start)));
  const rows = kept.map((start, at) => ({ start, end: kept[at + 1] ?? text.length }));
  // "Technical Skills (acquired in projects)", the heading in front of the first row.
  const own = rows.filter(({ start, end }) => !isHeading(text.slice(start, end)));
  return rows.length > 1 ? own : null;
}

function isHeading(row: string): boolean {
  return !row.includes(":") && isSubHeading(row.replace(/\([^()]*\)/gu, "").trim());
}

/** Nothing but words of the label stands there: they begin the row that follows. */
function isBare(row: string): boolean {
  return !/:\s+\S/u.test(row) && !/[,;]/u.test(row) && !isHeading(row);
}

function isInside(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

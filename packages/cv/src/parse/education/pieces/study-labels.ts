import { type Token, tokenise } from "../../text/tokens.ts";
import { compileWords, lazy } from "../../vocabulary/vocabularies.ts";

import { findDegree } from "./education-words.ts";

export type StudyLabel = "degree" | "institution" | "field" | "other";

const labels = lazy(() => ({
  degree: compileWords(({ labels: { degree } }) => degree),
  institution: compileWords(({ labels: { institution } }) => institution),
  field: compileWords(({ labels: { field } }) => field),
  other: compileWords(({ labels: { year, period } }) => `${year}|${period}`),
}));

/** What "Institution:", "Qualification:" or "Year:" at the start of a line announces; null for any other words. */
export function readStudyLabel(tokens: readonly Token[], text: string): StudyLabel | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return null;
  // In a form of two columns a label of several words needs no colon.
  const isLabel = tokens.length >= 2 || isRow(text) ? /^\s*[:：\t]/ : /^\s*[:：]/;
  const label = readLabelWords(tokens);
  const isDated = label === "other" && BEFORE_YEAR.test(text.slice(last.end));
  if (!isDated && !isLabel.test(text.slice(last.end))) return null;
  return /\p{L}/u.test(text.slice(0, first.start)) ? null : label;
}

/** "YEAR", a tab and the year. */
const BEFORE_YEAR = /^\s*\t[^\t]*(?:19|20)\p{Nd}{2}[^\t]*$/u;

/** What words announce as a label, whatever stands behind them. */
export function readLabelWords(tokens: readonly Token[]): StudyLabel | null {
  const { degree, institution, field, other } = labels();
  if (institution.matchAll(tokens) !== null) return "institution";
  if (degree.matchAll(tokens) !== null) return "degree";
  if (field.matchAll(tokens) !== null) return "field";
  return other.matchAll(tokens) === null ? null : "other";
}

const ROW_LABEL =
  /^(?:istituto|titolo|ente|institution|institute|school|course|programme|standard|qualification|abschluss|bildungseinrichtung|diplôme|établissement|título|centro|instituição|instelling|hauptfächer|studienrichtung|major|field of study|specialization|specialisation)$/iu;
const SUBJECT_LABEL = /^(?:major|field of study|speciali[sz]ation|hauptfächer|studienrichtung)$/iu;

/** "Istituto", a tab and the name of the school: two cells, of which the second is no label like the first. */
function isRow(text: string): boolean {
  const [label, value, ...more] = text.split("\t");
  if (label === undefined || value === undefined || more.length > 0 || !ROW_LABEL.test(label.trim()))
    return false;
  const words = tokenise(value);
  const { degree, institution, field, other } = labels();
  return (
    (words.length >= 2 || findDegree(words, value) !== null || SUBJECT_LABEL.test(label.trim())) &&
    [degree, institution, field, other].every((table) => table.matchAll(words) === null)
  );
}

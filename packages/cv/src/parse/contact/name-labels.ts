import { compilePhrases, list } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { NAME_LABELS_OF_OTHER_LANGUAGES } from "../vocabulary/name-labels-of-other-languages.data.ts";
import { lazy, VOCABULARIES } from "../vocabulary/vocabularies.ts";

const labels = lazy(() =>
  compilePhrases(
    [...VOCABULARIES.map(({ labels }) => labels.name), NAME_LABELS_OF_OTHER_LANGUAGES].flatMap((phrases) =>
      list(phrases).map((phrase) => [phrase, true] as const),
    ),
  ),
);

/**
 * How many tokens a label of the name takes at the start: "Name", "Nom et prénom(s)", "Surname & Other Names", "Nome
 * Cognome", "Name (in block letters)"; 0 where none stands there.
 */
export function nameLabelLength(tokens: readonly Token[]): number {
  const first = withRemark(tokens, labels().matchAt(tokens, 0)?.length ?? 0);
  return first === 0 ? 0 : withOthers(tokens, first);
}

/** The parts of a name that the label goes on to ask for, with a mark or a word between, or nothing. */
function withOthers(tokens: readonly Token[], first: number): number {
  let end = first;
  for (;;) {
    const next = BETWEEN.has(tokens[end]?.text ?? "") ? end + 1 : end;
    const match = labels().matchAt(tokens, next);
    if (match === null) return end;
    end = withRemark(tokens, next + match.length);
  }
}

const BETWEEN: ReadonlySet<string> = new Set(", / & + - and und et y e en i și".split(" "));

/** "(s)", "(in block letters)": what stands in brackets behind a label. */
function withRemark(tokens: readonly Token[], end: number): number {
  if (end === 0 || tokens[end]?.text !== "(") return end;
  const close = tokens.slice(end, end + LONGEST_REMARK).findIndex(({ text }) => text === ")");
  return close < 0 ? end : end + close + 1;
}

const LONGEST_REMARK = 9;

/** Whether the tokens are a label of the name and nothing else. */
export function isNameLabel(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && nameLabelLength(tokens) === tokens.length;
}

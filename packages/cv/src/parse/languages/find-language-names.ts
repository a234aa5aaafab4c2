import { compilePhrases, list, type PhraseTable } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { lazy } from "../vocabulary/vocabularies.ts";
import { LANGUAGE_NAMES } from "./language-names.data.ts";

const table = lazy(
  (): PhraseTable<string> =>
    compilePhrases(
      Object.entries(LANGUAGE_NAMES).flatMap(([name, forms]) =>
        list(forms).map((form) => [form, name] as const),
      ),
    ),
);

export interface LanguageMention {
  /** English name. */
  readonly name: string;
  /** Index of the first token, and of the one behind the last. */
  readonly first: number;
  readonly last: number;
}

/** Names of human languages in a text, whatever stands around them: callers know where to look. */
export function findLanguageNames(tokens: readonly Token[]): readonly LanguageMention[] {
  const found: LanguageMention[] = [];
  for (let i = 0; i < tokens.length; ) {
    const match = tokens[i]?.kind === "word" ? table().matchAt(tokens, i) : null;
    if (match === null) {
      i++;
    } else {
      found.push({ name: match.value, first: i, last: i + match.length });
      i += match.length;
    }
  }
  return found;
}

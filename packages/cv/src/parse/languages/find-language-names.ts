import { compilePhrases, list, type PhraseTable } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import type { Phrases } from "../vocabulary/types.ts";
import { lazy } from "../vocabulary/vocabularies.ts";
import { AFRICAN_LANGUAGE_NAMES } from "./african-language-names.data.ts";
import { AMBIGUOUS_LANGUAGE_NAMES } from "./ambiguous-language-names.data.ts";
import { LANGUAGE_NAMES } from "./language-names.data.ts";
import { REGIONAL_LANGUAGE_NAMES } from "./regional-language-names.data.ts";

const SURE = [LANGUAGE_NAMES, REGIONAL_LANGUAGE_NAMES, AFRICAN_LANGUAGE_NAMES];
const sure = lazy(() => compileNames(...SURE));
const all = lazy(() => compileNames(...SURE, AMBIGUOUS_LANGUAGE_NAMES));

function compileNames(...tables: readonly Readonly<Record<string, Phrases>>[]): PhraseTable<string> {
  return compilePhrases(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([name, forms]) => list(forms).map((form) => [form, name] as const)),
    ),
  );
}

export interface LanguageMention {
  /** English name. */
  readonly name: string;
  /** Index of the first token, and of the one behind the last. */
  readonly first: number;
  readonly last: number;
}

/**
 * Names of human languages in a text, whatever stands around them: callers know where to look.
 * `amongLanguages` where a heading or a label says that they are, so that "Ga" and "Edo" count too.
 */
export function findLanguageNames(
  tokens: readonly Token[],
  amongLanguages = false,
): readonly LanguageMention[] {
  const table = amongLanguages ? all() : sure();
  const found: LanguageMention[] = [];
  for (let i = 0; i < tokens.length; ) {
    const match = tokens[i]?.kind === "word" ? table.matchAt(tokens, i) : null;
    if (match === null) {
      i++;
    } else {
      found.push({ name: match.value, first: i, last: i + match.length });
      i += match.length;
    }
  }
  return found;
}

import { parseAlias, type RawAlias, SkillDataError, saysNothing, splitList } from "./parse-data.ts";
import { readForeignName } from "./scan-data.ts";
import type { ForeignAliases } from "./skill.ts";

const LANGUAGE = /^(de|fr|es|pt|it|nl|si|ta|hi|ar) (.+)$/;

/** Reads the translation files: `Canonical name : de a, b ; fr c`, or `Canonical name = English name : …`. */
export function parseForeign(texts: readonly string[]): ForeignAliases {
  const aliases = new Map<string, RawAlias[]>();
  for (const line of texts.flatMap((text) => text.split("\n"))) {
    const trimmed = line.trim();
    if (saysNothing(trimmed)) continue;
    const [names, translations] = trimmed.split(" : ");
    if (names === undefined || translations === undefined)
      throw new SkillDataError(`not a translation: ${line}`);
    const { canonical: name, english } = readForeignName(names);
    const shown = english === null ? {} : { english };
    const words = translations.split(" ; ").flatMap((part) => wordsIn(part, line));
    const read = words.map((word) => ({ ...parseAlias(word), ...shown, foreign: true as const }));
    aliases.set(name, dedupe([...(aliases.get(name) ?? []), ...read]));
  }
  return aliases;
}

/** "de Wände, Decken": the words of one language. */
function wordsIn(part: string, line: string): string[] {
  const [, , words] = LANGUAGE.exec(part.trim()) ?? [];
  if (words === undefined) throw new SkillDataError(`no language code: ${line}`);
  return splitList(words);
}

/** The same word in two languages ("marketing") is one alias. */
function dedupe(list: readonly RawAlias[]): RawAlias[] {
  return [...new Map(list.map((alias) => [alias.text.toLowerCase(), alias])).values()];
}

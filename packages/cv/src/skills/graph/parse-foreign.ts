import { parseAlias, type RawAlias, SkillDataError, splitList } from "./parse-data.ts";
import { readForeignName } from "./scan-data.ts";
import type { ForeignAliases } from "./skill.ts";

const LANGUAGE = /^(de|fr|es|pt|it|nl|si|ta|hi|ar) (.+)$/;

/** Reads the translation files: `Canonical name : de a, b ; fr c`, or `Canonical name = English name : …`. */
export function parseForeign(texts: readonly string[]): ForeignAliases {
  const aliases = new Map<string, RawAlias[]>();
  for (const line of texts.flatMap((text) => text.split("\n"))) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("//")) continue;
    const [names, translations] = trimmed.split(" : ");
    if (names === undefined || translations === undefined)
      throw new SkillDataError(`not a translation: ${line}`);
    const { canonical: name, english } = readForeignName(names);
    const shown = english === null ? {} : { english };
    const list = aliases.get(name) ?? [];
    for (const part of translations.split(" ; ")) {
      const [, , words] = LANGUAGE.exec(part.trim()) ?? [];
      if (words === undefined) throw new SkillDataError(`no language code: ${line}`);
      list.push(
        ...splitList(words).map((word) => ({ ...parseAlias(word), ...shown, foreign: true as const })),
      );
    }
    aliases.set(name, dedupe(list));
  }
  return aliases;
}

/** The same word in two languages ("marketing") is one alias. */
function dedupe(list: readonly RawAlias[]): RawAlias[] {
  return [...new Map(list.map((alias) => [alias.text.toLowerCase(), alias])).values()];
}

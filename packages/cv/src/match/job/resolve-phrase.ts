import { memoise } from "../../memoise.ts";
import { slug } from "../../skills/graph/slug.ts";
import { canonicalSkill, findSkillsInText } from "../../skills/index.ts";
import { tokenise } from "../../skills/text/tokenise.ts";
import { HUMAN_LANGUAGES, LEVEL_WORDS } from "../../skills/text/words.ts";

export interface ResolvedPhrase {
  readonly ids: readonly string[];
  /** True when one of the ids is enough: "React or Vue". */
  readonly anyOf: boolean;
}

/** Some 2 MB of phrases of 80 characters. */
const PHRASES_KEPT = 10_000;

/** The skills that a phrase names; a phrase that the graph does not know is a skill of its own. */
export const resolvePhrase = memoise((phrase: string): ResolvedPhrase => {
  const language = languageId(phrase);
  if (language !== null) return { ids: [language], anyOf: false };
  const skill = canonicalSkill(phrase);
  if (skill !== null) return { ids: [skill.id], anyOf: false };
  const found = [...new Set(findSkillsInText(phrase).map(({ id }) => id))];
  if (found.length > 0) return { ids: found, anyOf: /\bor\b|\//i.test(phrase) };
  return { ids: [unknownId(phrase)], anyOf: false };
}, PHRASES_KEPT);

/** The id of a skill that the graph does not know: the same for the same words, whatever their case. */
export function unknownId(text: string): string {
  return `other:${slug(text)}`;
}

/** "English", "fluent in Sinhala": a language that people speak has an id of its own kind. */
export function languageId(text: string): string | null {
  const words = tokenise(text).filter(
    (token) => !token.symbol && !LEVEL_WORDS.has(token.norm) && !FILLERS.has(token.norm),
  );
  const [only] = words;
  return words.length === 1 && only && HUMAN_LANGUAGES.has(only.norm)
    ? `language:${SAME_LANGUAGE.get(only.norm) ?? only.norm}`
    : null;
}

const FILLERS: ReadonlySet<string> = new Set([
  "in",
  "of",
  "language",
  "speaking",
  "speaker",
  "spoken",
  "written",
  "command",
  "skill",
  "and",
  "or",
  "a",
]);
const SAME_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ["sinhalese", "sinhala"],
  ["farsi", "persian"],
  ["mandarin", "chinese"],
  ["tagalog", "filipino"],
  ["bangla", "bengali"],
  ["kiswahili", "swahili"],
]);

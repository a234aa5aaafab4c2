import { lazy, VOCABULARIES } from "../vocabulary/vocabularies.ts";
import { foldWord } from "./fold-word.ts";
import { list } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** Words of headings in all languages, and of the reasons for a time without a job that headings name. */
const words = lazy(
  (): ReadonlySet<string> =>
    new Set(
      VOCABULARIES.flatMap(({ headings, fillers, kinds }) => [
        ...Object.values(headings).flatMap((phrases: string) => list(phrases)),
        ...list(fillers),
        ...list(kinds.leave),
      ]).flatMap((phrase) => phrase.split(/[\s&]+/).map(foldWord)),
    ),
);

const SHORTEST = 6;
const LONGEST = 36;
const MOST_PARTS = 4;

/**
 * The words of a heading that was set letter by letter with the same space between words: "ABOUTME" is
 * "about" and "me". Null where the line is no single word, or reads as it stands.
 */
export function splitRunTogether(tokens: readonly Token[]): readonly Token[] | null {
  const [only] = tokens;
  if (only === undefined || tokens.length !== 1 || only.kind !== "word") return null;
  const { text, start, end } = only;
  if (text.length < SHORTEST || text.length > LONGEST || end - start !== text.length) return null;
  if (words().has(text)) return null;
  const parts = fewestParts(text);
  if (parts === null || parts.length < 2 || parts.length > MOST_PARTS) return null;
  let at = start;
  return parts.map((part): Token => {
    const token: Token = { kind: "word", text: part, start: at, end: at + part.length };
    at += part.length;
    return token;
  });
}

/** The division into fewest known words; ties go to the longer first word. */
function fewestParts(text: string): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    best[end] = null;
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (before === null || before === undefined || before.length >= MOST_PARTS) continue;
      const part = text.slice(start, end);
      // Single letters and short words part anything: they count only between longer ones.
      if (!words().has(part) || (part.length < 2 && text.length < 8)) continue;
      const known = best[end];
      if (known === null || known === undefined || before.length + 1 < known.length)
        best[end] = [...before, part];
    }
  }
  const found = best[text.length] ?? null;
  return found?.some((part) => part.length >= 4) === true ? found : null;
}

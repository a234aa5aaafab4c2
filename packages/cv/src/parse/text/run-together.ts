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
  const best: Parts[] = [[]];
  for (let end = 1; end <= text.length; end++) best.push(fewestUpTo(end, text, best));
  const found = best[text.length] ?? null;
  return found?.some((part) => part.length >= 4) === true ? found : null;
}

/** The words that make up the beginning of a text up to a place; null where none do. */
type Parts = readonly string[] | null;

/** @param best the words up to each earlier place. */
function fewestUpTo(end: number, text: string, best: readonly Parts[]): Parts {
  // Single letters and short words part anything: they count only between longer ones.
  const shortest = text.length < 8 ? 2 : 1;
  let fewest: Parts = null;
  for (let start = 0; start <= end - shortest; start++) {
    const before = best[start] ?? null;
    if (before === null || before.length >= MOST_PARTS) continue;
    const part = text.slice(start, end);
    const isFewer = fewest === null || before.length + 1 < fewest.length;
    if (isFewer && words().has(part)) fewest = [...before, part];
  }
  return fewest;
}

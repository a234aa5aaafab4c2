import { memoise } from "../../../memoise.ts";
import { wordSet } from "../../../word-set.ts";
import { foldWord } from "../../text/fold-word.ts";
import type { Token } from "../../text/tokens.ts";

/** Words and marks behind which a name or title is only qualified. */
const BREAKS = wordSet(
  `of in for at with to on by | , ( / - : · • – de del della do da dos das di du des de der des für fur im in am an bei beim zu mit
   para por en a al per presso van voor bij met and und et y e en i`,
);

/** The words up to the first qualifier: "Pharmacist" of "Pharmacist in Charge". */
export function headPhrase(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  while (first < tokens.length && tokens[first]?.kind === "mark") first++;
  let last = first;
  while (last < tokens.length) {
    const token = tokens[last];
    if (token === undefined || isBreak(tokens, last, first)) break;
    last++;
  }
  // A single leading word such as "De" is no head.
  return tokens.slice(first, last);
}

function isBreak(tokens: readonly Token[], index: number, first: number): boolean {
  const token = tokens[index];
  if (token === undefined || index === first || !BREAKS.has(token.text)) return false;
  // "co-ordinator", "e-commerce": a dash inside a word is none.
  if (token.text === "-" || token.text === "/") {
    return tokens[index - 1]?.end !== token.start || tokens[index + 1]?.start !== token.end;
  }
  // "live-in caregiver", "on-call nurse": small words inside a compound.
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const isJoined =
    (before?.text === "-" && before.end === token.start) ||
    (after?.text === "-" && after.start === token.end);
  return !isJoined;
}

/** Words of which it is kept whether they end so. */
const KEPT = 4_000;

/** A test whether a word ends in one of the given endings and is longer than it. */
export function suffixSet(suffixes: readonly string[]): (word: string) => boolean {
  const known = new Set(suffixes.map(foldWord));
  const lengths = [...new Set([...known].map(({ length }) => length))];
  return memoise(
    (word) => lengths.some((length) => word.length > length + 1 && known.has(word.slice(-length))),
    KEPT,
  );
}

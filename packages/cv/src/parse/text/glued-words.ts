import { dateWords } from "../dates/date-words.ts";
import { foldWord } from "./fold-word.ts";
import type { Token } from "./tokens.ts";

/** A digit, or a word that may stand for the present, straight in front of a word with a capital: "2021Cook", "heuteKöchin". */
const MAY_BE_GLUED = /\p{Nd}\p{Lu}\p{L}|\p{Ll}\p{Lu}\p{Ll}/u;
const TITLE = /^\p{Lu}\p{Ll}{2,}/u;
const CAPITALS = /^\p{Lu}{2,}$/u;
const TWO_WORDS = /^(\p{L}\p{Ll}{3,})(\p{Lu}\p{Ll}{2,}.*)$/u;

/**
 * The tokens of a line in which the cell of the dates touches the next one: a word behind a year is marked as one of its
 * own, and "Present" behind a dash is cut from it.
 */
export function splitGluedWords(tokens: readonly Token[], text: string): readonly Token[] {
  if (!MAY_BE_GLUED.test(text)) return tokens;
  return tokens.flatMap((token, at): Token | readonly Token[] => {
    const before = tokens[at - 1];
    if (token.kind !== "word" || before === undefined) return token;
    const word = text.slice(token.start, token.end);
    if (before.kind === "number")
      return isGluedToYear(word, token, before, tokens[at - 2]) ? { ...token, glued: true } : token;
    return before.text === "-" ? cutPresent(word, token) : token;
  });
}

/** "2021Cook" and "2011-2015MBO", but "2015AD". */
function isGluedToYear(word: string, { start }: Token, year: Token, inFront: Token | undefined): boolean {
  if (year.end !== start || year.text.length !== 4) return false;
  return TITLE.test(word) || (inFront?.text === "-" && CAPITALS.test(word));
}

/** "heuteKöchin" as the word for the present and a word of its own; any other word as it is. */
function cutPresent(word: string, token: Token): Token | readonly Token[] {
  const [, first, second] = TWO_WORDS.exec(word) ?? [];
  if (first === undefined || second === undefined) return token;
  const end = token.start + first.length;
  const present: Token = { kind: "word", text: foldWord(first), start: token.start, end };
  if (dateWords().present.matchAt([present], 0) === null) return token;
  return [present, { kind: "word", text: foldWord(second), start: end, end: token.end, glued: true }];
}

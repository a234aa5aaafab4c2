import { compilePhrases, list, type PhraseTable } from "../../text/phrases.ts";
import { type Token, wordCount } from "../../text/tokens.ts";
import { compileWords, lazy, VOCABULARIES } from "../../vocabulary/vocabularies.ts";
import { headPhrase, suffixSet } from "../pieces/part-words.ts";

interface TitleTables {
  readonly heads: PhraseTable<string>;
  readonly headFirst: ReadonlySet<string>;
  readonly modifiers: PhraseTable<string>;
  readonly suffixes: (word: string) => boolean;
}

const tables = lazy(
  (): TitleTables => ({
    heads: compilePhrases(
      VOCABULARIES.flatMap(({ titles, code }) => list(titles.heads).map((phrase) => [phrase, code] as const)),
    ),
    headFirst: new Set(VOCABULARIES.filter(({ titles }) => titles.headFirst).map(({ code }) => code)),
    modifiers: compileWords(({ titles }) => titles.modifiers),
    suffixes: suffixSet(VOCABULARIES.flatMap(({ titles }) => list(titles.suffixes ?? ""))),
  }),
);

/** English endings of occupations, for nouns that no table lists. */
const OCCUPATION_ENDING = /(?:ologist|ician|smith|wright|(?:[^s]|s)ist|woman|keeper|master|monger|maker)$/;
const AGENT_ENDING = /[a-z]{3}(?:er|or)$/;

/**
 * How far a piece of text names an occupation: 0 not at all, about 3 for a known noun in the place where
 * its language puts it (last in "Hospital Porter", first in "chef de rang").
 */
export function titleScore(tokens: readonly Token[]): number {
  const head = withoutLevel(headPhrase(tokens));
  const last = head.at(-1);
  if (last === undefined) return 0;
  const noun = nounScore(head);
  const known = noun < 3 ? Math.max(noun, endingScore(head)) : noun;
  const score = known === 0 && last.kind === "word" ? guessScore(last.text, head.length) : known;
  const isQualified = tables().modifiers.matchAt(head, 0) !== null;
  return withinSentence(isQualified ? score + (score > 0 ? 0.5 : 0.4) : score, tokens);
}

/** By the nouns of the tables, most for one in the place where its language puts it. */
function nounScore(head: readonly Token[]): number {
  const { heads, headFirst } = tables();
  let score = 0;
  for (let i = 0; i < head.length; i++) {
    const match = heads.matchAt(head, i);
    // "Private family", "private clinic": no soldier.
    if (match === null || (head[i]?.text === "private" && match.length === 1 && head.length > 1)) continue;
    const isLast = i + match.length === head.length;
    const isFirst = i === 0;
    const inPlace = headFirst.has(match.value) ? isFirst : isLast;
    score = Math.max(score, inPlace ? 3 : isLast || isFirst ? 2.5 : 1.5);
  }
  return score;
}

/** By the endings of compound nouns, most at the end: "Anlagenmechaniker", "Anlagenmechaniker SHK". */
function endingScore(head: readonly Token[]): number {
  const { suffixes } = tables();
  if (suffixes(head.at(-1)?.text ?? "")) return 3;
  return head.some(({ text }) => suffixes(text)) ? 2 : 0;
}

/** English nouns that no table lists, by their endings. */
function guessScore(word: string, length: number): number {
  if (OCCUPATION_ENDING.test(word)) return 1.5;
  return AGENT_ENDING.test(word) && length <= 4 ? 0.7 : 0;
}

/** Text of that many words rather tells of an occupation than names one. */
function withinSentence(score: number, tokens: readonly Token[]): number {
  return wordCount(tokens) > 9 ? Math.max(0, score - 1.5) : score;
}

/** "Web Developer Junior", "Desenvolvedor Pleno", "Analyst Sr.": the level behind the occupation. */
function withoutLevel(head: readonly Token[]): readonly Token[] {
  const last = head.at(-1)?.text === "." ? head.length - 2 : head.length - 1;
  return last > 0 && LEVEL.test(head[last]?.text ?? "") ? head.slice(0, last) : head;
}

const LEVEL = /^(?:junior|jr|senior|sr|plen[oa]|i{1,3}|iv)$/;

/** How many tokens from the first on name an occupation: 2 of "Machine Operator Ceramiche Secchia"; 0 for none. */
export function lengthOfTitle(tokens: readonly Token[]): number {
  const { heads } = tables();
  let length = 0;
  for (let i = 0; i < tokens.length && tokens[i]?.kind === "word"; i++) {
    const match = heads.matchAt(tokens, i);
    if (match !== null) length = i + match.length;
  }
  return length;
}

import type { Skill, SkillGraph } from "./compile-graph.ts";
import type { RawAlias } from "./parse-data.ts";
import { type Token, tokenise } from "./tokenise.ts";

/** One spelling of one skill; `skill` is null for a phrase that only looks like a skill ("go live"). */
export interface Pattern {
  readonly skill: Skill | null;
  readonly alias: RawAlias;
}

/** Patterns that cover the tokens from `from` to `to` (exclusive). */
export interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly patterns: readonly Pattern[];
}

interface Entry {
  readonly words: readonly string[];
  readonly pattern: Pattern;
}

/** The patterns that begin with one word; cut into words when that word is met for the first time. */
interface Bucket {
  readonly patterns: Pattern[];
  entries: readonly Entry[] | null;
}

/** Patterns filed by their first word, so that a text is read in one pass. */
export type PatternIndex = ReadonlyMap<string, Bucket>;

export function buildIndex(graph: SkillGraph, blockers: readonly string[]): PatternIndex {
  const index = new Map<string, Bucket>();
  const firstWords = new Map<string, string>();
  const file = (pattern: Pattern): void => {
    const first = firstWord(pattern.alias.text, firstWords);
    const bucket = index.get(first);
    if (bucket) bucket.patterns.push(pattern);
    else index.set(first, { patterns: [pattern], entries: null });
  };
  for (const text of blockers) file({ skill: null, alias: { text, use: "any" } });
  for (const skill of graph.skills.values()) for (const alias of skill.aliases) file({ skill, alias });
  return index;
}

const PLAIN_START = /^[A-Za-z0-9]+(?=[\s-]|$)/;

/** The first token of an alias; the same few thousand words begin nearly all of them. */
function firstWord(text: string, known: Map<string, string>): string {
  const raw = PLAIN_START.exec(text)?.[0] ?? text;
  let word = known.get(raw);
  if (word === undefined) {
    word = tokenise(raw, 1)[0]?.norm ?? "";
    known.set(raw, word);
  }
  return word;
}

/** Everything that starts at `from`, longest first. */
export function candidatesAt(index: PatternIndex, tokens: readonly Token[], from: number): Candidate[] {
  const bucket = index.get(tokens[from]?.norm ?? "");
  if (bucket === undefined) return [];
  bucket.entries ??= toEntries(bucket.patterns);
  const found: { from: number; to: number; patterns: Pattern[] }[] = [];
  for (const { words, pattern } of bucket.entries) {
    if (!matches(words, tokens, from)) continue;
    const last = found.at(-1);
    if (last?.to === from + words.length) last.patterns.push(pattern);
    else found.push({ from, to: from + words.length, patterns: [pattern] });
  }
  return found;
}

function toEntries(patterns: readonly Pattern[]): Entry[] {
  const entries = patterns.map((pattern) => ({ words: wordsOf(pattern), pattern }));
  return entries.sort((a, b) => b.words.length - a.words.length);
}

function wordsOf({ alias }: Pattern): string[] {
  return tokenise(alias.text).map((token) => token.norm);
}

function matches(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  if (from + words.length > tokens.length) return false;
  // The first word is the bucket's own.
  for (let index = 1; index < words.length; index += 1) {
    if (tokens[from + index]?.norm !== words[index]) return false;
  }
  return true;
}

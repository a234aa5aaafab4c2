import type { Skill, SkillGraph } from "./compile-graph.ts";
import type { RawAlias } from "./parse-data.ts";
import { type Token, tokenise } from "./tokenise.ts";

/** One spelling of one skill; `skill` is null for a phrase that only looks like a skill ("go live"). */
export interface Pattern {
  readonly skill: Skill | null;
  readonly alias: RawAlias;
}

/** A trie over tokens. Edges are filed under `node * width + word`, so a step is one look-up. */
export interface PatternIndex {
  readonly words: ReadonlyMap<string, number>;
  readonly width: number;
  readonly edges: ReadonlyMap<number, number>;
  readonly ends: readonly (readonly Pattern[] | undefined)[];
}

/** Patterns that end after `to` (exclusive) when the walk starts at `from`. */
export interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly patterns: readonly Pattern[];
}

export function buildIndex(graph: SkillGraph, blockers: readonly string[]): PatternIndex {
  const patterns: Pattern[] = blockers.map((text) => ({ skill: null, alias: { text, use: "any" } }));
  for (const skill of graph.skills.values()) {
    for (const alias of skill.aliases) patterns.push({ skill, alias });
  }
  const words = new Map<string, number>();
  const keys = patterns.map(({ alias }) => tokenise(alias.text).map((token) => wordId(words, token.norm)));
  const width = words.size + 1;
  const edges = new Map<number, number>();
  const ends: Pattern[][] = [[]];
  patterns.forEach((pattern, index) => {
    let node = 0;
    for (const word of keys[index] ?? []) {
      const edge = node * width + word;
      let next = edges.get(edge);
      if (next === undefined) {
        next = ends.length;
        ends.push([]);
        edges.set(edge, next);
      }
      node = next;
    }
    if (node !== 0) ends[node]?.push(pattern);
  });
  return { words, width, edges, ends };
}

function wordId(words: Map<string, number>, word: string): number {
  const known = words.get(word);
  if (known !== undefined) return known;
  const id = words.size + 1;
  words.set(word, id);
  return id;
}

/** The tokens as numbers of the index; 0 for a word that no alias has. */
export function indexWords(index: PatternIndex, tokens: readonly Token[]): Int32Array {
  return Int32Array.from(tokens, (token) => index.words.get(token.norm) ?? 0);
}

/** Everything that starts at `from`, longest first. */
export function candidatesAt(index: PatternIndex, words: Int32Array, from: number): Candidate[] {
  const found: Candidate[] = [];
  let node = 0;
  for (let to = from; to < words.length; to += 1) {
    const word = words[to];
    if (!word) break;
    const next = index.edges.get(node * index.width + word);
    if (next === undefined) break;
    node = next;
    const patterns = index.ends[node];
    if (patterns && patterns.length > 0) found.push({ from, to: to + 1, patterns });
  }
  return found.reverse();
}

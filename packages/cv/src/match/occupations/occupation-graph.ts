import { tokenise } from "../../skills/tokenise.ts";
import { OCCUPATION_DATA } from "./data/index.ts";
import { type NameWord, type OccupationData, parseOccupations } from "./parse-occupations.ts";

/** How much two occupations have in common: the same, close, near, or no more than the field. */
export const CLOSENESS = { same: 1, close: 0.75, near: 0.5, field: 0.15 } as const;

interface Name {
  readonly words: readonly NameWord[];
  readonly occupation: number;
}

export interface OccupationGraph {
  readonly occupations: readonly OccupationData[];
  /** Names by their first word, and by the beginning of it where that word is open. */
  readonly byWord: ReadonlyMap<string, readonly Name[]>;
  readonly byBeginning: ReadonlyMap<string, readonly Name[]>;
  /** 0-1 from row to column, the same both ways. */
  readonly closeness: Float64Array;
}

let graph: OccupationGraph | undefined;

/** Built when it is first asked for. */
export function occupationGraph(): OccupationGraph {
  graph ??= compileOccupations(OCCUPATION_DATA.flatMap(parseOccupations));
  return graph;
}

function compileOccupations(occupations: readonly OccupationData[]): OccupationGraph {
  const byWord = new Map<string, Name[]>();
  const byBeginning = new Map<string, Name[]>();
  for (const [occupation, { names }] of occupations.entries()) {
    for (const name of names) {
      const words = nameWords(name);
      const [first] = words;
      if (first === undefined) continue;
      const index = first.open ? byBeginning : byWord;
      const known = index.get(first.text);
      if (known) known.push({ words, occupation });
      else index.set(first.text, [{ words, occupation }]);
    }
  }
  return { occupations, byWord, byBeginning, closeness: closenessOf(occupations) };
}

/** "schweiss* meister": two words, the first of them open. */
function nameWords(name: string): NameWord[] {
  return name.split(" ").flatMap((part) => {
    const open = part.endsWith("*");
    const words = tokenise(open ? part.slice(0, -1) : part).filter((token) => !token.symbol);
    return words.map(({ norm }, index) => ({ text: norm, open: open && index === words.length - 1 }));
  });
}

function closenessOf(occupations: readonly OccupationData[]): Float64Array {
  const size = occupations.length;
  const numbers = new Map(occupations.map(({ id }, number) => [id, number]));
  const closeness = new Float64Array(size * size);
  const raise = (a: number, b: number, value: number): void => {
    for (const at of [a * size + b, b * size + a]) closeness[at] = Math.max(closeness[at] ?? 0, value);
  };
  for (const [number, { field, close, near }] of occupations.entries()) {
    raise(number, number, CLOSENESS.same);
    for (const [other, { field: theirs }] of occupations.entries())
      if (field === theirs) raise(number, other, CLOSENESS.field);
    for (const [names, value] of [
      [close, CLOSENESS.close],
      [near, CLOSENESS.near],
    ] as const)
      for (const name of names) {
        const other = numbers.get(name);
        if (other === undefined) throw new Error(`${name} is no occupation.`);
        raise(number, other, value);
      }
  }
  return closeness;
}

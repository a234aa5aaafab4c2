import { tokenise } from "../skills/text/tokenise.ts";
import { OCCUPATION_DATA } from "./data/index.ts";
import { genderForms } from "./gender-forms.ts";
import { type NameWord, type OccupationData, parseOccupations } from "./parse-occupations.ts";

/** How much two occupations have in common: the same, a kind of it, close, near, akin, or only of one field. */
export const CLOSENESS = { same: 1, kind: 0.8, close: 0.7, near: 0.5, akin: 0.3, field: 0.15 } as const;

export interface OccupationName {
  readonly words: readonly NameWord[];
  readonly occupation: number;
  /** True when its words may stand anywhere in a title, in any order. */
  readonly spread: boolean;
  readonly sector: boolean;
  /** How many letters it says; less than 1 where it says the ends of words only. */
  readonly exactness: number;
}

export interface OccupationGraph {
  readonly occupations: readonly OccupationData[];
  /** Names by their first word, and by the beginning or the end of it where that word is open. */
  readonly byWord: ReadonlyMap<string, readonly OccupationName[]>;
  readonly byBeginning: ReadonlyMap<string, readonly OccupationName[]>;
  readonly byEnd: ReadonlyMap<string, readonly OccupationName[]>;
  /** By the numbers of a title's occupation and of a business, as "7@12": what the one means in the other. */
  readonly atBusiness: ReadonlyMap<string, readonly number[]>;
  /** By number, what an occupation is a kind of. */
  readonly wider: readonly (readonly number[])[];
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
  const byWord = new Map<string, OccupationName[]>();
  const byBeginning = new Map<string, OccupationName[]>();
  const byEnd = new Map<string, OccupationName[]>();
  const add = (text: string, occupation: number, sector: boolean): void => {
    const spread = text.includes("+");
    const written = nameWords(text.replaceAll("+", " "));
    const forms = genderForms(written.map((one) => (one.open ? "" : one.text)));
    const others = forms.map((form) =>
      written.map((one, at) => (one.open ? one : { ...one, text: form[at] ?? one.text })),
    );
    for (const words of [written, ...others]) {
      const [first] = words;
      if (first === undefined) continue;
      const index = first.ending ? byEnd : first.open ? byBeginning : byWord;
      const exactness = words.reduce((sum, { text, ending }) => sum + text.length * (ending ? 0.01 : 1), 0);
      const name = { words, occupation, spread, sector, exactness };
      const known = index.get(first.text);
      if (known) known.push(name);
      else index.set(first.text, [name]);
    }
  };
  for (const [occupation, { names, sector }] of occupations.entries()) {
    for (const name of names) add(name, occupation, false);
    for (const name of sector) add(name, occupation, true);
  }
  const atBusiness = businessesOf(occupations);
  const wider = occupations.map(({ kind }) => kind.map(numbersById(occupations)));
  return { occupations, byWord, byBeginning, byEnd, atBusiness, wider, closeness: closenessOf(occupations) };
}

/** "schweiss* meister": two words, the first of them open; "*fahrer": the end of any. */
export function nameWords(name: string): NameWord[] {
  return name.split(" ").flatMap((part) => {
    const ending = part.startsWith("*");
    const open = part.endsWith("*");
    const words = foldedWords(part.slice(ending ? 1 : 0, open ? -1 : undefined));
    return words.map((text, index) =>
      open && index === words.length - 1
        ? { text: foldedBeginning(text), open, ending }
        : { text, open: false, ending },
    );
  });
}

function foldedWords(text: string): string[] {
  return tokenise(text).flatMap((token) => (token.symbol ? [] : [token.norm]));
}

const ENDING = "a";

/**
 * Words are folded as wholes: "maestra" as "mestra", "tandarts" as "tandart". The beginning of one is what
 * it has in common with and without an ending.
 */
function foldedBeginning(text: string): string {
  const [ended] = /[a-z]$/.test(text) ? foldedWords(`${text}${ENDING}`) : [];
  const beginning = ended?.slice(0, -ENDING.length) ?? text;
  return beginning.length < text.length ? beginning : text;
}

function businessesOf(occupations: readonly OccupationData[]): Map<string, readonly number[]> {
  const numberOf = numbersById(occupations);
  const found = new Map<string, readonly number[]>();
  for (const [number, { at }] of occupations.entries())
    for (const pair of at) {
      const key = pair.split("@").map(numberOf).join("@");
      found.set(key, [...(found.get(key) ?? []), number]);
    }
  return found;
}

function numbersById(occupations: readonly OccupationData[]): (id: string) => number {
  const numbers = new Map(occupations.map(({ id }, number) => [id, number]));
  return (id) => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`${id} is no occupation.`);
    return number;
  };
}

function closenessOf(occupations: readonly OccupationData[]): Float64Array {
  const size = occupations.length;
  const closeness = new Float64Array(size * size);
  const raise = (a: number, b: number, value: number): void => {
    for (const at of [a * size + b, b * size + a]) closeness[at] = Math.max(closeness[at] ?? 0, value);
  };
  const numberOf = numbersById(occupations);
  for (const [number, { field, close, near, akin }] of occupations.entries()) {
    raise(number, number, CLOSENESS.same);
    for (const [other, { field: theirs }] of occupations.entries())
      if (field === theirs) raise(number, other, CLOSENESS.field);
    for (const name of close) raise(number, numberOf(name), CLOSENESS.close);
    for (const name of near) raise(number, numberOf(name), CLOSENESS.near);
    for (const name of akin) raise(number, numberOf(name), CLOSENESS.akin);
  }
  const direct = closeness.slice();
  for (const [number, { kind }] of occupations.entries())
    for (const name of kind) {
      const wider = numberOf(name);
      for (let other = 0; other < size; other += 1)
        if (other !== number && other !== wider)
          raise(number, other, CLOSENESS.kind * (direct[wider * size + other] ?? 0));
      for (const [other, sibling] of occupations.entries())
        if (other !== number && sibling.kind.includes(name)) raise(number, other, CLOSENESS.near);
      raise(number, wider, CLOSENESS.kind);
    }
  return closeness;
}

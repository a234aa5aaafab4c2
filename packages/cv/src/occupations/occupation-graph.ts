import { OCCUPATION_DATA } from "./data/index.ts";
import { OccupationNames } from "./occupation-names.ts";
import { type OccupationData, parseOccupations } from "./parse-occupations.ts";

/** How much two occupations have in common: the same, a kind of it, close, near, akin, or only of one field. */
export const CLOSENESS = { same: 1, kind: 0.8, close: 0.7, near: 0.5, akin: 0.3, field: 0.15 } as const;

export interface OccupationGraph {
  readonly occupations: readonly OccupationData[];
  readonly names: OccupationNames;
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
  const names = new OccupationNames();
  for (const [occupation, { names: own, sector }] of occupations.entries()) {
    for (const name of own) names.add(name, occupation, false);
    for (const name of sector) names.add(name, occupation, true);
  }
  const numberOf = numbersById(occupations);
  let closeness: Float64Array | undefined;
  return {
    occupations,
    names,
    atBusiness: businessesOf(occupations, numberOf),
    wider: occupations.map(({ kind }) => kind.map(numberOf)),
    get closeness() {
      closeness ??= closenessOf(occupations, numberOf);
      return closeness;
    },
  };
}

function businessesOf(
  occupations: readonly OccupationData[],
  numberOf: (id: string) => number,
): Map<string, readonly number[]> {
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

function closenessOf(occupations: readonly OccupationData[], numberOf: (id: string) => number): Float64Array {
  const size = occupations.length;
  const closeness = new Float64Array(size * size);
  const raise = (a: number, b: number, value: number): void => {
    if (value <= (closeness[a * size + b] ?? 0)) return;
    closeness[a * size + b] = value;
    closeness[b * size + a] = value;
  };
  for (const together of groupedBy(occupations, ({ field }) => [field]))
    for (const a of together) for (const b of together) raise(a, b, CLOSENESS.field);
  for (const [number, { close, near, akin }] of occupations.entries()) {
    raise(number, number, CLOSENESS.same);
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
      raise(number, wider, CLOSENESS.kind);
    }
  for (const siblings of groupedBy(occupations, ({ kind }) => kind))
    for (const a of siblings) for (const b of siblings) if (a !== b) raise(a, b, CLOSENESS.near);
  return closeness;
}

/** The numbers of those that have a key in common. */
function groupedBy(
  occupations: readonly OccupationData[],
  keysOf: (occupation: OccupationData) => readonly string[],
): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [number, occupation] of occupations.entries())
    for (const key of keysOf(occupation)) {
      const known = groups.get(key);
      if (known) known.push(number);
      else groups.set(key, [number]);
    }
  return groups.values();
}

import { closenessOf } from "./closeness.ts";
import { OCCUPATION_DATA } from "./data/index.ts";
import { OccupationNames } from "./occupation-names.ts";
import { type OccupationData, parseOccupations } from "./parse-occupations.ts";

interface OccupationGraph {
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

import type { OccupationData } from "./parse-occupations.ts";

/** How much two occupations have in common: the same, a kind of it, close, near, akin, or only of one field. */
export const CLOSENESS = { same: 1, kind: 0.8, close: 0.7, near: 0.5, akin: 0.3, field: 0.15 } as const;

type NumberOf = (id: string) => number;

/** How close any two occupations are, by their numbers: 0-1 from row to column, the same both ways. */
export function closenessOf(occupations: readonly OccupationData[], numberOf: NumberOf): Float64Array {
  const table = new ClosenessTable(occupations.length);
  for (const together of groupedBy(occupations, ({ field }) => [field]))
    table.raiseAmong(together, CLOSENESS.field);
  raiseNeighbours(table, occupations, numberOf);
  raiseKinds(table, occupations, numberOf);
  for (const siblings of groupedBy(occupations, ({ kind }) => kind))
    table.raiseAmong(siblings, CLOSENESS.near);
  return table.values;
}

/** What is said of two occupations in several ways counts by the closest of them. */
class ClosenessTable {
  readonly size: number;
  readonly values: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.values = new Float64Array(size * size);
    for (let one = 0; one < size; one += 1) this.raise(one, one, CLOSENESS.same);
  }

  raise(a: number, b: number, value: number): void {
    if (value <= (this.values[a * this.size + b] ?? 0)) return;
    this.values[a * this.size + b] = value;
    this.values[b * this.size + a] = value;
  }

  raiseAmong(together: readonly number[], value: number): void {
    for (const a of together) for (const b of together) this.raise(a, b, value);
  }
}

/** What an occupation itself names as close, near or akin. */
function raiseNeighbours(
  table: ClosenessTable,
  occupations: readonly OccupationData[],
  numberOf: NumberOf,
): void {
  for (const [number, { close, near, akin }] of occupations.entries()) {
    for (const id of close) table.raise(number, numberOf(id), CLOSENESS.close);
    for (const id of near) table.raise(number, numberOf(id), CLOSENESS.near);
    for (const id of akin) table.raise(number, numberOf(id), CLOSENESS.akin);
  }
}

/** A kind of an occupation is close to it, and by way of it to all that it is close to itself. */
function raiseKinds(table: ClosenessTable, occupations: readonly OccupationData[], numberOf: NumberOf): void {
  // Of the wider occupation itself: what it takes over from its own kinds leads no further.
  const direct = table.values.slice();
  for (const [number, { kind }] of occupations.entries())
    for (const wider of kind.map(numberOf)) {
      for (const [other, value] of direct.subarray(wider * table.size, (wider + 1) * table.size).entries())
        if (other !== number && other !== wider) table.raise(number, other, CLOSENESS.kind * value);
      table.raise(number, wider, CLOSENESS.kind);
    }
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

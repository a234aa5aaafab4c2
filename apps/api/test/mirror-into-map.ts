/** A row with a value, as tests mirror it. */
export interface ValueRow {
  readonly id: string;
  readonly value: number;
}

/** The part of a mirror's options that keeps each row's value in a map. */
export function mirrorIntoMap(kept: Map<string, number>) {
  return {
    idOf: ({ id }: ValueRow) => id,
    compile: ({ value }: ValueRow) => value,
    table: {
      set: (id: string, value: number) => void kept.set(id, value),
      delete: (id: string) => void kept.delete(id),
      ids: () => kept.keys(),
    },
  };
}

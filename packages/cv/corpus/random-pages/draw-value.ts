import type { Random } from "./random.ts";

/** Habits that are not drawn, with the value that they are to have. */
export type Fixed = ReadonlyMap<string, string>;

export type DrawValue = <T extends string>(habit: string, values: readonly T[]) => T;

/** Draws even what is fixed, so that the rest of the page stays what it is without. */
export function valueDrawer(random: Random, fixed: Fixed): DrawValue {
  return (habit, values) => {
    const drawn = random.pick(values);
    const asked = fixed.get(habit);
    return values.find((value) => value === asked) ?? drawn;
  };
}

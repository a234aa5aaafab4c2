import type { Rect } from "../page-model.ts";
import type { Fragment } from "./fragments.ts";

export interface Grids {
  /** The fragments, each table with frames as one of them. */
  readonly fragments: readonly Fragment[];
  readonly tables: number;
}

export function gridTables(fragments: readonly Fragment[], _rules: readonly Rect[]): Grids {
  return { fragments, tables: 0 };
}

import { findColumns } from "./columns.ts";
import type { Fragment } from "./fragments.ts";

/** Text that is read from top to bottom without leaving it: a column, or what spans all columns. */
export interface Region {
  readonly fragments: readonly Fragment[];
}

const MAX_DEPTH = 12;

/** Cuts a page into its columns, again and again, and lists the regions in reading order. */
export function cutRegions(fragments: readonly Fragment[], depth = 0): Region[] {
  if (fragments.length === 0) return [];
  const cut = depth < MAX_DEPTH ? findColumns(fragments) : null;
  if (!cut) return [{ fragments }];
  return [cut.above, cut.left, cut.right, cut.below].flatMap((part) => cutRegions(part, depth + 1));
}

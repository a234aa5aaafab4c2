import type { Dependencies } from "../../../dependencies.ts";
import { leadingMarks, marksOfSearch } from "../../jobs/search/search-marks.ts";
import { readSearchesWithMarks, replaceMarks } from "../saved-searches.queries.ts";

/**
 * Marks are made when a search is saved. Since then its word may have gone out of use, and a later release may name
 * its skills otherwise. Brings those that have changed up to date and returns how many searches that were.
 */
export async function renewMarks({ database: { db } }: Pick<Dependencies, "database">): Promise<number> {
  let renewed = 0;
  for await (const searches of readSearchesWithMarks(db)) {
    const groups = await Promise.all(searches.map(({ filters }) => marksOfSearch(filters)));
    const leading = await leadingMarks(db, groups);
    for (const [place, { id, marks }] of searches.entries()) {
      const now = (leading[place] ?? []).toSorted();
      if (now.length === marks.length && now.every((mark, index) => mark === marks[index])) continue;
      await replaceMarks(db, id, now);
      renewed += 1;
    }
  }
  return renewed;
}

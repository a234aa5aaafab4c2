import type { Dependencies } from "../../../dependencies.ts";
import { leadingMarks, marksOfSearch } from "../../jobs/search/search-marks.ts";
import { readSearchesWithMarks, replaceMarks } from "../saved-searches.queries.ts";

/**
 * Marks are made when a search is saved; the skills that they name may be named otherwise by a later release.
 * Brings those that have changed up to date and returns how many searches that were.
 */
export async function renewMarks({ database: { db } }: Pick<Dependencies, "database">): Promise<number> {
  let renewed = 0;
  for await (const searches of readSearchesWithMarks(db)) {
    for (const { id, filters, marks } of searches) {
      const now = leadingMarks(await marksOfSearch(filters)).toSorted();
      if (now.length === marks.length && now.every((mark, place) => mark === marks[place])) continue;
      await replaceMarks(db, id, now);
      renewed += 1;
    }
  }
  return renewed;
}

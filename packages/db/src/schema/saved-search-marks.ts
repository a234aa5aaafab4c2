import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { hasLength } from "./columns.ts";
import { savedSearches } from "./saved-searches.ts";

/**
 * By which of the saved searches a job may be found: every job that a search finds has at least one of its marks.
 * So a job leads to the few searches worth asking; whether they find it, the search itself says.
 */
export const savedSearchMarks = pgTable(
  "saved_search_marks",
  {
    mark: text("mark").notNull(),
    searchId: uuid("search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.mark, t.searchId] }),
    index("saved_search_marks_search_idx").on(t.searchId),
    check("saved_search_marks_mark_check", hasLength(t.mark, 1, 300)),
  ],
);

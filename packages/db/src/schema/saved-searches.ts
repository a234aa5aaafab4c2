import { MAX_SAVED_SEARCH_NAME } from "@rolecall/contracts/saved-searches/enums";
import type { SavedFilters } from "@rolecall/contracts/saved-searches/schemas";
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, hasLength, idColumn, instant } from "./columns.ts";
import { users } from "./users.ts";

/** A search that a candidate has saved. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    filters: jsonb("filters").$type<SavedFilters>().notNull(),
    /** A digest of the filters: searches that ask for the same have the same. */
    key: text("key").notNull(),
    /** Whether the candidate is told of jobs that it finds. */
    alert: boolean("alert").notNull().default(true),
    createdAt: createdAt(),
    openedAt: instant("opened_at").notNull().defaultNow(),
  },
  (t) => [
    unique("saved_searches_candidate_key").on(t.candidateId, t.key),
    index("saved_searches_key_idx").on(t.key),
    check("saved_searches_name_check", hasLength(t.name, 1, MAX_SAVED_SEARCH_NAME)),
    check("saved_searches_key_check", hasLength(t.key, 43, 43)),
  ],
);

import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isOneOf } from "./columns.ts";

const SEARCH_TERM_KINDS = ["word", "city", "industry"] as const;

/**
 * The vocabulary of all jobs: every word (to mend a misspelt one and to suggest by prefix) and every
 * city and industry (to turn a part of one into the exact facets that contain it). New terms appear
 * with the job that brings them; `refreshSearchTerms` counts anew and drops what no job uses any more.
 */
export const searchTerms = pgTable(
  "search_terms",
  {
    kind: text("kind", { enum: SEARCH_TERM_KINDS }).notNull(),
    /** Normalised: lower case, without accents. */
    term: text("term").notNull(),
    /** Jobs that contain the term, as of the last refresh; 1 for a term newer than that. */
    jobs: integer("jobs").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.term] }),
    index("search_terms_prefix_idx").on(t.kind, t.term.op("text_pattern_ops")),
    index("search_terms_similar_idx").using("gin", t.term.op("gin_trgm_ops")),
    check("search_terms_kind_check", isOneOf(t.kind, SEARCH_TERM_KINDS)),
  ],
);

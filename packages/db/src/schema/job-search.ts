import { CURRENCIES } from "@rolecall/contracts/jobs/enums";
import { sql } from "drizzle-orm";
import { check, doublePrecision, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, isOneOf, tsvector } from "./columns.ts";
import { jobs } from "./jobs.ts";

/**
 * The slim row that searches scan, so that finding 20 of a million jobs never touches the wide table.
 * `doc` holds the words of the job, those of title and skills also by their place, and its exact
 * facets, so that words, places and facets are one condition on one index.
 */
export const jobSearch = pgTable(
  "job_search",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** The job's, repeated: the order of every list. */
    createdAt: instant("created_at").notNull(),
    requiredYears: doublePrecision("required_years").notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** Monthly pay in `currency`; both null when the job states none. 0 and Infinity: open on that side. */
    payMin: doublePrecision("pay_min"),
    payMax: doublePrecision("pay_max"),
    doc: tsvector("doc").notNull(),
  },
  (t) => [
    index("job_search_newest_idx").on(t.createdAt, t.jobId),
    // Without fastupdate a search never has to walk a list of pending entries.
    index("job_search_doc_idx").using("gin", t.doc).with({ fastupdate: "off" }),
    check("job_search_currency_check", isOneOf(t.currency, CURRENCIES)),
    check(
      "job_search_pay_check",
      sql`(${t.payMin} is null) = (${t.payMax} is null) and ${t.payMin} <= ${t.payMax}`,
    ),
  ],
);

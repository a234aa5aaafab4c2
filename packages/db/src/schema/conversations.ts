import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, idColumn, instant, updatedAt } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { users } from "./users.ts";

/**
 * What a candidate and a recruiter say to each other about one job, or about none. The pair has its
 * two fixed columns, so that there is one conversation whoever began it.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    recruiterId: uuid("recruiter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The job while it exists. */
    jobId: uuid("job_id").references(() => jobs.id, { onDelete: "set null" }),
    /**
     * The job it was begun about, also when that is deleted since: were `job_id` the unique one, a
     * pair with two deleted jobs would have two conversations without a job, and the delete would fail.
     */
    contextJobId: uuid("context_job_id"),
    /** `seq` of the newest message, 0 before the first. */
    lastSeq: integer("last_seq").notNull().default(0),
    createdAt: createdAt(),
    /** When it last changed: the order of the list. */
    updatedAt: updatedAt(),
    /** Since one of the two has deleted their account: it can be read, and nobody can write to it. */
    closedAt: instant("closed_at"),
  },
  (t) => [
    unique("conversations_pair_job_key").on(t.candidateId, t.recruiterId, t.contextJobId).nullsNotDistinct(),
    index("conversations_candidate_changed_idx").on(t.candidateId, t.updatedAt, t.id),
    index("conversations_recruiter_changed_idx").on(t.recruiterId, t.updatedAt, t.id),
    index("conversations_job_idx").on(t.jobId),
    check("conversations_pair_check", sql`${t.candidateId} <> ${t.recruiterId}`),
    check("conversations_job_check", sql`${t.jobId} is null or ${t.jobId} = ${t.contextJobId}`),
    check("conversations_last_seq_check", sql`${t.lastSeq} >= 0`),
  ],
);

import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { users } from "./users.ts";

/** Which candidate was told of which job by a saved search: its key is why nobody is told of one twice. */
export const savedSearchAlerts = pgTable(
  "saved_search_alerts",
  {
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    toldAt: instant("told_at").notNull().defaultNow(),
    /** Not a foreign key: notifications are kept for half a year, this as long as the job. */
    notificationId: uuid("notification_id"),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.jobId] }),
    index("saved_search_alerts_job_idx").on(t.jobId),
    index("saved_search_alerts_notification_idx").on(t.notificationId),
  ],
);

import { APPLICATION_STAGES } from "@rolecall/contracts/applications/enums";
import { STAGE_MOVES } from "@rolecall/contracts/applications/states";
import { type SQL, sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { instant } from "./columns.ts";

/** Every change of the stage of an application, in the order in which they were made. */
export const applicationStageChanges = pgTable(
  "application_stage_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    fromStage: text("from_stage", { enum: APPLICATION_STAGES }).notNull(),
    toStage: text("to_stage", { enum: APPLICATION_STAGES }).notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [
    index("application_stage_changes_application_idx").on(t.applicationId, t.id),
    check("application_stage_changes_move_check", sql`(${t.fromStage}, ${t.toStage}) in (${moves()})`),
  ],
);

function moves(): SQL {
  return sql.raw(STAGE_MOVES.map(({ from, to }) => `('${from}', '${to}')`).join(", "));
}

import type { IdInput } from "@rolecall/contracts/common/id";
import type { SavedSearch } from "@rolecall/contracts/saved-searches/schemas";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { markAlertsRead, updateSavedSearchRow } from "./saved-searches.queries.ts";
import { toOneSavedSearch } from "./to-saved-searches.ts";

/** Notes that its owner looks at what it finds: from now on jobs count as new, and what it has told of is read. */
export async function openSavedSearch(
  deps: Pick<Dependencies, "database" | "now">,
  { userId }: CandidateActor,
  { id }: IdInput,
): Promise<SavedSearch> {
  const own = { id, candidateId: userId };
  const row = await withTx(deps.database.db, async (tx) => {
    const now = deps.now();
    const opened = await updateSavedSearchRow(tx, own, { openedAt: now });
    if (opened === undefined) throw notFound("saved search");
    const read = await markAlertsRead(tx, own, now);
    await appendEvents(
      tx,
      read.map((notificationId) => ({
        userId,
        event: { type: "notifications_read" as const, notificationId },
      })),
    );
    return opened;
  });
  return toOneSavedSearch(deps, row);
}

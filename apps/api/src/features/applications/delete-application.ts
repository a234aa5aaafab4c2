import type { IdInput } from "@rolecall/contracts/common/id";
import { appendEvents, isId, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { deleteApplicationAs, findParties } from "./removal.queries.ts";
import { tellOfRemoval } from "./tell-of-removal.ts";

/** Deletes an applicant of an own job, or withdraws an own application; the other side is told. */
export async function deleteApplication(deps: Dependencies, actor: Actor, { id }: IdInput): Promise<void> {
  if (!isId(id)) throw notFound("application");
  await withTx(deps.database.db, async (tx) => {
    const parties = await findParties(tx, id);
    if (parties === undefined) throw notFound("application");
    if (![parties.candidateId, parties.recruiterId].includes(actor.userId)) {
      throw forbidden("This application is not yours to delete.");
    }
    // Gone since: by the other side, or with its job.
    if (!(await deleteApplicationAs(tx, id, actor.userId))) throw notFound("application");
    await appendEvents(tx, await tellOfRemoval(tx, [parties], { by: actor.role, now: deps.now() }));
  });
}

import type { IdInput } from "@rolecall/contracts/common/id";
import { isId, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { deleteApplicationAs, findApplicationAccess } from "./applications.queries.ts";

/** Deletes an applicant of an own job, or withdraws an own application. */
export async function deleteApplication(deps: Dependencies, actor: Actor, { id }: IdInput): Promise<void> {
  if (!isId(id)) throw notFound("application");
  await withTx(deps.database.db, async (tx) => {
    if (await deleteApplicationAs(tx, id, actor.userId)) return;
    if ((await findApplicationAccess(tx, id)) === undefined) throw notFound("application");
    throw forbidden("This application is not yours to delete.");
  });
}

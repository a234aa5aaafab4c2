import type { IdInput } from "@rolecall/contracts/common/id";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { findForOwner } from "./own-application.ts";
import { setSeen } from "./stages.queries.ts";
import { tellSeen } from "./tell-seen.ts";

/** Notes when the owner of the job first opened an application, which its candidate sees. Repeating it changes nothing. */
export async function markSeen(deps: Dependencies, actor: RecruiterActor, { id }: IdInput): Promise<void> {
  const { db } = deps.database;
  const access = await findForOwner(db, actor, id);
  await withTx(db, async (tx) => {
    const seenAt = await setSeen(tx, id, deps.now());
    if (seenAt !== undefined) await tellSeen(tx, { ...access, id, seenAt });
  });
}

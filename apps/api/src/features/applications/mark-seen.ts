import type { IdInput } from "@rolecall/contracts/common/id";
import { isId, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { findApplicationAccess } from "./applications.queries.ts";
import { setSeen } from "./stages.queries.ts";
import { tellSeen } from "./tell-seen.ts";

/** Notes when the owner of the job first opened an application, which its candidate sees. Repeating it changes nothing. */
export async function markSeen(deps: Dependencies, actor: RecruiterActor, { id }: IdInput): Promise<void> {
  const { db } = deps.database;
  const access = isId(id) ? await findApplicationAccess(db, id) : undefined;
  if (access === undefined) throw notFound("application");
  if (access.recruiterId !== actor.userId) throw forbidden("This application is to another recruiter's job.");
  await withTx(db, async (tx) => {
    const seenAt = await setSeen(tx, id, deps.now());
    if (seenAt !== undefined) await tellSeen(tx, { ...access, id, seenAt });
  });
}

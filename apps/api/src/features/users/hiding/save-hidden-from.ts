import type { HiddenFrom } from "@rolecall/contracts/users/hidden-from";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import { notFound } from "../../../errors/app-error.ts";
import type { CandidateActor } from "../../auth/actor.ts";
import { lockProfile } from "../profile.queries.ts";
import { listHiddenFrom, replaceHiddenFrom } from "./hidden-from.queries.ts";

/** Replaces the list of those from whom the candidate hides. It holds from the next call of theirs on. */
export async function saveHiddenFrom(
  deps: Dependencies,
  actor: CandidateActor,
  input: HiddenFrom,
): Promise<HiddenFrom> {
  return withTx(deps.database.db, async (tx) => {
    // Two lists at once follow one another; a deleted member has no profile.
    if ((await lockProfile(tx, actor.userId)) === undefined) throw notFound("profile");
    await replaceHiddenFrom(tx, actor.userId, input);
    return listHiddenFrom(tx, actor.userId);
  });
}

import type { DeleteAccountInput } from "@rolecall/contracts/users/schemas";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import { type Caller, confirmPassword, wrongPassword } from "../../auth/confirm-password.ts";
import { closeConversations, deleteOwnRows, eraseAccount, lockAccount } from "./deletion.queries.ts";
import { leaveAsCandidate } from "./leave-as-candidate.ts";
import { leaveAsRecruiter } from "./leave-as-recruiter.ts";

/**
 * Deletes the account and everything that is the member's alone, in one transaction. What others have of it
 * stays theirs: conversations can be read and no longer written to, past interviews remain, both with a
 * placeholder for the name. Files go with the next clean-up, as all do that nothing refers to.
 */
export async function deleteAccount(
  deps: Dependencies,
  caller: Caller,
  { password }: DeleteAccountInput,
): Promise<void> {
  const { actor } = caller;
  const { email, passwordHash } = await confirmPassword(deps, caller, password);
  const now = deps.now();
  const jobIds = await withTx(deps.database.db, async (tx) => {
    // Of two deletions at once the slower one finds no account, nor does one whose password was changed meanwhile.
    const account = await lockAccount(tx, { userId: actor.userId, passwordHash });
    if (account === undefined) throw wrongPassword();
    await eraseAccount(tx, actor.userId, now);
    const left =
      actor.role === "candidate"
        ? { events: await leaveAsCandidate(tx, deps, { actor, name: account.name }), jobIds: [] }
        : await leaveAsRecruiter(tx, deps, actor);
    await closeConversations(tx, actor, now);
    await deleteOwnRows(tx, actor.userId);
    await deps.sessions.endAll(tx, actor.userId);
    // Nobody is left to be told of their own leaving.
    await appendEvents(
      tx,
      left.events.filter(({ userId }) => userId !== actor.userId),
    );
    return left.jobIds;
  });
  await Promise.all(jobIds.map((id) => deps.jobIndex.refresh(id)));
  // The address is free: who signs up with it next starts without the guesses at this password.
  await deps.loginThrottle.recordSuccess({ email, address: caller.address });
}

import type { ChangePasswordInput, ChangePasswordResult } from "@rolecall/contracts/users/schemas";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { replacePasswordHash } from "../auth/auth.queries.ts";
import { type Caller, confirmPassword, wrongPassword } from "../auth/confirm-password.ts";

/** Changes the password and ends every other session of the user, live connections included. */
export async function changePassword(
  deps: Dependencies,
  caller: Caller,
  input: ChangePasswordInput,
): Promise<ChangePasswordResult> {
  const { actor, address } = caller;
  const before = await confirmPassword(deps, caller, input.currentPassword);
  const passwordHash = await deps.passwords.hash({ password: input.newPassword, address });
  await withTx(deps.database.db, async (tx) => {
    // Of two changes at once the slower one no longer knows the current password.
    const change = { from: before.passwordHash, to: passwordHash };
    if (!(await replacePasswordHash(tx, actor.userId, change))) throw wrongPassword();
    await deps.sessions.endOthers(tx, actor);
  });
  return { message: "Password changed successfully!" };
}

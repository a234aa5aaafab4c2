import type { ChangePasswordInput } from "@rolecall/contracts/users/schemas";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { findAccountById, replacePasswordHash } from "../auth/auth.queries.ts";

/** Changes the password and ends every other session of the user, live connections included. */
export async function changePassword(
  deps: Dependencies,
  actor: Actor,
  input: ChangePasswordInput,
): Promise<{ message: string }> {
  const account = await findAccountById(deps.database.db, actor.userId);
  const matches = await deps.passwords.verify(account?.passwordHash, input.currentPassword);
  if (account === undefined || !matches) throw wrongPassword();
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await withTx(deps.database.db, async (tx) => {
    // Of two changes at once the slower one no longer knows the current password.
    const change = { from: account.passwordHash, to: passwordHash };
    if (!(await replacePasswordHash(tx, actor.userId, change))) throw wrongPassword();
    await deps.sessions.endOthers(tx, actor);
  });
  return { message: "Password changed successfully!" };
}

function wrongPassword(): AppError {
  return new AppError("WRONG_PASSWORD", "The current password is not right.");
}

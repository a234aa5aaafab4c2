import type { ChangePasswordInput } from "@rolecall/contracts/users/schemas";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { findAccountById, replacePasswordHash } from "../auth/auth.queries.ts";
import { findUser } from "./users.queries.ts";

/**
 * Changes the password and ends every other session of the user, live connections included. Wrong ones
 * count as failed logins do: a session that was left open must not be a place to guess the password in.
 */
export async function changePassword(
  deps: Dependencies,
  { actor, address }: { readonly actor: Actor; readonly address: string },
  input: ChangePasswordInput,
): Promise<{ message: string }> {
  const { db } = deps.database;
  const [account, user] = await Promise.all([findAccountById(db, actor.userId), findUser(db, actor.userId)]);
  if (account === undefined || user === undefined) throw wrongPassword();
  const attempt = { email: user.email, address };
  await deps.loginThrottle.check(attempt);
  const matches = await deps.passwords.verify(account.passwordHash, input.currentPassword);
  // As in a login: guesses that were made at once have all passed the first check.
  await deps.loginThrottle.check(attempt);
  if (!matches) {
    await deps.loginThrottle.recordFailure(attempt);
    throw wrongPassword();
  }
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await withTx(db, async (tx) => {
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

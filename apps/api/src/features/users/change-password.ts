import type { ChangePasswordInput } from "@rolecall/contracts/users/schemas";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { findAccountById, updatePasswordHash } from "../auth/auth.queries.ts";

/** Changes the password and ends every other session of the user, live connections included. */
export async function changePassword(
  deps: Dependencies,
  actor: Actor,
  input: ChangePasswordInput,
): Promise<{ message: string }> {
  const account = await findAccountById(deps.database.db, actor.userId);
  if (!(await deps.passwords.verify(account?.passwordHash, input.currentPassword))) {
    throw new AppError("WRONG_PASSWORD", "The current password is not right.");
  }
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await withTx(deps.database.db, async (tx) => {
    await updatePasswordHash(tx, actor.userId, passwordHash);
    await deps.sessions.endOthers(tx, actor);
  });
  return { message: "Password changed successfully!" };
}

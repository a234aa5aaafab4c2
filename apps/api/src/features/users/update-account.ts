import type { UpdateAccountInput, User } from "@rolecall/contracts/users/schemas";
import { isUniqueViolation } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { emailTaken } from "../auth/sign-up.ts";
import { getUser } from "./get-user.ts";
import { updateUser } from "./users.queries.ts";

export async function updateAccount(
  deps: Dependencies,
  actor: Actor,
  input: UpdateAccountInput,
): Promise<User> {
  const { db } = deps.database;
  const before = await getUser(db, actor.userId);
  const changed =
    (input.name !== undefined && input.name !== before.name) ||
    (input.email !== undefined && input.email !== before.email);
  if (!changed) return before;
  try {
    await updateUser(db, actor.userId, input);
  } catch (error) {
    if (isUniqueViolation(error, "users_email_key")) throw emailTaken();
    throw error;
  }
  return getUser(db, actor.userId);
}

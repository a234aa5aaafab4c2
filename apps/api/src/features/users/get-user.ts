import type { User } from "@rolecall/contracts/users/schemas";
import type { Executor } from "@rolecall/db";
import { notFound } from "../../errors/app-error.ts";
import { toUser } from "./users.mapper.ts";
import { findUser, listSkillNames } from "./users.queries.ts";

/** The user as their own profile shows them. */
export async function getUser(db: Executor, userId: string): Promise<User> {
  const row = await findUser(db, userId);
  if (row === undefined) throw notFound("user");
  return toUser(row, row.role === "candidate" ? await listSkillNames(db, userId) : []);
}

import type { Executor } from "@rolecall/db";
import { users } from "@rolecall/db/schema";

export async function hasUsers(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

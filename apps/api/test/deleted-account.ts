import { TEST_PASSWORD } from "@rolecall/db/testing";
import { columnsOfMembers } from "./filled-account.ts";
import type { TestApi } from "./harness.ts";

/** What others have of a deleted member, and files on their way out. */
export const LEFT_OF_DELETED = [
  "conversations.candidate_id",
  "conversations.recruiter_id",
  "interview_changes.actor_id",
  "interviews.candidate_id",
  "interviews.recruiter_id",
  "messages.sender_id",
  "stored_files.owner_id",
];

/** What is left of an account. */
export const NOBODY = { name: "Deleted member", email: "", password_hash: "", deleted: true };

export function removeAccount(api: TestApi, token: string, password = TEST_PASSWORD) {
  return api.call("DELETE", "/users/me", { token, body: { password } });
}

export async function accountRow({ database: { sql } }: TestApi, userId: string) {
  const [row] = await sql`
    select name, email, password_hash, deleted_at is not null as deleted from users where id = ${userId}`;
  return row;
}

/** The columns, as `table.column`, in which a member is still named. */
export async function columnsLeft(api: TestApi, userId: string): Promise<string[]> {
  const { sql } = api.database;
  const found = await Promise.all(
    (await columnsOfMembers(api)).map(async (name) => {
      const [table = "", column = ""] = name.split(".");
      const [row] = await sql`select 1 from ${sql(table)} where ${sql(column)} = ${userId} limit 1`;
      return row === undefined ? [] : [name];
    }),
  );
  return found.flat();
}

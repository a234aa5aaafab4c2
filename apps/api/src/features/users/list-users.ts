import type { ListUsersInput, ListUsersResult } from "@rolecall/contracts/users/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { listUserSummaries } from "./users.queries.ts";

/** For the recruiter who schedules an interview. */
export async function listUsers(
  deps: Dependencies,
  actor: RecruiterActor,
  input: ListUsersInput,
): Promise<ListUsersResult> {
  return { users: await listUserSummaries(deps.database.db, actor.userId, input) };
}

import type { ListUsersInput, UserSummary } from "@rolecall/contracts/users/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { listUsers as queryUsers } from "./users.queries.ts";

/** For the recruiter who schedules an interview. */
export async function listUsers(
  deps: Dependencies,
  actor: RecruiterActor,
  input: ListUsersInput,
): Promise<{ users: UserSummary[] }> {
  return { users: await queryUsers(deps.database.db, actor.userId, input) };
}

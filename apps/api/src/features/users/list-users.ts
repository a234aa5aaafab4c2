import type { ListUsersInput, UserSummary } from "@rolecall/contracts/users/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { listUsers as queryUsers } from "./users.queries.ts";

/** For the recruiter who schedules an interview. */
export async function listUsers(
  deps: Dependencies,
  input: ListUsersInput,
): Promise<{ users: UserSummary[] }> {
  return { users: await queryUsers(deps.database.db, input) };
}

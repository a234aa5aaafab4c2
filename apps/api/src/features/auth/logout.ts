import type { Dependencies } from "../../dependencies.ts";
import type { Context } from "../../trpc/context.ts";

/** Ends the session that the call was made with, and its live connections. */
export async function logout(deps: Dependencies, { token }: Pick<Context, "token">): Promise<void> {
  if (token !== null) await deps.sessions.end(token);
}

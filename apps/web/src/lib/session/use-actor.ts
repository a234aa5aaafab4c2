import type { Session } from "@rolecall/contracts/auth/schemas";
import { getRouteApi } from "@tanstack/react-router";

const app = getRouteApi("/_app");

/** The logged-in user of a screen behind the guard: `{ userId, role }`. Does not change under a screen. */
export function useActor(): Session {
  return app.useRouteContext({ select: (context) => context.actor });
}

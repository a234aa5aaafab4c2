import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTRPCClient } from "../../lib/queries/trpc.ts";
import { useSessionStore } from "../../lib/session/use-session.ts";

/** A server that does not answer must not keep anybody logged in on a shared machine. */
const WAIT_MS = 3000;

/**
 * Ends the session on the server, then here; the route guard leads to the login screen. That is fetched meanwhile:
 * under its address nobody shall see, or type into, the screen that they have left.
 */
export function useLogout() {
  const client = useTRPCClient();
  const router = useRouter();
  const session = useSessionStore();
  return useMutation({
    mutationKey: ["logout"],
    mutationFn: async () => {
      const stop = AbortSignal.timeout(WAIT_MS);
      const stopped = new Promise((resolve) => stop.addEventListener("abort", resolve));
      const done = Promise.allSettled([
        client.auth.logout.mutate(undefined, { signal: stop }),
        router.loadRouteChunk(router.routesById["/_guest/"]),
      ]);
      await Promise.race([done, stopped]);
      session.end();
    },
  });
}

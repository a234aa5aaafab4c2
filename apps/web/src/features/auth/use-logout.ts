import { useMutation } from "@tanstack/react-query";
import { useTRPCClient } from "../../lib/queries/trpc.ts";
import { useSessionStore } from "../../lib/session/use-session.ts";

/** A server that does not answer must not keep anybody logged in on a shared machine. */
const WAIT_MS = 3000;

/** Ends the session on the server, then here; the route guard leads to the login screen. */
export function useLogout() {
  const client = useTRPCClient();
  const session = useSessionStore();
  return useMutation({
    mutationKey: ["logout"],
    mutationFn: async () => {
      const stop = AbortSignal.timeout(WAIT_MS);
      await client.auth.logout.mutate(undefined, { signal: stop }).catch(() => undefined);
      session.end();
    },
  });
}

import type { User } from "@rolecall/contracts/users/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { showSaved } from "../../../lib/queries/show-saved.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";

/** After a change of the profile: shows it everywhere, and has the recommendations and matches made anew. */
export function useProfileRefresh(): (user: User) => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (user) => {
    showSaved(queryClient, trpc.users.me.queryKey(), user);
    void queryClient.invalidateQueries(trpc.users.reading.pathFilter());
    // Those of before are not shown until the new ones are there: a first CV would seem to find none.
    void queryClient.resetQueries(trpc.jobs.recommended.pathFilter());
    void queryClient.invalidateQueries(trpc.jobs.match.pathFilter());
  };
}

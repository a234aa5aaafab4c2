import type { MyApplication } from "@rolecall/contracts/applications/schemas";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";

/** The logged-in candidate's application to a job; undefined without one, or while that is not known yet. */
export function useMyApplication(jobId: string): {
  application: MyApplication | undefined;
  isPending: boolean;
} {
  const trpc = useTRPC();
  const { role } = useActor();
  const mine = useQuery({ ...trpc.applications.mine.queryOptions(), enabled: role === "candidate" });
  return { application: mine.data?.find(({ job }) => job._id === jobId), isPending: mine.isPending };
}

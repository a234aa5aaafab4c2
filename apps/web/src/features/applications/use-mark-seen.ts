import type { Application } from "@rolecall/contracts/applications/schemas";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTRPC } from "../../lib/queries/trpc.ts";

/**
 * Notes that the details of an applicant are open, once. A failure is nothing to the recruiter, who came
 * to read: the next opening notes it.
 */
export function useMarkSeen(application: Application | undefined): void {
  const { mutate } = useMutation(useTRPC().applications.markSeen.mutationOptions());
  const unseen = application?.seenAt === null ? application._id : undefined;
  useEffect(() => {
    if (unseen !== undefined) mutate({ id: unseen });
  }, [unseen, mutate]);
}

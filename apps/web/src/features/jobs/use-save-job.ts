import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTRPC, useTRPCClient } from "../../lib/trpc.ts";
import type { jobInputOf } from "./job-form-values.ts";

interface SaveJobOptions {
  /** The job to change; without it a new one is posted. */
  job: Job | undefined;
  onSaved: () => void;
}

/** Creates or updates a job, then goes to the dashboard, whose lists are fetched anew. */
export function useSaveJob({ job, onSaved }: SaveJobOptions) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: ReturnType<typeof jobInputOf>) =>
      job ? client.jobs.update.mutate({ ...input, id: job._id }) : client.jobs.create.mutate(input),
    onSuccess: (saved) => {
      queryClient.setQueryData(trpc.jobs.get.queryKey({ id: saved._id }), saved);
      void queryClient.invalidateQueries(trpc.jobs.list.queryFilter());
      void queryClient.invalidateQueries(trpc.jobs.search.queryFilter());
      onSaved();
      return navigate({ to: "/dashboard" });
    },
  });
}

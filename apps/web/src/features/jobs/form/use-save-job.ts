import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { invalidateAll } from "../../../lib/queries/refresh-queries.ts";
import { showSaved } from "../../../lib/queries/show-saved.ts";
import { useTRPC, useTRPCClient } from "../../../lib/queries/trpc.ts";
import { createContentMark } from "../../../lib/session/client-id.ts";
import { jobLists } from "../job-queries.ts";
import { changesOf } from "./job-changes.ts";
import { type JobFormValues, jobInputOf } from "./job-form-values.ts";

interface SaveJobOptions {
  /** The job to change; without it a new one is posted. */
  job: Job | undefined;
  onSaved: () => void;
}

interface Submitted {
  values: JobFormValues;
  /** What the form opened with. */
  opening: JobFormValues;
}

/** Creates or updates a job, then goes to the dashboard, whose lists are fetched anew, or wherever else somebody is on their way to. */
export function useSaveJob({ job, onSaved }: SaveJobOptions) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [markOf] = useState(createContentMark);
  /** The save that is under way, and whether it will have worked. */
  const saving = useRef<Promise<boolean>>(undefined);
  const leaving = useRef(false);

  async function store({ values, opening }: Submitted): Promise<Job> {
    const input = jobInputOf(values);
    if (!job) return client.jobs.create.mutate({ ...input, clientId: markOf(input) });
    const changes = changesOf(values, opening);
    // Saving an unchanged form changes nothing, not even when the job was last edited.
    return Object.keys(changes).length === 0 ? job : client.jobs.update.mutate({ ...changes, id: job._id });
  }

  const save = useMutation({
    mutationFn: (submitted: Submitted) => {
      const storing = store(submitted);
      saving.current = storing.then(
        () => true,
        () => false,
      );
      return storing;
    },
    onSuccess: (saved) => {
      showSaved(queryClient, trpc.jobs.get.queryKey({ id: saved._id }), saved);
      void invalidateAll(queryClient, jobLists(trpc));
      onSaved();
      return leaving.current ? undefined : navigate({ to: "/dashboard" });
    },
    // Whoever comes back before the next screen is drawn meets this very form, and leaves it as any other.
    onSettled: () => {
      saving.current = undefined;
      leaving.current = false;
    },
  });

  /** For who leaves while a save is under way: waits for its end, and tells whether all is saved. */
  async function finish(): Promise<boolean> {
    if (saving.current === undefined) return false;
    leaving.current = true;
    leaving.current = await saving.current;
    return leaving.current;
  }
  return { ...save, finish };
}

import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { createFormDraft } from "../../../lib/forms/form-draft.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import type { JobFormValues } from "./job-form-values.ts";

interface JobDraftOptions {
  form: UseFormReturn<JobFormValues>;
  /** The values that the form opens with. */
  opening: JobFormValues;
  /** The job that is edited; without it a new one is written. */
  job: Job | undefined;
}

/** Keeps what is typed on this device until it is saved, and brings it back after a reload or a new login. */
export function useJobDraft({ form, opening, job }: JobDraftOptions) {
  const { userId } = useActor();
  const [draft] = useState(() =>
    createFormDraft<JobFormValues>(localStorage, {
      userId,
      form: `job:${job?._id ?? "new"}`,
      ...(job && { version: job.updatedAt }),
    }),
  );
  const [first] = useState(() => draft.read(opening));
  const [restored, setRestored] = useState(first !== undefined);
  const kept = useRef(true);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    if (first) reset(first, { keepDefaultValues: true });
  }, [first, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) === JSON.stringify(opening)) draft.clear();
          else kept.current = draft.write(values);
        },
      }),
    [subscribe, draft, opening],
  );

  /** Gives back its undoing. */
  function startOver() {
    const values = getValues();
    reset(opening);
    draft.clear();
    setRestored(false);
    return () => reset(values, { keepDefaultValues: true });
  }

  return { restored, startOver, clear: draft.clear, isKept: () => kept.current };
}

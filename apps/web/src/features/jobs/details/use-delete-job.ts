import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useConfirm } from "@rolecall/ui/confirm";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { invalidateAll } from "../../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { applicantCounts } from "../../applications/applicant-counts.ts";
import { jobLists } from "../job-queries.ts";
import { ERROR_TOAST_MS, TOAST_MS } from "../toast-times.ts";

interface DeleteJobOptions {
  /** The question of the job's own screen adds that there is no way back. */
  final?: boolean;
  /** Runs once the job is gone, before the lists are fetched anew. */
  onDeleted?: () => Promise<unknown>;
}

/** Asks, deletes, says how it went. Resolves true when the job is gone. */
export function useDeleteJob({ final = false, onDeleted }: DeleteJobOptions = {}) {
  const t = useTranslations("jobs.delete");
  const trpc = useTRPC();
  const confirm = useConfirm();
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation(
    trpc.jobs.delete.mutationOptions({
      onSuccess: async (_, { id }) => {
        toast.success(t("success"), { durationMs: TOAST_MS });
        await onDeleted?.();
        queryClient.removeQueries(trpc.jobs.get.queryFilter({ id }));
        await invalidateAll(queryClient, [
          ...jobLists(trpc),
          ...applicantCounts(trpc),
          trpc.interviews.pathFilter(),
        ]);
      },
      onError: (_error, { id }) => {
        toast.error(t("failed"), { durationMs: ERROR_TOAST_MS });
        // It may be gone all the same, when only the answer was lost.
        void invalidateAll(queryClient, [trpc.jobs.get.queryFilter({ id }), ...jobLists(trpc)]);
      },
    }),
  );

  return ({ _id, title }: Pick<Job, "_id" | "title">) =>
    confirm({
      kind: "danger",
      title: t("title"),
      subject: title,
      message: final ? t("messageFinal") : t("message"),
      note: t("note"),
      confirmLabel: t("confirm"),
      action: () => remove.mutateAsync({ id: _id }),
    });
}

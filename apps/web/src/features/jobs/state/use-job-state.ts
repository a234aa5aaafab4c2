import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useConfirm } from "@rolecall/ui/confirm";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { errorMessage } from "../../../lib/queries/errors.ts";
import { invalidateAll } from "../../../lib/queries/refresh-queries.ts";
import { showSaved } from "../../../lib/queries/show-saved.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { jobLists } from "../job-queries.ts";
import { ERROR_TOAST_MS, TOAST_MS } from "../toast-times.ts";

interface JobStateOptions {
  /** Runs once the job is closed or open again. */
  onMoved?: (() => void) | undefined;
}

/** What the owner does with the state of a job: each says how it went, and closing can be undone. */
export function useJobState(
  { _id: id, title }: Pick<Job, "_id" | "title">,
  { onMoved }: JobStateOptions = {},
) {
  const t = useTranslations("jobs.state");
  const common = useTranslations("common.draft");
  const format = useFormatter();
  const trpc = useTRPC();
  const confirm = useConfirm();
  const toast = useToast();
  const queryClient = useQueryClient();
  const counts = useQuery(trpc.applications.countByJob.queryOptions());
  const toastId = `job-state-${id}`;

  async function show(job: Job) {
    showSaved(queryClient, trpc.jobs.get.queryKey({ id }), job);
    await invalidateAll(queryClient, jobLists(trpc));
  }
  /** In another tab it may have come to another state: then that is what is to be seen. */
  function fail(error: unknown) {
    toast.error(errorMessage(error, t("failed")), { id: toastId, durationMs: ERROR_TOAST_MS });
    void queryClient.invalidateQueries(trpc.jobs.get.queryFilter({ id }));
    void queryClient.invalidateQueries(trpc.jobs.list.queryFilter());
  }
  const until = (job: Job) => ({ date: format.dateTime(new Date(job.openUntil), "day") });

  const reopen = useMutation(
    trpc.jobs.reopen.mutationOptions({
      onSuccess: async (job) => {
        toast.success(t("reopened", until(job)), { id: toastId, durationMs: TOAST_MS });
        await show(job);
        onMoved?.();
      },
      onError: fail,
    }),
  );
  const close = useMutation(
    trpc.jobs.close.mutationOptions({
      onSuccess: async (job) => {
        const undo = { label: common("undo"), onClick: () => reopen.mutate({ id }) };
        toast.success(t("closedNow"), { id: toastId, durationMs: TOAST_MS, actions: [undo] });
        await show(job);
        onMoved?.();
      },
      onError: fail,
    }),
  );
  const keepOpen = useMutation(
    trpc.jobs.keepOpen.mutationOptions({
      onSuccess: async (job) => {
        toast.success(t("keptOpen", until(job)), { id: toastId, durationMs: TOAST_MS });
        await show(job);
      },
      onError: fail,
    }),
  );
  const waiting = counts.data?.find(({ jobId }) => jobId === id)?.waiting ?? 0;

  return {
    keepOpen: { run: () => keepOpen.mutate({ id }), isPending: keepOpen.isPending },
    reopen: { run: () => reopen.mutate({ id }), isPending: reopen.isPending },
    /** Asks first. */
    close: {
      run: () =>
        void confirm({
          kind: "warning",
          title: t("confirm.title"),
          subject: title,
          message: t("confirm.message"),
          ...(waiting > 0 && { note: t("confirm.waiting", { count: waiting }) }),
          confirmLabel: t("confirm.label"),
          action: () => close.mutateAsync({ id }),
        }),
      isPending: close.isPending,
    },
  };
}

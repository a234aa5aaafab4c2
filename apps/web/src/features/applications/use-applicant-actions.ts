import type { Application } from "@rolecall/contracts/applications/schemas";
import { useConfirm } from "@rolecall/ui/confirm";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { errorMessage } from "../../lib/queries/errors.ts";
import { invalidateAll } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useOpenConversation } from "../conversations/use-open-conversation.ts";
import { applicantCounts } from "./applicant-counts.ts";
import { showSavedApplicants } from "./applicants-query.ts";

/** What a recruiter can do about an applicant. Each deed reports itself. */
export function useApplicantActions(application: Application) {
  const t = useTranslations("applications");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const { _id: id, job, candidate } = application;

  const remove = useMutation(
    trpc.applications.delete.mutationOptions({
      onSuccess: () => {
        showSavedApplicants(queryClient, trpc, job._id, (list) => list.filter((one) => one._id !== id));
        void invalidateAll(queryClient, applicantCounts(trpc));
        toast.success(t("deletion.success"));
      },
      onError: () => {
        toast.error(t("deletion.failed"));
        // It may be gone all the same, when only the answer was lost.
        void queryClient.invalidateQueries(trpc.applications.listForJob.queryFilter({ jobId: job._id }));
      },
    }),
  );
  const conversation = useOpenConversation((error) => errorMessage(error, t("actions.messageFailed")));

  return {
    /** Asks first. True when the application is gone. */
    remove: () =>
      confirm({
        kind: "danger",
        title: t("deletion.title"),
        subject: candidate.name,
        message: t("deletion.message"),
        note: t("deletion.note"),
        confirmLabel: t("deletion.confirm"),
        action: () => remove.mutateAsync({ id }),
      }),
    message: () => conversation.open({ userId: candidate._id, jobId: job._id }),
    openingConversation: conversation.pending,
  };
}

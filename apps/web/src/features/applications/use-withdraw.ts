import type { MyApplication } from "@rolecall/contracts/applications/schemas";
import { useConfirm } from "@rolecall/ui/confirm";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { errorMessage } from "../../lib/queries/errors.ts";
import { showSaved } from "../../lib/queries/show-saved.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";

/** Asks, then takes the candidate's application back; true once it is gone. */
export function useWithdraw({ _id: id, job }: MyApplication): () => Promise<boolean> {
  const t = useTranslations("applications.mine");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const remove = useMutation(
    trpc.applications.delete.mutationOptions({
      onSuccess: () => {
        showSaved(queryClient, trpc.applications.mine.queryKey(), (list) =>
          list?.filter((one) => one._id !== id),
        );
        toast.success(t("success"));
      },
      onError: (error) => {
        toast.error(errorMessage(error, t("failed")));
        // It may be gone all the same, when only the answer was lost.
        void queryClient.invalidateQueries(trpc.applications.mine.queryFilter());
      },
    }),
  );
  return () =>
    confirm({
      kind: "danger",
      title: t("confirmTitle"),
      subject: job.title,
      message: t("confirmMessage"),
      confirmLabel: t("confirm"),
      action: () => remove.mutateAsync({ id }),
    });
}

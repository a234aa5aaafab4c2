import type { Application } from "@rolecall/contracts/applications/schemas";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { errorMessage } from "../../lib/queries/errors.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { showSavedApplicants } from "./applicants-query.ts";

export interface Reanalysis {
  start: () => void;
  starting: boolean;
}

/** Has the CV of an application read again; `onStarted` runs before the analysis there was is gone. */
export function useReanalyse({ _id: id, job }: Application, onStarted: () => void): Reanalysis {
  const t = useTranslations("applications.actions");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation(
    trpc.applications.reanalyse.mutationOptions({
      onSuccess: (updated) => {
        onStarted();
        showSavedApplicants(queryClient, trpc, job._id, (list) =>
          list.map((one) => (one._id === id ? updated : one)),
        );
        toast.info(t("reanalyseStarted"));
      },
      onError: (error) => void toast.error(errorMessage(error, t("reanalyseFailed"))),
    }),
  );
  return { start: () => mutate({ id }), starting: isPending };
}

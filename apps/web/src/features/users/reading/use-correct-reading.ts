import type { ReadingCorrections } from "@rolecall/contracts/users/reading";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { parseError } from "../../../lib/queries/errors.ts";
import { showSaved } from "../../../lib/queries/show-saved.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";

/** A second correction says it in the same place. */
const SAVED_TOAST = "reading-saved";

export type ReadingPart = keyof ReadingCorrections;

/** Saves a correction of the reading, or lets parts follow the CV again. */
export function useCorrectReading(onDone: () => void) {
  const t = useTranslations("users.profile.reading");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const correct = useMutation(
    trpc.users.correctReading.mutationOptions({
      onSuccess: (reading) => {
        showSaved(queryClient, trpc.users.reading.queryKey(), reading);
        void queryClient.invalidateQueries(trpc.users.me.pathFilter());
        void queryClient.invalidateQueries(trpc.jobs.recommended.pathFilter());
        void queryClient.invalidateQueries(trpc.jobs.match.pathFilter());
        toast.success(t("saved"), { id: SAVED_TOAST });
        onDone();
      },
    }),
  );
  const { issues, message } = parseError(correct.error);
  return {
    pending: correct.isPending,
    error: correct.error ? (issues[0]?.message ?? message ?? t("failed")) : undefined,
    save: (corrections: ReadingCorrections) => correct.mutate({ corrections }),
    reset: (parts: readonly ReadingPart[]) => correct.mutate({ reset: [...parts] }),
    forget: correct.reset,
  };
}

import type { ProfileReading, ReadingCorrections } from "@rolecall/contracts/users/reading";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { errorMessage, parseError } from "../../../lib/queries/errors.ts";
import { showSaved } from "../../../lib/queries/show-saved.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { type ReadingPart, takeBack } from "./take-back.ts";

/** A second correction says it in the same place. */
const SAVED_TOAST = "reading-saved";
/** Long enough to read it and to take it back. */
const UNDO_MS = 8_000;

/** Saves a correction of the reading, or lets parts follow the CV again; either can be undone. */
export function useCorrectReading(onDone: () => void) {
  const t = useTranslations("users.profile.reading");
  const common = useTranslations("common.draft");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const queryKey = trpc.users.reading.queryKey();

  function show(reading: ProfileReading) {
    showSaved(queryClient, queryKey, reading);
    void queryClient.invalidateQueries(trpc.users.me.pathFilter());
    void queryClient.invalidateQueries(trpc.jobs.recommended.pathFilter());
    void queryClient.invalidateQueries(trpc.jobs.match.pathFilter());
  }
  const undo = useMutation(
    trpc.users.correctReading.mutationOptions({
      onSuccess: (reading) => {
        show(reading);
        toast.success(t("undone"), { id: SAVED_TOAST });
      },
      onError: (error) => toast.error(errorMessage(error, t("failed")), { id: SAVED_TOAST }),
    }),
  );
  const correct = useMutation(
    trpc.users.correctReading.mutationOptions({
      onMutate: () => queryClient.getQueryData(queryKey),
      onSuccess: (reading, change, before) => {
        show(reading);
        const follows = change.corrections === undefined;
        toast.success(follows ? t("follows") : t("saved"), {
          id: SAVED_TOAST,
          durationMs: UNDO_MS,
          actions: before
            ? [{ label: common("undo"), onClick: () => undo.mutate(takeBack(before, change)) }]
            : [],
        });
        onDone();
      },
    }),
  );
  const { issues, message } = parseError(correct.error);
  return {
    pending: correct.isPending || undo.isPending,
    error: correct.error ? (issues[0]?.message ?? message ?? t("failed")) : undefined,
    save: (corrections: ReadingCorrections) => correct.mutate({ corrections }),
    reset: (parts: readonly ReadingPart[]) => correct.mutate({ reset: [...parts] }),
    forget: correct.reset,
  };
}

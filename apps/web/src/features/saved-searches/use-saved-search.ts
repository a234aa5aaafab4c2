import type { SavedSearch } from "@rolecall/contracts/saved-searches/schemas";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isolate } from "../../lib/isolate.ts";
import { errorMessage } from "../../lib/queries/errors.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";

/** Long enough to read it and to take it back. */
const UNDO_MS = 8_000;

/** What its owner does with a saved search; deleting it can be undone. */
export function useSavedSearch({ _id: id, name, filters, alert }: SavedSearch) {
  const t = useTranslations("savedSearches.list");
  const common = useTranslations("common.draft");
  const trpc = useTRPC();
  const toast = useToast();
  const queryClient = useQueryClient();
  const onError = (error: unknown) => toast.error(errorMessage(error, t("failed")));
  const onSettled = () => queryClient.invalidateQueries(trpc.savedSearches.pathFilter());

  const update = useMutation(trpc.savedSearches.update.mutationOptions({ onError, onSettled }));
  /** What it is about to be, while that is on its way. */
  const alertNow = update.isPending ? (update.variables.alert ?? alert) : alert;
  const restore = useMutation(trpc.savedSearches.save.mutationOptions({ onError, onSettled }));
  const remove = useMutation(
    trpc.savedSearches.delete.mutationOptions({
      onSuccess: () => {
        const undo = {
          label: common("undo"),
          onClick: () => restore.mutate({ name, filters, alert: alertNow }),
        };
        toast.success(t("deleted", { name: isolate(name) }), { durationMs: UNDO_MS, actions: [undo] });
      },
      onError,
      onSettled,
    }),
  );
  return {
    /** Resolves false when it did not work, which a toast has said. */
    rename: (newName: string) =>
      update.mutateAsync({ id, name: newName }).then(
        () => true,
        () => false,
      ),
    setAlert: (on: boolean) => update.mutate({ id, alert: on }),
    alert: alertNow,
    isUpdating: update.isPending,
    remove: (onDeleted: () => void) => remove.mutate({ id }, { onSuccess: onDeleted }),
    isRemoving: remove.isPending,
  };
}

import type { Role } from "@rolecall/contracts/auth/enums";
import { useConfirm } from "@rolecall/ui/confirm";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useErrorText } from "../../lib/queries/use-error-text.ts";
import { useActor } from "../../lib/session/use-actor.ts";
import { useBlocksRefresh } from "./use-blocks-refresh.ts";

/** Somebody who can be blocked. */
export interface Member {
  _id: string;
  name: string;
}

/** What each side is told before it blocks the other. */
const NOTES = { candidate: "dialog.candidate", recruiter: "dialog.recruiter" } as const satisfies Record<
  Role,
  string
>;

/** Blocks somebody, after a question that says what follows, and unblocks them. */
export function useBlock({ _id: userId, name }: Member) {
  const t = useTranslations("blocks");
  const trpc = useTRPC();
  const toast = useToast();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const { role } = useActor();
  const refresh = useBlocksRefresh();
  const onError = (error: unknown) => void toast.error(errorText(error));
  const create = useMutation(
    trpc.blocks.create.mutationOptions({
      onSuccess: () => {
        toast.success(t("done", { name }));
        return refresh();
      },
      onError,
    }),
  );
  const remove = useMutation(
    trpc.blocks.delete.mutationOptions({
      onSuccess: () => {
        toast.success(t("undone", { name }));
        return refresh();
      },
      onError,
    }),
  );
  return {
    block: () =>
      void confirm({
        kind: "warning",
        title: t("dialog.title", { name }),
        message: t("dialog.messages", { name }),
        note: t(NOTES[role]),
        confirmLabel: t("dialog.confirm"),
        action: () => create.mutateAsync({ userId }),
      }),
    unblock: () => remove.mutate({ userId }),
    pending: create.isPending || remove.isPending,
  };
}

/** Whether the user has blocked somebody; undefined until that is known. */
export function useIsBlocked(userId: string): boolean | undefined {
  const query = useQuery(useTRPC().blocks.list.queryOptions());
  return query.data?.blocks.some(({ user }) => user._id === userId);
}

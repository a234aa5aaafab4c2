import { useConfirm } from "@rolecall/ui/confirm";
import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useSessionStore } from "../../lib/use-session.ts";

/** Asks before a form with unsaved changes is left; a session that has ended is not held up. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const t = useTranslations("jobs.form.leave");
  const confirm = useConfirm();
  const session = useSessionStore();
  useBlocker({
    enableBeforeUnload: () => isDirty(),
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty() || current.pathname === next.pathname || session.get() === null) return false;
      return !(await confirm({
        kind: "warning",
        title: t("title"),
        message: t("message"),
        confirmLabel: t("confirm"),
        cancelLabel: t("stay"),
      }));
    },
  });
}

import { useConfirm } from "@rolecall/ui/confirm";
import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useSessionStore } from "../../../lib/session/use-session.ts";

interface LeaveGuardOptions {
  isDirty: () => boolean;
  /** Waits for a save that is under way; true when it has worked. */
  finishSave: () => Promise<boolean>;
  /** What is typed is kept on the device: then the browser need not ask before a reload. */
  survivesReload: () => boolean;
  /** Somebody has said to leave without saving. */
  onLeave: () => void;
}

/** Asks before a form with unsaved changes is left; a session that has ended is not held up. */
export function useLeaveGuard({ isDirty, finishSave, survivesReload, onLeave }: LeaveGuardOptions): void {
  const t = useTranslations("jobs.form.leave");
  const confirm = useConfirm();
  const session = useSessionStore();
  useBlocker({
    enableBeforeUnload: () => isDirty() && !survivesReload(),
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty() || current.pathname === next.pathname || session.get() === null) return false;
      if (await finishSave()) return false;
      const leaving = await confirm({
        kind: "warning",
        title: t("title"),
        message: t("message"),
        confirmLabel: t("confirm"),
        cancelLabel: t("stay"),
      });
      if (leaving) onLeave();
      return !leaving;
    },
  });
}

import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { CircleHelpIcon, OctagonAlertIcon, TriangleAlertIcon } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "./button.tsx";
import type { ConfirmKind, PendingConfirm } from "./confirm.tsx";
import { cx } from "./cx.tsx";
import { DialogFooter, scrimStyles } from "./dialog.tsx";
import { useUiLabels } from "./ui-provider.tsx";

const looks: Record<ConfirmKind, { ground: string; icon: typeof CircleHelpIcon }> = {
  danger: { ground: "bg-danger-soft text-danger", icon: OctagonAlertIcon },
  warning: { ground: "bg-warning-soft text-warning", icon: TriangleAlertIcon },
  info: { ground: "bg-info-soft text-info", icon: CircleHelpIcon },
};

interface ConfirmDialogProps {
  request: PendingConfirm;
  onDone: () => void;
}

export default function ConfirmDialog({ request, onDone }: ConfirmDialogProps) {
  const labels = useUiLabels();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const { kind = "danger" } = request;
  const { ground, icon: Icon } = looks[kind];

  function settle(done: boolean) {
    request.resolve(done);
    setOpen(false);
  }

  async function accept() {
    setBusy(true);
    settle(await request.act());
  }

  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !busy && settle(false)}
      onOpenChangeComplete={(next) => !next && onDone()}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimStyles} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-4">
          <Base.Popup
            initialFocus={cancelRef}
            className="w-full max-w-md rounded-xl border border-line bg-surface text-ink shadow-overlay outline-none transition duration-200 ease-out data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:translate-y-2 data-ending-style:opacity-0"
          >
            <div className="flex gap-4 px-[min(1.25rem,5vw)] py-5 sm:px-6">
              <span className={cx("grid size-10 shrink-0 place-items-center rounded-full", ground)}>
                <Icon aria-hidden className="size-5" />
              </span>
              <div className="min-w-0 flex-1">
                <Base.Title className="title-section">{request.title}</Base.Title>
                <Base.Description className="mt-1.5 flex flex-col gap-1.5 text-muted" render={<div />}>
                  {request.subject !== undefined && (
                    <p dir="auto" data-name className="font-semibold wrap-anywhere text-ink">
                      {request.subject}
                    </p>
                  )}
                  <div>{request.message}</div>
                  {request.note !== undefined && <p className="text-sm text-faint">{request.note}</p>}
                </Base.Description>
              </div>
            </div>
            <DialogFooter>
              <Button ref={cancelRef} variant="secondary" disabled={busy} onClick={() => settle(false)}>
                {request.cancelLabel ?? labels.cancel}
              </Button>
              <Button variant={kind === "danger" ? "danger" : "primary"} pending={busy} onClick={accept}>
                {request.confirmLabel ?? labels.confirm}
              </Button>
            </DialogFooter>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { canInterview, type InterviewAction } from "@rolecall/contracts/interviews/states";
import { useToast } from "@rolecall/ui/toaster";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useActor } from "../../../lib/session/use-actor.ts";
import { CancelInterviewDialog } from "../actions/cancel-interview-dialog.tsx";
import { ConfirmInterviewDialog } from "../actions/confirm-interview-dialog.tsx";
import { RescheduleInterviewDialog } from "../actions/reschedule-interview-dialog.tsx";
import { currentStatus } from "../interview-status.ts";

interface InterviewDialogProps {
  action: InterviewAction;
  interview: Interview;
  now: Date;
  onClose: () => void;
}

const dialogs = {
  confirm: ConfirmInterviewDialog,
  reschedule: RescheduleInterviewDialog,
  cancel: CancelInterviewDialog,
};

/** The dialog of an action. When the interview's state comes to forbid it, it closes and says why, unless by this action. */
export default function InterviewDialog({ action, interview, now, onClose }: InterviewDialogProps) {
  const t = useTranslations("interviews");
  const { role } = useActor();
  const toast = useToast();
  const status = currentStatus(interview, now);
  const possible = canInterview(action, status, role);
  /** An address that names what was done long ago opens nothing, and needs no word. */
  const [opened] = useState(possible);
  const done = useRef(false);
  const end = useEffectEvent(() => {
    if (done.current) return;
    toast.info(t("changedMeanwhile", { status: t(`statuses.${status}`) }));
    onClose();
  });
  useEffect(() => {
    if (opened && !possible) end();
  }, [opened, possible]);
  if (!possible) return null;
  const ActionDialog = dialogs[action];
  return (
    <ActionDialog
      interview={interview}
      onDone={() => {
        done.current = true;
      }}
      onClose={onClose}
    />
  );
}

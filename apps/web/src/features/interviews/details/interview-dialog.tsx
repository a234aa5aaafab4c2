import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { canInterview, type InterviewAction } from "@rolecall/contracts/interviews/states";
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

/** The dialog of an action, unless the interview's state has come to forbid it. */
export default function InterviewDialog({ action, interview, now, onClose }: InterviewDialogProps) {
  const { role } = useActor();
  if (!canInterview(action, currentStatus(interview, now), role)) return null;
  const ActionDialog = dialogs[action];
  return <ActionDialog interview={interview} onClose={onClose} />;
}

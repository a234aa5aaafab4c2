import { INTERVIEW_DURATIONS } from "@rolecall/contracts/interviews/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { Button } from "@rolecall/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@rolecall/ui/dialog";
import { TextArea } from "@rolecall/ui/text-area";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../../components/form-error.tsx";
import { browserTimeZone } from "../../../lib/browser/time-zone.ts";
import { useDraft } from "../../../lib/forms/use-draft.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { isolate } from "../../../lib/isolate.ts";
import { parseError } from "../../../lib/queries/errors.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { InterviewWhen } from "../interview-when.tsx";
import { SlotPicker } from "../slots/slot-picker.tsx";
import { wallTimeOf } from "../slots/zoned-time.ts";
import { useRefreshInterviews } from "../use-interviews-events.ts";

interface RescheduleInterviewDialogProps {
  interview: Interview;
  onClose: () => void;
}

export function RescheduleInterviewDialog({ interview, onClose }: RescheduleInterviewDialogProps) {
  const t = useTranslations("interviews.reschedule");
  const toast = useToast();
  const refresh = useRefreshInterviews();
  const { _id, scheduledDate } = interview;
  const draft = useDraft({
    form: `interview:reschedule:${_id}`,
    opening: { newDate: "", reason: "" },
    // Moved by somebody else, it may not need moving any more.
    version: scheduledDate,
    tidy: (values) => (Date.parse(values.newDate) > Date.now() ? values : { ...values, newDate: "" }),
  });
  const { newDate, reason } = draft.values;
  const reschedule = useMutation(
    useTRPC().interviews.reschedule.mutationOptions({
      onSuccess: () => {
        toast.success(t("success"));
        close();
      },
      onSettled: refresh,
    }),
  );
  const send = useSubmitOnce(reschedule);
  const conflict = reschedule.error !== null && parseError(reschedule.error).code === "INTERVIEW_OVERLAP";

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (newDate === "") {
      toast.warning(t("required"));
      return;
    }
    send({ id: _id, newDate, reason });
  }

  /** Whoever closes it lets go of what was typed; a reload or the end of the session does not. */
  function close() {
    draft.discard();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t("title")}
      size="lg"
      dismissible={!reschedule.isPending}
    >
      <form onSubmit={submit} className="contents">
        <DialogBody className="flex flex-col gap-6">
          <div>
            <p className="font-semibold">{interview.title}</p>
            <InterviewWhen interview={interview} />
          </div>
          <SlotPicker
            candidateId={interview.candidateId}
            interviewId={_id}
            duration={INTERVIEW_DURATIONS.find((minutes) => minutes === interview.duration) ?? 60}
            timeZone={browserTimeZone()}
            initialDate={wallTimeOf(newDate || scheduledDate, browserTimeZone()).date}
            value={newDate || null}
            onValueChange={(chosen) => draft.change({ newDate: chosen ?? "" })}
            refused={conflict ? reschedule.variables?.newDate : undefined}
          />
          <TextArea
            label={t("reason")}
            hint={t("reasonHint", { name: isolate(interview.candidate.name) })}
            name="reason"
            value={reason}
            onChange={({ target }) => draft.change({ reason: target.value })}
            optional
            rows={2}
            maxLength={1_000}
          />
          <FormError>
            {reschedule.isError && (conflict ? `${t("failed")} ${t("conflict")}` : t("failed"))}
          </FormError>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button type="submit" pending={reschedule.isPending}>
            {t("submit")}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

import { INTERVIEW_DURATIONS, MAX_REASON_LENGTH } from "@rolecall/contracts/interviews/enums";
import { TextArea } from "@rolecall/ui/text-area";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useCallback, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { FormDialog } from "../../../components/form-dialog.tsx";
import { FormError } from "../../../components/form-error.tsx";
import { browserTimeZone } from "../../../lib/browser/time-zone.ts";
import { useDialogDraft } from "../../../lib/forms/use-draft.ts";
import { useFocusInvalid } from "../../../lib/forms/use-focus-invalid.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { isolate } from "../../../lib/isolate.ts";
import { parseError } from "../../../lib/queries/errors.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { InterviewTitle } from "../interview-title.tsx";
import { InterviewWhen } from "../interview-when.tsx";
import { SlotPicker } from "../slots/slot-picker.tsx";
import { wallTimeOf } from "../slots/zoned-time.ts";
import { useRefreshInterviews } from "../use-interviews-events.ts";
import { useShowInterview } from "../use-show-interview.ts";
import type { ActionDialogProps } from "./action-dialog.ts";

const OPENING = { newDate: "", reason: "" };

export function RescheduleInterviewDialog({ interview, onDone, onClose }: ActionDialogProps) {
  const t = useTranslations("interviews.reschedule");
  const toast = useToast();
  const refresh = useRefreshInterviews();
  const show = useShowInterview();
  const { _id, scheduledDate } = interview;
  const { values, change, close } = useDialogDraft(
    {
      form: `interview:reschedule:${_id}`,
      opening: OPENING,
      // Moved by somebody else, it may not need moving any more.
      version: scheduledDate,
      tidy: (stored) => (Date.parse(stored.newDate) > Date.now() ? stored : { ...stored, newDate: "" }),
    },
    onClose,
  );
  const { newDate, reason } = values;
  const chooseDate = useCallback((chosen: string | null) => change({ newDate: chosen ?? "" }), [change]);
  const reschedule = useMutation(
    useTRPC().interviews.reschedule.mutationOptions({
      onSuccess: (answer) => {
        onDone();
        show(answer.interview);
        toast.success(t("success"));
        close();
      },
      onSettled: refresh,
    }),
  );
  const send = useSubmitOnce(reschedule);
  const conflict = reschedule.error !== null && parseError(reschedule.error).code === "INTERVIEW_OVERLAP";

  const formRef = useRef<HTMLFormElement>(null);
  /** The last submit without a time. */
  const [stopped, setStopped] = useState<unknown>();
  useFocusInvalid(formRef, stopped);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (newDate !== "") return send({ id: _id, newDate, reason });
    toast.warning(t("required"));
    setStopped(event);
  }

  return (
    <FormDialog
      title={t("title")}
      size="lg"
      className="flex flex-col gap-6"
      pending={reschedule.isPending}
      submit={t("submit")}
      back={t("back")}
      formRef={formRef}
      onSubmit={submit}
      onClose={close}
    >
      <div>
        <p className="font-semibold">
          <InterviewTitle interview={interview} />
        </p>
        <InterviewWhen interview={interview} />
      </div>
      <SlotPicker
        candidateId={interview.candidateId}
        interviewId={_id}
        duration={INTERVIEW_DURATIONS.find((minutes) => minutes === interview.duration) ?? 60}
        timeZone={browserTimeZone()}
        initialDate={wallTimeOf(newDate || scheduledDate, browserTimeZone()).date}
        value={newDate || null}
        onValueChange={chooseDate}
        missing={stopped !== undefined}
        refused={conflict ? reschedule.variables?.newDate : undefined}
      />
      <TextArea
        label={t("reason")}
        hint={t("reasonHint", { name: isolate(interview.candidate.name) })}
        name="reason"
        value={reason}
        onChange={({ target }) => change({ reason: target.value })}
        optional
        rows={2}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError>
        {reschedule.isError && (conflict ? `${t("failed")} ${t("conflict")}` : t("failed"))}
      </FormError>
    </FormDialog>
  );
}

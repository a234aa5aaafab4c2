import { INTERVIEW_DURATIONS } from "@rolecall/contracts/interviews/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { Button } from "@rolecall/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@rolecall/ui/dialog";
import { TextArea } from "@rolecall/ui/text-area";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../components/form-error.tsx";
import { parseError } from "../../lib/errors.ts";
import { fieldText } from "../../lib/field-text.ts";
import { useTRPC } from "../../lib/trpc.ts";
import { InterviewWhen } from "./interview-when.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { useRefreshInterviews } from "./use-interviews-events.ts";
import { browserTimeZone, wallTimeOf } from "./zoned-time.ts";

interface RescheduleInterviewDialogProps {
  interview: Interview;
  onClose: () => void;
}

export function RescheduleInterviewDialog({ interview, onClose }: RescheduleInterviewDialogProps) {
  const t = useTranslations("interviews.reschedule");
  const toast = useToast();
  const refresh = useRefreshInterviews();
  const [newDate, setNewDate] = useState<string | null>(null);
  const reschedule = useMutation(
    useTRPC().interviews.reschedule.mutationOptions({
      onSuccess: () => {
        toast.success(t("success"));
        onClose();
      },
      onSettled: refresh,
    }),
  );
  const conflict = reschedule.error !== null && parseError(reschedule.error).code === "INTERVIEW_OVERLAP";

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reschedule.isPending) return;
    if (newDate === null) {
      toast.warning(t("required"));
      return;
    }
    const reason = fieldText(new FormData(event.currentTarget), "reason");
    reschedule.mutate({ id: interview._id, newDate, reason });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
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
            interviewId={interview._id}
            duration={INTERVIEW_DURATIONS.find((minutes) => minutes === interview.duration) ?? 60}
            timeZone={browserTimeZone()}
            initialDate={wallTimeOf(interview.scheduledDate, browserTimeZone()).date}
            value={newDate}
            onValueChange={setNewDate}
            refused={conflict ? reschedule.variables?.newDate : undefined}
          />
          <TextArea label={t("reason")} name="reason" optional rows={2} maxLength={1_000} />
          <FormError>
            {reschedule.isError && (conflict ? `${t("failed")} ${t("conflict")}` : t("failed"))}
          </FormError>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
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

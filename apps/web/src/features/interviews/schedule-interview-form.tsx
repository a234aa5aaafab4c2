import {
  DEFAULT_DURATION,
  type InterviewDuration,
  type InterviewFormat,
} from "@rolecall/contracts/interviews/enums";
import { Button } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { TextField } from "@rolecall/ui/text-field";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../components/form-error.tsx";
import { parseError } from "../../lib/errors.ts";
import { formErrors } from "../../lib/form-errors.ts";
import { useTRPC } from "../../lib/trpc.ts";
import { BasicInfoFields } from "./basic-info-fields.tsx";
import { InterviewDetailFields } from "./interview-detail-fields.tsx";
import { InterviewFormatFields } from "./interview-format-fields.tsx";
import { readScheduleForm, SCHEDULE_FIELDS } from "./read-schedule-form.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { useRefreshInterviews } from "./use-interviews-events.ts";
import { browserTimeZone } from "./zoned-time.ts";

interface ScheduleInterviewFormProps {
  candidateId: string | undefined;
  jobId: string | undefined;
  applicationId: string | undefined;
}

export function ScheduleInterviewForm(prefilled: ScheduleInterviewFormProps) {
  const t = useTranslations("interviews.schedule");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshInterviews();
  const timeZone = browserTimeZone();
  const [candidateId, setCandidateId] = useState<string | null>(prefilled.candidateId ?? null);
  const [jobId, setJobId] = useState<string | null>(prefilled.jobId ?? null);
  const [duration, setDuration] = useState<InterviewDuration>(DEFAULT_DURATION);
  const [format, setFormat] = useState<InterviewFormat>("video-call");
  const [start, setStart] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const create = useMutation(
    useTRPC().interviews.create.mutationOptions({
      onSuccess: () => {
        toast.success(t("success"));
        void navigate({ to: "/interviews" });
      },
      onSettled: refresh,
    }),
  );
  const status = create.error === null ? undefined : parseError(create.error).status;
  const errors = formErrors(create.error, { fields: SCHEDULE_FIELDS, fallback: t("failed") });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (create.isPending) return;
    setTried(true);
    if (candidateId === null || jobId === null || start === null) {
      toast.warning(t("required"));
      return;
    }
    const sameAsPrefilled = candidateId === prefilled.candidateId && jobId === prefilled.jobId;
    create.mutate({
      ...readScheduleForm(new FormData(event.currentTarget), format),
      candidateId,
      jobId,
      applicationId: sameAsPrefilled ? prefilled.applicationId : undefined,
      scheduledDate: start,
      timeZone,
      duration,
      format,
    });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <CardSection id="basic" title={t("basic")}>
        <BasicInfoFields
          candidateId={candidateId}
          onCandidateChange={(id) => {
            setCandidateId(id);
            // What is free for one is not for the other.
            setStart(null);
          }}
          jobId={jobId}
          onJobChange={setJobId}
          tried={tried}
          errorOf={errors.of}
        />
      </CardSection>
      <CardSection id="details" title={t("details")}>
        <InterviewDetailFields
          duration={duration}
          onDurationChange={(minutes) => {
            setDuration(minutes);
            setStart(null);
          }}
        />
      </CardSection>
      <CardSection id="scheduling" title={t("scheduling")}>
        <div className="flex flex-col gap-5">
          <SlotPicker
            candidateId={candidateId ?? undefined}
            duration={duration}
            timeZone={timeZone}
            value={start}
            onValueChange={setStart}
            refused={status === 409 ? create.variables?.scheduledDate : undefined}
            error={tried ? t("dateMissing") : errors.of("scheduledDate")}
          />
          <TextField label={t("timeZone")} hint={t("timeZoneHint")} value={timeZone} readOnly />
        </div>
      </CardSection>
      <CardSection id="format" title={t("format")}>
        <InterviewFormatFields format={format} onFormatChange={setFormat} errorOf={errors.of} />
      </CardSection>
      <FormError>{status !== undefined && (status === 409 ? t("conflict") : t("failed"))}</FormError>
      <Button type="submit" size="lg" pending={create.isPending} className="self-end max-sm:self-stretch">
        {t("submit")}
      </Button>
    </form>
  );
}

import { Button } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { TextField } from "@rolecall/ui/text-field";
import { useToast } from "@rolecall/ui/toaster";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useCallback, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { DraftBanner } from "../../../components/draft-banner.tsx";
import { FormActions } from "../../../components/form-actions.tsx";
import { browserTimeZone } from "../../../lib/browser/time-zone.ts";
import { formErrors } from "../../../lib/forms/form-errors.ts";
import { useChangedFields } from "../../../lib/forms/use-changed-fields.ts";
import { useDraft } from "../../../lib/forms/use-draft.ts";
import { useFocusInvalid } from "../../../lib/forms/use-focus-invalid.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { type CallError, parseError } from "../../../lib/queries/errors.ts";
import { useIsBlocked } from "../../blocks/use-block.ts";
import { SlotPicker } from "../slots/slot-picker.tsx";
import { wallTimeOf } from "../slots/zoned-time.ts";
import { BasicInfoFields } from "./basic-info-fields.tsx";
import { InterviewDetailFields } from "./interview-detail-fields.tsx";
import { InterviewFormatFields } from "./interview-format-fields.tsx";
import { NoJobsBanner } from "./no-jobs-banner.tsx";
import { openingValues, SCHEDULE_FIELDS, scheduleInputOf, tidySchedule } from "./schedule-form-values.ts";
import { useBookInterview } from "./use-book-interview.ts";
import { useJobOptions } from "./use-job-options.ts";

interface ScheduleInterviewFormProps {
  candidateId: string | undefined;
  jobId: string | undefined;
  applicationId: string | undefined;
}

export function ScheduleInterviewForm(prefilled: ScheduleInterviewFormProps) {
  const t = useTranslations("interviews.schedule");
  const types = useTranslations("interviews.types");
  const toast = useToast();
  const navigate = useNavigate();
  const timeZone = browserTimeZone();
  const [opening] = useState(() => openingValues(prefilled));
  const draft = useDraft({
    // One for each candidate and job that the form was opened for.
    form: `interview:new:${opening.candidateId}:${opening.jobId}`,
    opening,
    tidy: (values) => tidySchedule(values, Date.now()),
  });
  const { values, change } = draft;
  const { candidateId, jobId, start, duration } = values;
  const chooseStart = useCallback((chosen: string | null) => change({ start: chosen ?? "" }), [change]);
  const jobs = useJobOptions(jobId);
  // As a blank title is shown later.
  const usualTitle = t("usualTitle", {
    type: types(values.interviewType),
    job: jobs.chosenTitle ?? t("defaultJobTitle"),
  });
  /** Counts the empty beginnings: the day that is looked at begins anew with each. */
  const [round, setRound] = useState(0);
  const [tried, setTried] = useState(false);
  const blocked = useIsBlocked(candidateId) ?? false;
  const formRef = useRef<HTMLFormElement>(null);
  /** The last submit that went nowhere: the candidate is blocked, or something is missing. */
  const [stopped, setStopped] = useState<unknown>();
  useFocusInvalid(formRef, stopped);
  const create = useBookInterview(() => {
    draft.discard();
    toast.success(t("success"));
    void navigate({ to: "/interviews" });
  });
  const send = useSubmitOnce(create);
  const failure = create.error === null ? undefined : parseError(create.error);
  const taken = failure?.code === "INTERVIEW_OVERLAP";
  const { changed, onInput } = useChangedFields(create.error);
  const errors = formErrors(create.error, {
    fields: SCHEDULE_FIELDS,
    fallback: t("failed"),
    changed,
  });
  const parts = { values, change, errorOf: errors.of };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const missing = candidateId === "" || jobId === "" || start === "";
    if (missing && !blocked) toast.warning(t("required"));
    if (missing || blocked) {
      setStopped(event);
      return;
    }
    const sameAsPrefilled = candidateId === prefilled.candidateId && jobId === prefilled.jobId;
    send({
      ...scheduleInputOf(values),
      applicationId: sameAsPrefilled ? prefilled.applicationId : undefined,
      timeZone,
    });
  }

  function refusalText({ code, message, status }: CallError): string {
    // Such as that the candidate is blocked: the server's sentence says what to do.
    if (code === "STATE_CONFLICT") return message ?? t("failed");
    return status === 409 ? t("conflict") : t("failed");
  }

  function startOver() {
    setTried(false);
    setRound(round + 1);
    create.reset();
    return draft.discard();
  }

  return (
    <form ref={formRef} onSubmit={submit} onInput={onInput} noValidate className="flex flex-col gap-5">
      {jobs.none && <NoJobsBanner />}
      {draft.restored && <DraftBanner onStartOver={startOver} />}
      <CardSection id="basic" title={t("basic")}>
        <BasicInfoFields {...parts} tried={tried} blocked={blocked} usualTitle={usualTitle} />
      </CardSection>
      <CardSection id="details" title={t("details")}>
        <InterviewDetailFields {...parts} />
      </CardSection>
      <CardSection id="scheduling" title={t("scheduling")}>
        <div className="flex flex-col gap-5">
          <SlotPicker
            key={round}
            candidateId={candidateId || undefined}
            duration={duration}
            timeZone={timeZone}
            {...(start !== "" && { initialDate: wallTimeOf(start, timeZone).date })}
            value={start || null}
            onValueChange={chooseStart}
            refused={taken ? create.variables?.scheduledDate : undefined}
            error={tried ? t("dateMissing") : errors.of("scheduledDate")}
          />
          <TextField label={t("timeZone")} hint={t("timeZoneHint")} value={timeZone} readOnly />
        </div>
      </CardSection>
      <CardSection id="format" title={t("format")}>
        <InterviewFormatFields {...parts} />
      </CardSection>
      <FormActions error={failure !== undefined && refusalText(failure)}>
        <Button type="submit" pending={create.isPending}>
          {t("submit")}
        </Button>
      </FormActions>
    </form>
  );
}

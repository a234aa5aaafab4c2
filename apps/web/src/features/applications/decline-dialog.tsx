import { MAX_DECLINE_MESSAGE } from "@rolecall/contracts/applications/enums";
import type { Application } from "@rolecall/contracts/applications/schemas";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { Checkbox } from "@rolecall/ui/checkbox";
import { TextArea } from "@rolecall/ui/text-area";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { FormDialog } from "../../components/form-dialog.tsx";
import { FormError } from "../../components/form-error.tsx";
import { useDialogDraft } from "../../lib/forms/use-draft.ts";
import { useSubmitOnce } from "../../lib/forms/use-submit-once.ts";
import { errorMessage } from "../../lib/queries/errors.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { isInTab } from "../interviews/interview-status.ts";
import { interviewsQuery } from "../interviews/interviews-query.ts";
import { useChangeStages } from "./use-change-stage.ts";
import { useReportStages } from "./use-report-stages.ts";

const SHOWN_NAMES = 5;

interface DeclineDialogProps {
  job: Application["job"];
  /** At least one, each of whom can be declined. */
  applicants: readonly Application[];
  onClose: () => void;
  /** They have been answered. */
  onDone: () => void;
}

/** The answer to one applicant or to several: the same words for all, and a notification for each. */
export default function DeclineDialog({ job, applicants, onClose, onDone }: DeclineDialogProps) {
  const t = useTranslations("applications.declining");
  const [form] = useState(() => {
    const whom = applicants.length === 1 ? applicants[0]?._id : "several";
    return `application:decline:${job._id}:${whom}`;
  });
  const { values, change, close } = useDialogDraft(
    { form, opening: { message: t("template", { title: job.title }) } },
    onClose,
  );
  const { message } = values;
  const report = useReportStages();
  const decline = useChangeStages(job._id, (result) => {
    report("decline", result);
    onDone();
    close();
  });
  const send = useSubmitOnce(decline);
  const booked = useUpcomingInterviews(job._id, applicants);
  const [cancels, setCancels] = useState(true);
  const count = applicants.length;

  function submit() {
    send({
      jobId: job._id,
      applicationIds: applicants.map(({ _id }) => _id),
      action: "decline",
      message,
      // Only what is shown here.
      cancelInterviews: cancels && booked.length > 0,
    });
  }

  return (
    <FormDialog
      title={t("title", { count })}
      pending={decline.isPending}
      disabled={message.trim() === ""}
      submit={t("submit", { count })}
      back={t("back")}
      onSubmit={submit}
      onClose={close}
      className="flex flex-col gap-4"
    >
      <p className="wrap-anywhere">
        <span className="font-semibold" dir="auto">
          {applicants
            .slice(0, SHOWN_NAMES)
            .map(({ candidate }) => candidate.name)
            .join(", ")}
        </span>{" "}
        {count > SHOWN_NAMES && t("more", { count: count - SHOWN_NAMES })}
      </p>
      <TextArea
        label={t("message", { count })}
        hint={t("messageHint", { count })}
        rows={8}
        dir="auto"
        value={message}
        maxLength={MAX_DECLINE_MESSAGE}
        onChange={({ target }) => change({ message: target.value })}
      />
      <BookedInterviews booked={booked} cancels={cancels} onChange={setCancels} />
      {decline.isError && <FormError>{errorMessage(decline.error, t("failed"))}</FormError>}
    </FormDialog>
  );
}

interface BookedInterviewsProps {
  booked: readonly Interview[];
  cancels: boolean;
  onChange: (cancels: boolean) => void;
}

/** Whether what is booked with them goes, too; nothing where nothing is booked. */
function BookedInterviews({ booked, cancels, onChange }: BookedInterviewsProps) {
  const t = useTranslations("applications.declining");
  const format = useFormatter();
  const [first] = booked;
  if (first === undefined) return null;
  const count = booked.length;
  return (
    <Checkbox
      label={
        count === 1
          ? t("cancelInterview", { time: format.dateTime(new Date(first.scheduledDate), "appointment") })
          : t("cancelInterviews", { count })
      }
      hint={t("cancelHint", { count })}
      checked={cancels}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** What lies ahead with them for this job. */
function useUpcomingInterviews(jobId: string, applicants: readonly Application[]): Interview[] {
  const now = useNow();
  const { data } = useQuery(interviewsQuery(useTRPC()));
  const people = new Set(applicants.map(({ candidate }) => candidate._id));
  const theirs = data?.interviews.filter((one) => one.jobId === jobId && people.has(one.candidateId));
  return (theirs ?? []).filter((one) => isInTab(one, "upcoming", now));
}

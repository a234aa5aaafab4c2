import { INTERVIEW_LENGTHS } from "@rolecall/contracts/interviews/enums";
import { Button } from "@rolecall/ui/button";
import { Combobox } from "@rolecall/ui/combobox";
import { TextArea } from "@rolecall/ui/text-area";
import { TextField } from "@rolecall/ui/text-field";
import { RotateCwIcon } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { bindFields } from "../../../lib/forms/bind-fields.ts";
import type { ScheduleFieldsProps } from "./schedule-form-values.ts";
import { useCandidateOptions } from "./use-candidate-options.ts";
import { useJobOptions } from "./use-job-options.ts";

interface BasicInfoFieldsProps extends ScheduleFieldsProps {
  /** A submit has been tried, so what is missing may be said. */
  tried: boolean;
  /** Whether the recruiter has blocked the chosen candidate. */
  blocked: boolean;
  /** What a blank title becomes. */
  usualTitle: string;
}

/** Who, for which job, and what it is about. */
export function BasicInfoFields(props: BasicInfoFieldsProps) {
  const { values, change, tried, errorOf, blocked, usualTitle } = props;
  const { candidateId, jobId } = values;
  const t = useTranslations("interviews.schedule");
  const { text } = bindFields(values, change);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CandidateField {...{ candidateId, change, tried, blocked }} />
      <JobField {...{ jobId, change, tried }} />
      <TextField
        label={t("interviewTitle")}
        {...text("title")}
        maxLength={INTERVIEW_LENGTHS.line}
        optional
        hint={t("titleHint")}
        placeholder={usualTitle}
        error={errorOf("title")}
        className="sm:col-span-2"
      />
      <TextArea
        label={t("descriptionField")}
        {...text("description")}
        maxLength={INTERVIEW_LENGTHS.text}
        optional
        rows={3}
        error={errorOf("description")}
        className="sm:col-span-2"
      />
      <TextArea
        label={t("requirements")}
        {...text("requirements")}
        hint={t("requirementsHint")}
        maxLength={INTERVIEW_LENGTHS.text}
        optional
        rows={3}
        error={errorOf("requirements")}
        className="sm:col-span-2"
      />
    </div>
  );
}

interface ChoiceProps extends Pick<ScheduleFieldsProps, "change"> {
  tried: boolean;
}

/** What is typed into the other fields does not draw it anew, nor the jobs beside it. */
const CandidateField = memo(function CandidateField({
  candidateId,
  change,
  tried,
  blocked,
}: ChoiceProps & { candidateId: string; blocked: boolean }) {
  const t = useTranslations("interviews.schedule");
  const chosen = candidateId || null;
  const candidates = useCandidateOptions(chosen);

  function candidateError(): string | undefined {
    if (blocked) return t("candidateBlocked", { name: candidates.chosenName ?? t("thisPerson") });
    if (candidates.unknown) return t("candidateUnknown");
    if (candidates.failed) return t("candidatesFailed");
    return tried && chosen === null ? t("candidateMissing") : undefined;
  }

  return (
    <Loaded {...candidates} failed={candidates.failed && !candidates.unknown}>
      <Combobox
        label={t("candidate")}
        placeholder={t("candidatePlaceholder")}
        options={candidates.options}
        onSearch={candidates.onSearch}
        value={chosen}
        // What is free for one is not for the other.
        onValueChange={(id) => change({ candidateId: id ?? "", start: "" })}
        error={candidateError()}
      />
    </Loaded>
  );
});

/** Only the recruiter's own jobs are offered. */
const JobField = memo(function JobField({ jobId, change, tried }: ChoiceProps & { jobId: string }) {
  const t = useTranslations("interviews.schedule");
  const jobs = useJobOptions(jobId);
  return (
    <Loaded {...jobs}>
      <Combobox
        label={t("job")}
        placeholder={t("jobPlaceholder")}
        options={jobs.options}
        value={jobId || null}
        onValueChange={(id) => change({ jobId: id ?? "" })}
        error={jobs.failed ? t("jobsFailed") : tried && jobId === "" ? t("jobMissing") : undefined}
      />
    </Loaded>
  );
});

interface LoadedProps {
  failed: boolean;
  retrying: boolean;
  retry: () => void;
  /** Says itself that its choices could not be loaded. */
  children: ReactNode;
}

/** A field whose choices come from the server, with another try below it when they did not. */
function Loaded({ failed, retrying, retry, children }: LoadedProps) {
  const t = useTranslations("common");
  return (
    <div className="flex min-w-0 flex-col items-start gap-2 *:first:self-stretch">
      {children}
      {failed && (
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCwIcon aria-hidden />}
          pending={retrying}
          onClick={retry}
        >
          {t("retry")}
        </Button>
      )}
    </div>
  );
}

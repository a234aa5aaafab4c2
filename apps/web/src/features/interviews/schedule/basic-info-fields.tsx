import { INTERVIEW_LENGTHS } from "@rolecall/contracts/interviews/enums";
import { Combobox } from "@rolecall/ui/combobox";
import { TextArea } from "@rolecall/ui/text-area";
import { TextField } from "@rolecall/ui/text-field";
import { useTranslations } from "use-intl";
import type { ScheduleFieldsProps } from "./schedule-form-values.ts";
import { useCandidateOptions } from "./use-candidate-options.ts";
import type { useJobOptions } from "./use-job-options.ts";

interface BasicInfoFieldsProps extends ScheduleFieldsProps {
  /** A submit has been tried, so what is missing may be said. */
  tried: boolean;
  /** Whether the recruiter has blocked the chosen candidate. */
  blocked: boolean;
  jobs: ReturnType<typeof useJobOptions>;
  /** What a blank title becomes. */
  usualTitle: string;
}

/** Who, for which job, and what it is about. Only the recruiter's own jobs are offered. */
export function BasicInfoFields(props: BasicInfoFieldsProps) {
  const { values, change, tried, errorOf, blocked, jobs, usualTitle } = props;
  const t = useTranslations("interviews.schedule");
  const candidateId = values.candidateId || null;
  const jobId = values.jobId || null;
  const candidates = useCandidateOptions(candidateId);

  function candidateError(): string | undefined {
    if (blocked) return t("candidateBlocked", { name: candidates.chosenName ?? t("thisPerson") });
    if (candidates.unknown) return t("candidateUnknown");
    if (candidates.failed) return t("candidatesFailed");
    return tried && candidateId === null ? t("candidateMissing") : undefined;
  }

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Combobox
        label={t("candidate")}
        placeholder={t("candidatePlaceholder")}
        options={candidates.options}
        onSearch={candidates.onSearch}
        value={candidateId}
        // What is free for one is not for the other.
        onValueChange={(id) => change({ candidateId: id ?? "", start: "" })}
        error={candidateError()}
      />
      <Combobox
        label={t("job")}
        placeholder={t("jobPlaceholder")}
        options={jobs.options}
        value={jobId}
        onValueChange={(id) => change({ jobId: id ?? "" })}
        error={jobs.failed ? t("jobsFailed") : tried && jobId === null ? t("jobMissing") : undefined}
      />
      <TextField
        label={t("interviewTitle")}
        name="title"
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
        maxLength={INTERVIEW_LENGTHS.line}
        optional
        hint={t("titleHint")}
        placeholder={usualTitle}
        error={errorOf("title")}
        className="sm:col-span-2"
      />
      <TextArea
        label={t("descriptionField")}
        name="description"
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
        maxLength={INTERVIEW_LENGTHS.text}
        optional
        rows={3}
        error={errorOf("description")}
        className="sm:col-span-2"
      />
      <TextArea
        label={t("requirements")}
        name="requirements"
        value={values.requirements}
        onChange={({ target }) => change({ requirements: target.value })}
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

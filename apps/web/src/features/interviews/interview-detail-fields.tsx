import {
  INTERVIEW_DURATIONS,
  INTERVIEW_STAGES,
  INTERVIEW_TYPES,
  type InterviewDuration,
} from "@rolecall/contracts/interviews/enums";
import { Select } from "@rolecall/ui/select";
import { useTranslations } from "use-intl";

interface InterviewDetailFieldsProps {
  duration: InterviewDuration;
  onDurationChange: (duration: InterviewDuration) => void;
}

/** Type, stage and duration. */
export function InterviewDetailFields({ duration, onDurationChange }: InterviewDetailFieldsProps) {
  const t = useTranslations("interviews");
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Select
        label={t("schedule.type")}
        name="interviewType"
        options={INTERVIEW_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <Select
        label={t("schedule.stage")}
        name="interviewStage"
        options={INTERVIEW_STAGES.map((value) => ({ value, label: t(`stages.${value}`) }))}
      />
      <Select
        label={t("schedule.duration")}
        name="duration"
        value={String(duration)}
        onChange={(event) => {
          const minutes = INTERVIEW_DURATIONS.find((value) => String(value) === event.target.value);
          if (minutes !== undefined) onDurationChange(minutes);
        }}
        options={INTERVIEW_DURATIONS.map((minutes) => ({
          value: String(minutes),
          label: t("facts.minutes", { count: minutes }),
        }))}
      />
    </div>
  );
}

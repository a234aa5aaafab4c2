import { INTERVIEW_DURATIONS, INTERVIEW_STAGES, INTERVIEW_TYPES } from "@rolecall/contracts/interviews/enums";
import { Select } from "@rolecall/ui/select";
import { useTranslations } from "use-intl";
import { bindFields } from "../../../lib/forms/bind-fields.ts";
import { choose, type ScheduleFieldsProps } from "./schedule-form-values.ts";

/** Type, stage and duration. */
export function InterviewDetailFields({ values, change }: ScheduleFieldsProps) {
  const t = useTranslations("interviews");
  const { duration } = values;
  const { text } = bindFields(values, change);
  return (
    <div className="@container">
      <div className="grid gap-x-3 gap-y-5 *:first:col-span-full @min-[16rem]:max-sm:grid-cols-2 sm:grid-cols-3 sm:gap-x-5 sm:*:first:col-span-1">
        <Select
          label={t("schedule.type")}
          {...text("interviewType")}
          options={INTERVIEW_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <Select
          label={t("schedule.stage")}
          {...text("interviewStage")}
          options={INTERVIEW_STAGES.map((value) => ({ value, label: t(`stages.${value}`) }))}
        />
        <Select
          label={t("schedule.duration")}
          name="duration"
          value={String(duration)}
          // What is free for one length is not for another.
          onChange={({ target }) =>
            change({ duration: choose(INTERVIEW_DURATIONS, target.value, duration), start: "" })
          }
          options={INTERVIEW_DURATIONS.map((minutes) => ({
            value: String(minutes),
            label: t("facts.minutes", { count: minutes }),
          }))}
        />
      </div>
    </div>
  );
}

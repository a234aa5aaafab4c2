import {
  INTERVIEW_FORMATS,
  type InterviewFormat,
  VIDEO_PLATFORMS,
} from "@rolecall/contracts/interviews/enums";
import { RadioGroup } from "@rolecall/ui/radio-group";
import { Select } from "@rolecall/ui/select";
import { TextArea } from "@rolecall/ui/text-area";
import { TextField } from "@rolecall/ui/text-field";
import { useTranslations } from "use-intl";
import type { ScheduleField } from "./read-schedule-form.ts";

interface InterviewFormatFieldsProps {
  format: InterviewFormat;
  onFormatChange: (format: InterviewFormat) => void;
  errorOf: (field: ScheduleField) => string | undefined;
}

/** How they meet, and what both need for it. */
export function InterviewFormatFields({ format, onFormatChange, errorOf }: InterviewFormatFieldsProps) {
  const t = useTranslations("interviews");
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend={t("schedule.formatLegend")}
        name="format"
        look="cards"
        value={format}
        onValueChange={(value) => {
          const chosen = INTERVIEW_FORMATS.find((name) => name === value);
          if (chosen) onFormatChange(chosen);
        }}
        options={INTERVIEW_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      {format === "video-call" && <VideoCallFields errorOf={errorOf} />}
      {format === "in-person" && (
        <TextField
          label={t("schedule.address")}
          name="location.address"
          maxLength={500}
          autoComplete="street-address"
          error={errorOf("location.address")}
        />
      )}
      {format !== "video-call" && (
        <TextArea
          label={t("schedule.instructions")}
          hint={t(`schedule.instructionsHints.${format}`)}
          name="location.instructions"
          maxLength={5_000}
          optional
          rows={3}
          error={errorOf("location.instructions")}
        />
      )}
    </div>
  );
}

function VideoCallFields({ errorOf }: Pick<InterviewFormatFieldsProps, "errorOf">) {
  const t = useTranslations("interviews");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={t("schedule.platform")}
        name="videoCall.platform"
        options={VIDEO_PLATFORMS.map((value) => ({ value, label: t(`platforms.${value}`) }))}
      />
      <TextField
        label={t("schedule.meetingUrl")}
        name="videoCall.meetingUrl"
        type="url"
        inputMode="url"
        maxLength={2_000}
        placeholder="https://"
        optional
        error={errorOf("videoCall.meetingUrl")}
      />
      <TextField
        label={t("schedule.meetingId")}
        name="videoCall.meetingId"
        maxLength={200}
        optional
        error={errorOf("videoCall.meetingId")}
      />
      <TextField
        label={t("schedule.passcode")}
        name="videoCall.passcode"
        maxLength={200}
        optional
        error={errorOf("videoCall.passcode")}
      />
    </div>
  );
}

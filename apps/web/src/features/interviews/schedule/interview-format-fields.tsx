import { INTERVIEW_FORMATS, INTERVIEW_LENGTHS, VIDEO_PLATFORMS } from "@rolecall/contracts/interviews/enums";
import { RadioGroup } from "@rolecall/ui/radio-group";
import { Select } from "@rolecall/ui/select";
import { TextArea } from "@rolecall/ui/text-area";
import { TextField } from "@rolecall/ui/text-field";
import { useTranslations } from "use-intl";
import { bindFields } from "../../../lib/forms/bind-fields.ts";
import type { ScheduleFieldsProps } from "./schedule-form-values.ts";

/** How they meet, and what both need for it. */
export function InterviewFormatFields(props: ScheduleFieldsProps) {
  const { values, change, errorOf } = props;
  const { format, location } = values;
  const t = useTranslations("interviews");
  const { text } = bindFields(
    location,
    (changed) => change({ location: { ...location, ...changed } }),
    "location",
  );
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend={t("schedule.formatLegend")}
        name="format"
        look="cards"
        value={format}
        onValueChange={(next) => change({ format: next })}
        options={INTERVIEW_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      {format === "video-call" && <VideoCallFields {...props} />}
      {format === "in-person" && (
        <TextField
          label={t("schedule.address")}
          {...text("address")}
          maxLength={INTERVIEW_LENGTHS.address}
          autoComplete="street-address"
          error={errorOf("location.address")}
        />
      )}
      {format !== "video-call" && (
        <TextArea
          label={t("schedule.instructions")}
          hint={t(`schedule.instructionsHints.${format}`)}
          {...text("instructions")}
          maxLength={INTERVIEW_LENGTHS.text}
          optional
          rows={3}
          error={errorOf("location.instructions")}
        />
      )}
    </div>
  );
}

function VideoCallFields({ values, change, errorOf }: ScheduleFieldsProps) {
  const t = useTranslations("interviews");
  const { videoCall } = values;
  const { text } = bindFields(
    videoCall,
    (changed) => change({ videoCall: { ...videoCall, ...changed } }),
    "videoCall",
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={t("schedule.platform")}
        {...text("platform")}
        options={VIDEO_PLATFORMS.map((value) => ({ value, label: t(`platforms.${value}`) }))}
      />
      <TextField
        label={t("schedule.meetingUrl")}
        {...text("meetingUrl")}
        type="url"
        inputMode="url"
        maxLength={INTERVIEW_LENGTHS.meetingUrl}
        placeholder="https://"
        optional
        error={errorOf("videoCall.meetingUrl")}
      />
      <TextField
        label={t("schedule.meetingId")}
        {...text("meetingId")}
        maxLength={INTERVIEW_LENGTHS.line}
        optional
        error={errorOf("videoCall.meetingId")}
      />
      <TextField
        label={t("schedule.passcode")}
        {...text("passcode")}
        maxLength={INTERVIEW_LENGTHS.line}
        optional
        error={errorOf("videoCall.passcode")}
      />
    </div>
  );
}

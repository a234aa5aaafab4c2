import { INTERVIEW_FORMATS, INTERVIEW_LENGTHS, VIDEO_PLATFORMS } from "@rolecall/contracts/interviews/enums";
import { RadioGroup } from "@rolecall/ui/radio-group";
import { Select } from "@rolecall/ui/select";
import { TextArea } from "@rolecall/ui/text-area";
import { TextField } from "@rolecall/ui/text-field";
import { useTranslations } from "use-intl";
import { choose, type ScheduleFieldsProps } from "./schedule-form-values.ts";

/** How they meet, and what both need for it. */
export function InterviewFormatFields(props: ScheduleFieldsProps) {
  const { values, change, errorOf } = props;
  const { format, location } = values;
  const t = useTranslations("interviews");
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
          name="location.address"
          value={location.address}
          onChange={({ target }) => change({ location: { ...location, address: target.value } })}
          maxLength={INTERVIEW_LENGTHS.address}
          autoComplete="street-address"
          error={errorOf("location.address")}
        />
      )}
      {format !== "video-call" && (
        <TextArea
          label={t("schedule.instructions")}
          hint={t(`schedule.instructionsHints.${format}`)}
          name="location.instructions"
          value={location.instructions}
          onChange={({ target }) => change({ location: { ...location, instructions: target.value } })}
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
  const set = (changed: Partial<typeof videoCall>) => change({ videoCall: { ...videoCall, ...changed } });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={t("schedule.platform")}
        name="videoCall.platform"
        value={videoCall.platform}
        onChange={({ target }) =>
          set({ platform: choose(VIDEO_PLATFORMS, target.value, videoCall.platform) })
        }
        options={VIDEO_PLATFORMS.map((value) => ({ value, label: t(`platforms.${value}`) }))}
      />
      <TextField
        label={t("schedule.meetingUrl")}
        name="videoCall.meetingUrl"
        value={videoCall.meetingUrl}
        onChange={({ target }) => set({ meetingUrl: target.value })}
        type="url"
        inputMode="url"
        maxLength={INTERVIEW_LENGTHS.meetingUrl}
        placeholder="https://"
        optional
        error={errorOf("videoCall.meetingUrl")}
      />
      <TextField
        label={t("schedule.meetingId")}
        name="videoCall.meetingId"
        value={videoCall.meetingId}
        onChange={({ target }) => set({ meetingId: target.value })}
        maxLength={INTERVIEW_LENGTHS.line}
        optional
        error={errorOf("videoCall.meetingId")}
      />
      <TextField
        label={t("schedule.passcode")}
        name="videoCall.passcode"
        value={videoCall.passcode}
        onChange={({ target }) => set({ passcode: target.value })}
        maxLength={INTERVIEW_LENGTHS.line}
        optional
        error={errorOf("videoCall.passcode")}
      />
    </div>
  );
}

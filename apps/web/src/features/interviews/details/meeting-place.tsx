import type { Role } from "@rolecall/contracts/auth/enums";
import type { InterviewStatus } from "@rolecall/contracts/interviews/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { canInterview } from "@rolecall/contracts/interviews/states";
import { buttonStyles } from "@rolecall/ui/button";
import { VideoIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LinkedText } from "../../../components/linked-text.tsx";
import { formatIcons } from "../interview-words.ts";
import { CopyButton } from "./copy-button.tsx";

interface MeetingPlaceProps {
  interview: Interview;
  status: InterviewStatus;
  role: Role;
}

/** How they meet: the link and its codes, or the address and how to get in. */
export function MeetingPlace({ interview, status, role }: MeetingPlaceProps) {
  const t = useTranslations("interviews");
  const common = useTranslations("common");
  const { format, location, videoCall } = interview;
  const Icon = formatIcons[format];
  const over = status === "cancelled" || status === "completed";
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 text-muted" />
        {t(`formats.${format}`)}
      </h2>
      {format === "video-call" ? (
        <>
          {videoCall.meetingUrl !== "" && !over && (
            <p className="mt-3 flex flex-wrap items-center gap-2">
              <a
                href={videoCall.meetingUrl}
                target="_blank"
                rel="noopener noreferrer"
                // What waits for an answer comes first.
                className={buttonStyles({
                  variant:
                    role === "candidate" && canInterview("confirm", status, role) ? "secondary" : "primary",
                })}
              >
                <VideoIcon aria-hidden />
                {t("details.join")}
                <span className="sr-only">{common("newWindow")}</span>
              </a>
              <CopyButton text={videoCall.meetingUrl} label={t("details.copyLink")} />
            </p>
          )}
          <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
            <Entry label={t("schedule.platform")}>{t(`platforms.${videoCall.platform}`)}</Entry>
            {videoCall.meetingId && (
              <Entry label={t("schedule.meetingId")} copy={videoCall.meetingId}>
                {videoCall.meetingId}
              </Entry>
            )}
            {videoCall.passcode && (
              <Entry label={t("schedule.passcode")} copy={videoCall.passcode}>
                {videoCall.passcode}
              </Entry>
            )}
          </dl>
          {videoCall.meetingUrl === "" && !over && <p className="mt-3 text-muted">{t("details.noLink")}</p>}
        </>
      ) : (
        <dl className="mt-4 flex flex-col gap-3">
          {location.address && (
            <Entry label={t("schedule.address")} copy={location.address}>
              <address dir="auto" className="whitespace-pre-line not-italic">
                {location.address}
              </address>
            </Entry>
          )}
          {location.instructions && (
            <Entry label={t("schedule.instructions")}>
              <span dir="auto" className="whitespace-pre-line">
                <LinkedText>{location.instructions}</LinkedText>
              </span>
            </Entry>
          )}
          {!location.address && !location.instructions && (
            <p className="text-muted">{t("details.noPlace")}</p>
          )}
        </dl>
      )}
    </div>
  );
}

function Entry({ label, copy, children }: { label: string; copy?: string; children: ReactNode }) {
  const t = useTranslations("interviews.details");
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex items-center gap-1 wrap-anywhere">
        {children}
        {copy !== undefined && <CopyButton text={copy} label={t("copy", { what: label })} compact />}
      </dd>
    </div>
  );
}

import type { NotificationType } from "@rolecall/contracts/notifications/enums";
import type { PopupTone } from "@rolecall/ui/popup-region";
import {
  BookmarkIcon,
  BriefcaseBusinessIcon,
  CalendarClockIcon,
  HourglassIcon,
  MailOpenIcon,
  ShieldAlertIcon,
  ShieldCheckIcon,
  SparklesIcon,
  UserRoundPlusIcon,
  UserRoundXIcon,
} from "lucide-react";

interface Look {
  tone: PopupTone;
  icon: typeof SparklesIcon;
}

/** Each kind of notification has its own colour and sign, in the popup as in the inbox. */
export const notificationLook: Record<NotificationType, Look> = {
  new_job: { tone: "accent", icon: BriefcaseBusinessIcon },
  job_match: { tone: "success", icon: SparklesIcon },
  saved_search_match: { tone: "info", icon: BookmarkIcon },
  new_application: { tone: "plum", icon: UserRoundPlusIcon },
  application_removed: { tone: "info", icon: UserRoundXIcon },
  application_stage_changed: { tone: "plum", icon: MailOpenIcon },
  job_expiry: { tone: "warning", icon: HourglassIcon },
  job_withheld: { tone: "warning", icon: ShieldAlertIcon },
  report_decided: { tone: "info", icon: ShieldCheckIcon },
  interview_changed: { tone: "warning", icon: CalendarClockIcon },
};

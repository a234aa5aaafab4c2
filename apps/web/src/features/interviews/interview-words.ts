import type { Role } from "@rolecall/contracts/auth/enums";
import type { InterviewFormat, InterviewStatus } from "@rolecall/contracts/interviews/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import type { BadgeTone } from "@rolecall/ui/badge";
import { Building2Icon, ClipboardListIcon, PhoneIcon, VideoIcon } from "lucide-react";

export const statusTones: Record<InterviewStatus, BadgeTone> = {
  scheduled: "info",
  confirmed: "success",
  rescheduled: "warning",
  "in-progress": "accent",
  completed: "neutral",
  cancelled: "danger",
};

export const formatIcons: Record<InterviewFormat, typeof VideoIcon> = {
  "video-call": VideoIcon,
  "in-person": Building2Icon,
  phone: PhoneIcon,
  "online-assessment": ClipboardListIcon,
};

/** The participant that the reader is not. */
export function otherParty({ candidate, recruiter, candidateId, recruiterId }: Interview, role: Role) {
  return role === "candidate"
    ? { ...recruiter, id: recruiterId, role: "recruiter" as const }
    : { ...candidate, id: candidateId, role: "candidate" as const };
}

import type { Role } from "@rolecall/contracts/auth/enums";
import {
  CalendarDaysIcon,
  CircleUserIcon,
  FileSearchIcon,
  IdCardIcon,
  MessagesSquareIcon,
  SquarePenIcon,
} from "lucide-react";

interface NavItem {
  to: "/messages" | "/interviews" | "/cv-analysis" | "/post-job" | "/account" | "/profile";
  label: "messages" | "interviews" | "cvAnalysis" | "postJob" | "account" | "profile";
  icon: typeof CircleUserIcon;
}

const messages: NavItem = { to: "/messages", label: "messages", icon: MessagesSquareIcon };
const interviews: NavItem = { to: "/interviews", label: "interviews", icon: CalendarDaysIcon };
const cvAnalysis: NavItem = { to: "/cv-analysis", label: "cvAnalysis", icon: FileSearchIcon };
const postJob: NavItem = { to: "/post-job", label: "postJob", icon: SquarePenIcon };
const account: NavItem = { to: "/account", label: "account", icon: CircleUserIcon };
const profile: NavItem = { to: "/profile", label: "profile", icon: IdCardIcon };

/** The links of the bar, in order. */
export function barItems(role: Role): readonly NavItem[] {
  const common = [messages, interviews, cvAnalysis];
  return role === "recruiter" ? [...common, postJob] : common;
}

/** The phone's menu has the bar's links and the personal ones. */
export function menuItems(role: Role): readonly NavItem[] {
  return role === "candidate" ? [...barItems(role), account, profile] : [...barItems(role), account];
}

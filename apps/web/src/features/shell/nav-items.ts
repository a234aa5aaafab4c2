import type { Role } from "@rolecall/contracts/auth/enums";
import {
  CalendarDaysIcon,
  CircleUserIcon,
  FileSearchIcon,
  IdCardIcon,
  MessagesSquareIcon,
  SendIcon,
  SquarePenIcon,
} from "lucide-react";

interface NavItem {
  to: "/messages" | "/interviews" | "/cv-analysis" | "/post-job" | "/account" | "/profile";
  /** The part of the screen that is meant; without it the screen as it opens. */
  search?: { tab?: "applications" };
  label: "messages" | "interviews" | "cvAnalysis" | "postJob" | "applications" | "account" | "profile";
  icon: typeof CircleUserIcon;
}

const messages: NavItem = { to: "/messages", label: "messages", icon: MessagesSquareIcon };
const interviews: NavItem = { to: "/interviews", label: "interviews", icon: CalendarDaysIcon };
const cvAnalysis: NavItem = { to: "/cv-analysis", label: "cvAnalysis", icon: FileSearchIcon };
const postJob: NavItem = { to: "/post-job", label: "postJob", icon: SquarePenIcon };
const applications: NavItem = {
  to: "/profile",
  search: { tab: "applications" },
  label: "applications",
  icon: SendIcon,
};
const account: NavItem = { to: "/account", label: "account", icon: CircleUserIcon };
const profile: NavItem = { to: "/profile", label: "profile", icon: IdCardIcon };

/** The links of the bar, in order. */
export function barItems(role: Role): readonly NavItem[] {
  const common = [messages, interviews, cvAnalysis];
  return [...common, role === "recruiter" ? postJob : applications];
}

/** The phone's menu has the bar's links and the personal ones. */
export function menuItems(role: Role): readonly NavItem[] {
  return role === "candidate" ? [...barItems(role), account, profile] : [...barItems(role), account];
}

/** What the router needs to lead to an item, and to tell it from the others of its screen. */
export function linkOf({ to, search = {} }: NavItem) {
  return { to, search, activeOptions: { exact: to === "/profile", includeSearch: to === "/profile" } };
}

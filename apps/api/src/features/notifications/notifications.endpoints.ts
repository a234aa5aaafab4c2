import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

/** The order matters: a fixed word comes before the id that it could be taken for. */
export const NOTIFICATIONS_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "get",
    path: "/notifications",
    procedure: "notifications.list",
    summary: "Notifications, newest first",
  }),
  endpoint({
    method: "get",
    path: "/notifications/popups",
    procedure: "notifications.popups",
    summary: "Which kinds of news do not pop up on the caller's screens",
  }),
  endpoint({
    method: "patch",
    path: "/notifications/popups",
    procedure: "notifications.setPopup",
    summary: "Choose whether a kind of news pops up",
  }),
  endpoint({
    method: "patch",
    path: "/notifications/read",
    procedure: "notifications.markRead",
    status: 204,
    summary: "Mark all notifications as read",
  }),
  endpoint({
    method: "patch",
    path: "/notifications/:id/read",
    procedure: "notifications.markOneRead",
    status: 204,
    summary: "Mark one notification as read",
  }),
];

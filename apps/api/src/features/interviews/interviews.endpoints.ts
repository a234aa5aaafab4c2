import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

/** The order matters: a fixed word comes before the id that it could be taken for. */
export const INTERVIEWS_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "get",
    path: "/interviews",
    procedure: "interviews.list",
    summary: "The caller's interviews",
  }),
  endpoint({
    method: "get",
    path: "/interviews/stats",
    procedure: "interviews.stats",
    summary: "Counts of the caller's interviews",
  }),
  endpoint({
    method: "get",
    path: "/interviews/available-slots",
    procedure: "interviews.availableSlots",
    summary: "Free half-hour starts of a day",
  }),
  endpoint({
    method: "get",
    path: "/interviews/nearest-slots",
    procedure: "interviews.nearestSlots",
    summary: "The free starts nearest to a moment",
  }),
  endpoint({ method: "get", path: "/interviews/:id", procedure: "interviews.get", summary: "One interview" }),
  endpoint({
    method: "get",
    path: "/interviews/:id/calendar",
    procedure: "interviews.calendar",
    download: ["text/calendar"],
    summary: "The interview as an iCalendar file",
  }),
  endpoint({
    method: "post",
    path: "/interviews",
    procedure: "interviews.create",
    status: 201,
    summary: "Schedule an interview",
  }),
  endpoint({
    method: "patch",
    path: "/interviews/:id/confirm",
    procedure: "interviews.confirm",
    summary: "Confirm an interview",
  }),
  endpoint({
    method: "patch",
    path: "/interviews/:id/reschedule",
    procedure: "interviews.reschedule",
    summary: "Move an interview",
  }),
  endpoint({
    method: "patch",
    path: "/interviews/:id/cancel",
    procedure: "interviews.cancel",
    summary: "Cancel an interview",
  }),
];

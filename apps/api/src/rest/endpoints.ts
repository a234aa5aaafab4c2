import { ApplyFields } from "@rolecall/contracts/applications/schemas";
import { CV_FILE_TYPES } from "@rolecall/contracts/common/files";
import { AnalyseCvFields } from "@rolecall/contracts/cv/schemas";
import { type Endpoint, endpoint } from "./endpoint.ts";
import { fullPageLink, nextPageLink } from "./next-page-link.ts";

/**
 * Every REST call there is (spec section 7, wire.md): a closed table over the procedures. Order matters
 * where a fixed word could be taken for an id.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  // Auth
  endpoint({
    method: "post",
    path: "/auth/signup",
    procedure: "auth.signup",
    status: 201,
    summary: "Create an account",
  }),
  endpoint({ method: "post", path: "/auth/login", procedure: "auth.login", summary: "Sign in" }),
  endpoint({
    method: "post",
    path: "/auth/logout",
    procedure: "auth.logout",
    status: 204,
    summary: "End this session",
  }),

  // Users
  endpoint({ method: "get", path: "/users/me", procedure: "users.me", summary: "The caller's own profile" }),
  endpoint({
    method: "get",
    path: "/users",
    procedure: "users.list",
    summary: "Find candidates or recruiters by name",
  }),
  endpoint({
    method: "put",
    path: "/users/account/details",
    procedure: "users.updateAccount",
    summary: "Change name or e-mail",
  }),
  endpoint({
    method: "post",
    path: "/users/account/password",
    procedure: "users.changePassword",
    summary: "Change the password and end every other session",
  }),
  endpoint({
    method: "put",
    path: "/users/profile/candidate",
    procedure: "users.updateProfile",
    summary: "Change the professional profile",
  }),
  endpoint({
    method: "post",
    path: "/users/profile/upload-cv",
    procedure: "users.uploadCv",
    upload: { accepts: ["pdf"] },
    summary: "Upload a CV and build the profile from it",
  }),
  endpoint({
    method: "put",
    path: "/users/profile/replace-cv",
    procedure: "users.replaceCv",
    upload: { accepts: ["pdf"] },
    summary: "Replace the CV and say what changed",
  }),

  // Jobs
  endpoint({
    method: "get",
    path: "/jobs",
    procedure: "jobs.list",
    unwrap: "jobs",
    headers: (output, url) => nextPageLink(output.hasMore, url),
    summary: "All jobs, newest first",
  }),
  endpoint({
    method: "get",
    path: "/jobs/search",
    procedure: "jobs.search",
    summary: "Search jobs by filters",
  }),
  endpoint({
    method: "get",
    path: "/jobs/recommended",
    procedure: "jobs.recommended",
    summary: "Jobs that fit the caller's profile, best first",
  }),
  endpoint({ method: "get", path: "/jobs/:id", procedure: "jobs.get", summary: "One job" }),
  endpoint({ method: "post", path: "/jobs", procedure: "jobs.create", status: 201, summary: "Post a job" }),
  endpoint({ method: "put", path: "/jobs/:id", procedure: "jobs.update", summary: "Change a job" }),
  endpoint({
    method: "delete",
    path: "/jobs/:id",
    procedure: "jobs.delete",
    status: 204,
    summary: "Delete a job",
  }),

  // Applications
  endpoint({
    method: "post",
    path: "/applications/upload",
    procedure: "applications.upload",
    status: 201,
    upload: { accepts: ["pdf", "docx"], fields: ApplyFields },
    summary: "Apply to a job with a CV",
  }),
  endpoint({
    method: "get",
    path: "/applications/my-applications",
    procedure: "applications.mine",
    summary: "The caller's own applications",
  }),
  endpoint({
    method: "get",
    path: "/applications/count/by-recruiter",
    procedure: "applications.countByRecruiter",
    summary: "How many applications the caller's jobs have",
  }),
  endpoint({
    method: "get",
    path: "/applications/count/by-job",
    procedure: "applications.countByJob",
    summary: "How many applications each of the caller's jobs has",
  }),
  endpoint({
    method: "get",
    path: "/applications/count/matches-today",
    procedure: "applications.countMatchesToday",
    summary: "How many of today's applications are analysed",
  }),
  endpoint({
    method: "get",
    path: "/applications/:jobId",
    procedure: "applications.listForJob",
    headers: (output, url) => fullPageLink(output, url),
    summary: "Applicants of a job, best first",
  }),
  endpoint({
    method: "get",
    path: "/applications/:id/cv",
    procedure: "applications.file",
    download: Object.values(CV_FILE_TYPES),
    summary: "The CV of an application as it was uploaded",
  }),
  endpoint({
    method: "get",
    path: "/applications/:id/evidence",
    procedure: "applications.evidence",
    summary: "What each point of an applicant's score stands on: rules, lines of the CV, words of the job",
  }),
  endpoint({
    method: "delete",
    path: "/applications/:id",
    procedure: "applications.delete",
    status: 204,
    summary: "Delete an applicant, or withdraw an application",
  }),

  // CV analysis
  endpoint({
    method: "post",
    path: "/cv/comprehensive",
    procedure: "cv.analyse",
    upload: { accepts: ["pdf", "docx"], fields: AnalyseCvFields },
    summary: "Analyse a CV",
  }),
  endpoint({
    method: "post",
    path: "/cv/comprehensive-test",
    procedure: "cv.analyseSample",
    summary: "Analyse the sample CV that ships with the server",
  }),
  endpoint({ method: "get", path: "/cv/history", procedure: "cv.history", summary: "Earlier analyses" }),
  endpoint({
    method: "get",
    path: "/cv/history/:id",
    procedure: "cv.historyEntry",
    summary: "One earlier analysis",
  }),
  endpoint({
    method: "delete",
    path: "/cv/history/:id",
    procedure: "cv.deleteHistoryEntry",
    status: 204,
    summary: "Delete an earlier analysis",
  }),

  // Conversations
  endpoint({
    method: "get",
    path: "/conversations",
    procedure: "conversations.list",
    summary: "The caller's conversations, last changed first",
  }),
  endpoint({
    method: "post",
    path: "/conversations",
    procedure: "conversations.open",
    status: (output) => (output.created ? 201 : 200),
    pick: ["conversationId"],
    summary: "Open a conversation",
  }),
  endpoint({
    method: "get",
    path: "/conversations/:id/messages",
    procedure: "conversations.messages",
    summary: "One page of messages, each page oldest first",
  }),
  endpoint({
    method: "patch",
    path: "/conversations/:id/read",
    procedure: "conversations.markRead",
    status: 204,
    summary: "Mark the other's messages as read",
  }),
  endpoint({
    method: "post",
    path: "/messages",
    procedure: "conversations.send",
    status: (output) => (output.created ? 201 : 200),
    pick: ["message"],
    summary: "Send a message",
  }),

  // Interviews
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

  // Notifications
  endpoint({
    method: "get",
    path: "/notifications",
    procedure: "notifications.list",
    summary: "Notifications, newest first",
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

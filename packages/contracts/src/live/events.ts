import { z } from "zod";
import { APPLICATION_STAGES } from "../applications/enums.ts";
import { Id, Instant, Score } from "../common/id.ts";
import { Message } from "../conversations/schemas.ts";
import { Interview } from "../interviews/schemas.ts";
import { Job } from "../jobs/schemas.ts";
import { PopupSettings } from "../notifications/popups.ts";
import { Notification } from "../notifications/schemas.ts";

/** Every live event (wire.md, Live events). Each reaches only those it is meant for. */
export const LiveEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("new_message"), conversationId: Id, message: Message }),
  z.object({ type: z.literal("message_sent"), conversationId: Id, message: Message }),
  z.object({
    type: z.literal("message_status"),
    conversationId: Id,
    messageIds: z.array(Id),
    status: z.enum(["delivered", "read"]),
  }),
  z.object({ type: z.literal("new_job_posted"), notification: Notification, job: Job }),
  z.object({ type: z.literal("job_match_found"), notification: Notification, job: Job, matchScore: Score }),
  /** For a candidate with an alert: the job is found by the saved search. Its notification may stand for several jobs. */
  z.object({
    type: z.literal("saved_search_match"),
    notification: Notification,
    savedSearchId: Id,
    jobId: Id,
  }),
  /** For its recruiter: the job closes soon unless it is kept open, or has closed by itself. */
  z.object({ type: z.literal("job_expiry"), notification: Notification, job: Job }),
  /** For its recruiter: whoever runs the site has closed the job after a report, or has freed it again. */
  z.object({ type: z.literal("job_withheld"), notification: Notification, job: Job }),
  /** For its reporter. */
  z.object({ type: z.literal("report_decided"), notification: Notification, reportId: Id }),
  z.object({ type: z.literal("new_application"), notification: Notification, applicationId: Id, jobId: Id }),
  z.object({ type: z.literal("application_analyzed"), applicationId: Id, jobId: Id }),
  /** For the side that did not do it: withdrawn, deleted by the recruiter, or gone with its job. */
  z.object({
    type: z.literal("application_removed"),
    notification: Notification,
    applicationId: Id,
    jobId: Id,
  }),
  /** For the candidate. */
  z.object({
    type: z.literal("application_stage_changed"),
    notification: Notification,
    applicationId: Id,
    jobId: Id,
    stage: z.enum(APPLICATION_STAGES),
  }),
  /** For the candidate: the recruiter has opened the application, or its CV, for the first time. */
  z.object({ type: z.literal("application_seen"), applicationId: Id, jobId: Id, seenAt: Instant }),
  z.object({ type: z.literal("interview_changed"), notification: Notification, interview: Interview }),
  // What a user has done, for the user's other devices: only for streams that ask for it.
  /** Everything of the other up to this seq is read. */
  z.object({ type: z.literal("conversation_read"), conversationId: Id, upToSeq: z.number().int() }),
  /** One of them; null stands for all there were. */
  z.object({ type: z.literal("notifications_read"), notificationId: Id.nullable() }),
  /** The recruiter has opened, moved, declined or deleted applicants of this job; or the candidate is none any more. */
  z.object({ type: z.literal("applicants_changed"), jobId: Id }),
  /** The recruiter has posted, edited, closed, reopened, kept open or deleted this job. */
  z.object({ type: z.literal("own_job_changed"), jobId: Id }),
  /** The user has blocked somebody, or unblocked them. */
  z.object({ type: z.literal("blocks_changed"), userId: Id, blocked: z.boolean() }),
  /** The user has chosen what pops up. */
  z.object({ type: z.literal("popups_changed"), settings: PopupSettings }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
export type LiveEventType = LiveEvent["type"];
export type LiveEventOf<T extends LiveEventType> = Extract<LiveEvent, { type: T }>;

const OWN_ACTION_TYPES: readonly LiveEventType[] = [
  "conversation_read",
  "notifications_read",
  "applicants_changed",
  "own_job_changed",
  "blocks_changed",
  "popups_changed",
];

/** Whether an event tells users of what they did themselves. */
export function isOwnAction({ type }: LiveEvent): boolean {
  return OWN_ACTION_TYPES.includes(type);
}

/** Without `lastEventId` the stream starts from now; with it, from the first event after that one. */
export const LiveEventsInput = z
  .object({
    lastEventId: z.string().nullish(),
    /** Also what the caller did, here or on another device. */
    ownActions: z.boolean().nullish(),
  })
  .optional();
export type LiveEventsInput = z.infer<typeof LiveEventsInput>;

/** Where the log of events stands: a stream that is begun with it misses nothing from this moment on. */
export const LivePosition = z.object({ lastEventId: z.string() });

/** What a client says of itself when it opens the WebSocket. */
export const ConnectionParams = z.object({ token: z.string() });

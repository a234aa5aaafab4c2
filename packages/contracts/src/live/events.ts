import { z } from "zod";
import { Id, Score } from "../common/id.ts";
import { Message } from "../conversations/schemas.ts";
import { Interview } from "../interviews/schemas.ts";
import { Job } from "../jobs/schemas.ts";
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
  z.object({ type: z.literal("new_application"), notification: Notification, applicationId: Id, jobId: Id }),
  z.object({ type: z.literal("application_analyzed"), applicationId: Id, jobId: Id }),
  z.object({ type: z.literal("interview_changed"), notification: Notification, interview: Interview }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
export type LiveEventType = LiveEvent["type"];
export type LiveEventOf<T extends LiveEventType> = Extract<LiveEvent, { type: T }>;

/** Without `lastEventId` the stream starts from now; with it, from the first event after that one. */
export const LiveEventsInput = z.object({ lastEventId: z.string().nullish() }).optional();

/** What a client says of itself when it opens the WebSocket. */
export const ConnectionParams = z.object({ token: z.string() });

import { z } from "zod";
import { Id, Instant, Score } from "../common/id.ts";
import { NOTIFICATION_TYPES } from "./enums.ts";

export const Notification = z.object({
  _id: Id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  matchScore: Score.nullable(),
  timestamp: Instant,
  read: z.boolean(),
  /** The thing it is about: where a click leads. */
  target: z.object({ jobId: Id.nullable(), applicationId: Id.nullable(), interviewId: Id.nullable() }),
});
export type Notification = z.infer<typeof Notification>;

export const ListNotificationsResult = z.object({
  notifications: z.array(Notification),
  unreadCount: z.number().int(),
});

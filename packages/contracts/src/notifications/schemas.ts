import { z } from "zod";
import { Id, Instant, Score } from "../common/id.ts";
import { pageLimit, pageNumber } from "../common/query.ts";
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
  target: z.object({
    jobId: Id.nullable(),
    applicationId: Id.nullable(),
    interviewId: Id.nullable(),
    /** Only of `saved_search_match`, whose `jobId` is null while it stands for several jobs. */
    savedSearchId: Id.optional(),
  }),
});
export type Notification = z.infer<typeof Notification>;

export const ListNotificationsInput = z
  .object({ page: pageNumber, limit: pageLimit({ fallback: 100, max: 100 }) })
  .prefault({});
export type ListNotificationsInput = z.infer<typeof ListNotificationsInput>;

export const ListNotificationsResult = z.object({
  notifications: z.array(Notification),
  /** Of all, not of this page; exact up to 1,000. */
  unreadCount: z.number().int(),
});
export type ListNotificationsResult = z.infer<typeof ListNotificationsResult>;

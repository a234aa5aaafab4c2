import { z } from "zod";
import { Id, Instant } from "../common/id.ts";

/** A place where the caller is signed in. */
export const SignedInDevice = z.object({
  id: Id.describe("Names the session without being able to open it."),
  device: z.string().describe("Such as “Firefox on Android”; empty when it is not known."),
  startedAt: Instant,
  lastUsedAt: Instant.describe("To about a quarter of an hour."),
  current: z.boolean().describe("The session this call was made with."),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const ListSessionsResult = z.object({ sessions: z.array(SignedInDevice) });
export type ListSessionsResult = z.infer<typeof ListSessionsResult>;

export const EndOtherSessionsResult = z.object({
  ended: z.number().int().describe("How many sessions have ended."),
});
export type EndOtherSessionsResult = z.infer<typeof EndOtherSessionsResult>;

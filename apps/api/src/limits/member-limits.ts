import type { LimitsConfig } from "../config.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";

/** What one member may do, so that nobody alone takes what the others need. Far above what a person does. */
export interface MemberLimits {
  /** Messages sent, repeats of the same one included. */
  readonly messages: RateLimit;
  /** CVs that are read or kept, whether or not they turn out to be readable. */
  readonly uploads: RateLimit;
}

export function createMemberLimits({ messagesPerMinute, uploadsPerHour }: LimitsConfig): MemberLimits {
  return {
    messages: createRateLimit({
      max: messagesPerMinute,
      seconds: 60,
      sentence: () =>
        `You have sent more than ${messagesPerMinute.toLocaleString("en")} messages within a minute.`,
    }),
    uploads: createRateLimit({
      max: uploadsPerHour,
      seconds: 3_600,
      sentence: () =>
        `You have uploaded more than ${uploadsPerHour.toLocaleString("en")} files within an hour.`,
    }),
  };
}

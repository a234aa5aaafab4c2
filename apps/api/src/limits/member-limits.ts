import type { LimitsConfig } from "../config.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";

/** What one member may do, so that nobody alone takes what the others need. Far above what a person does. */
export interface MemberLimits {
  /** Messages sent, repeats of the same one included. */
  readonly messages: RateLimit;
  /** CVs that are read or kept, whether or not they turn out to be readable. */
  readonly uploads: RateLimit;
  /** Jobs posted, repeats of the same one included: every candidate is told of each. */
  readonly jobs: RateLimit;
  /** Exports of all of one's data. */
  readonly exports: RateLimit;
}

/** Each reads everything of a member. Nobody needs more by hand. */
const EXPORTS_PER_HOUR = 10;

export function createMemberLimits({
  messagesPerMinute,
  uploadsPerHour,
  jobsPerHour,
}: LimitsConfig): MemberLimits {
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
    jobs: createRateLimit({
      max: jobsPerHour,
      seconds: 3_600,
      sentence: () => `You have posted more than ${jobsPerHour.toLocaleString("en")} jobs within an hour.`,
    }),
    exports: createRateLimit({
      max: EXPORTS_PER_HOUR,
      seconds: 3_600,
      sentence: () => `You have downloaded your data ${EXPORTS_PER_HOUR} times within an hour.`,
    }),
  };
}

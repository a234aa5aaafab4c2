import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyRequests } from "./errors/app-error.ts";

interface RateLimitOptions {
  readonly max: number;
  readonly seconds: number;
  /** Says what there was too much of; when to try again is added to it. */
  readonly sentence: () => string;
}

/** Keeps floods out. Each process counts by itself: for what must count as one over all of them there are rows. */
export interface RateLimit {
  /**
   * Counts one more of a key: an address, or a member.
   * @throws {AppError} TOO_MANY_REQUESTS with the seconds until the next counts again.
   */
  readonly take: (key: string) => Promise<void>;
}

export function createRateLimit({ max, seconds, sentence }: RateLimitOptions): RateLimit {
  const counter = new RateLimiterMemory({ points: max, duration: seconds });
  return {
    take: async (key) => {
      try {
        await counter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooManyRequests(sentence(), error.msBeforeNext);
        throw error;
      }
    },
  };
}

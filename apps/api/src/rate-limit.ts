import { tooManyRequests } from "./errors/app-error.ts";
import type { RateCounter } from "./rate-counter.ts";

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

export function createRateLimit(options: RateLimitOptions): RateLimit {
  let counter: Promise<RateCounter> | undefined;
  // With the first call: the library brings a store for every database there is, and no start has to read those.
  async function open(): Promise<RateCounter> {
    const { createRateCounter } = await import("./rate-counter.ts");
    return createRateCounter(options);
  }
  return {
    take: async (key) => {
      counter ??= open();
      const waitMs = await (await counter)(key);
      if (waitMs > 0) throw tooManyRequests(options.sentence(), waitMs);
    },
  };
}

import { tooManyRequests } from "../errors/app-error.ts";
import { onDemand } from "../lib/on-demand.ts";

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
  /**
   * Counts nothing: for refusing what would be in vain before it costs anything. Who is let through is counted later.
   * @throws {AppError} as `take` would
   */
  readonly check: (key: string) => Promise<void>;
}

export function createRateLimit(options: RateLimitOptions): RateLimit {
  // With the first call: the library brings a store for every database there is, and no start has to read those.
  const counter = onDemand(async () => {
    const { createRateCounter } = await import("./rate-counter.ts");
    return createRateCounter(options);
  });
  const refuse = (waitMs: number) => {
    if (waitMs > 0) throw tooManyRequests(options.sentence(), waitMs);
  };
  return {
    take: async (key) => refuse(await (await counter.open()).count(key)),
    check: async (key) => refuse(await (await counter.open()).look(key)),
  };
}

import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Both resolve with how many milliseconds a key has to wait: 0 while it need not. */
export interface RateCounter {
  /** Counts one more. */
  readonly count: (key: string) => Promise<number>;
  /** Only looks whether one more would have to wait. */
  readonly look: (key: string) => Promise<number>;
}

/** Windows of fixed length: that of a key begins with its first call. */
export function createRateCounter({ max, seconds }: { max: number; seconds: number }): RateCounter {
  const limiter = new RateLimiterMemory({ points: max, duration: seconds });
  return {
    count: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
        throw error;
      }
    },
    look: async (key) => {
      const counted = await limiter.get(key);
      return counted === null || counted.consumedPoints < max ? 0 : Math.max(1, counted.msBeforeNext);
    },
  };
}

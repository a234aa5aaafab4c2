import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts one more of a key, and resolves with how many milliseconds it has to wait: 0 while it need not. */
export type RateCounter = (key: string) => Promise<number>;

/** Windows of fixed length: that of a key begins with its first call. */
export function createRateCounter({ max, seconds }: { max: number; seconds: number }): RateCounter {
  const limiter = new RateLimiterMemory({ points: max, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  };
}

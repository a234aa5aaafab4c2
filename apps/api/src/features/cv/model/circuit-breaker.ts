interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** How long it stays open, in milliseconds, before one call may try again. */
  readonly restMs: number;
  readonly now: () => number;
}

/** Stops asking a server that keeps failing, so that nobody waits for answers that will not come. */
export interface CircuitBreaker {
  readonly isOpen: () => boolean;
  readonly succeed: () => void;
  readonly fail: () => void;
}

export function createCircuitBreaker({ failures, restMs, now }: BreakerOptions): CircuitBreaker {
  let failed = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    succeed: () => {
      failed = 0;
    },
    fail: () => {
      failed += 1;
      if (failed >= failures) openUntil = now() + restMs;
    },
  };
}

interface LimiterOptions {
  /** How many run at a time. */
  readonly concurrency: number;
  /** How many may wait; one more is refused with `onFull`. */
  readonly maxWaiting: number;
  readonly onFull: () => Error;
}

/** Lets a few pieces of work run at a time and the others wait their turn, up to a limit. */
export function createConcurrencyLimiter({ concurrency, maxWaiting, onFull }: LimiterOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw onFull();
    // Whoever leaves hands its place over, so `running` does not change here.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

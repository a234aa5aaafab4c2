import type { z } from "zod";

/**
 * A kind of background work, as data: what it is called, what it needs, how it is retried. Its handler
 * is a file of its own, so that enqueueing does not load what the work needs.
 */
export interface TaskDefinition<P extends object> {
  /** Queue name, `feature.verb-noun`. */
  readonly name: string;
  readonly payload: z.ZodType<P>;
  /** Attempts after the first. */
  readonly retries: number;
  /** Seconds before the first retry; it doubles with each. */
  readonly retryDelaySeconds: number;
  /** Seconds after which an attempt counts as lost and is made again; that of a dead process much sooner. */
  readonly expireSeconds: number;
  /** How many run at a time in one process. */
  readonly concurrency: number;
  /** A cron expression in UTC for work that comes round by itself. */
  readonly cron?: string;
}

export function defineTask<P extends object>(definition: TaskDefinition<P>): TaskDefinition<P> {
  return definition;
}

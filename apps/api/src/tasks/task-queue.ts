import type { Tx } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";
import { onDemand } from "../lib/on-demand.ts";
import type { TaskDefinition } from "./define-task.ts";
import type { RegisteredTask } from "./registry.ts";

/** Durable background work on the one database: never lost, retried, and part of the transaction that asks for it. */
export interface TaskQueue {
  /** Takes effect when the transaction commits, and not at all when it rolls back. */
  readonly enqueue: <P extends object>(tx: Tx, task: TaskDefinition<P>, payload: P) => Promise<void>;
  /** Begins to work. Until then tasks only wait. */
  readonly start: (deps: Dependencies) => Promise<void>;
  /** Resolves when nothing is waiting or running: for tests and for an orderly stop. */
  readonly drain: () => Promise<void>;
  /** Lets running tasks finish, then stops; what waits is there for the next start. */
  readonly stop: () => Promise<void>;
}

export interface TaskQueueOptions {
  readonly url: string;
  readonly tasks: readonly RegisteredTask[];
  readonly onError: (error: unknown) => void;
}

/** The queue is opened by whoever needs it first: a server answers requests before it begins to work. */
export function createTaskQueue(options: TaskQueueOptions): TaskQueue {
  const queue = onDemand(async () => {
    const { openBossQueue } = await import("./boss-queue.ts");
    return openBossQueue(options);
  });
  let started: Promise<void> | undefined;
  return {
    enqueue: async (tx, task, payload) => (await queue.open()).enqueue(tx, task, payload),
    start: (deps) => {
      started ??= queue.open().then((opened) => opened.start(deps));
      return started;
    },
    drain: async () => (await queue.open()).drain(),
    stop: async () => {
      // Whoever waits for these is told when they fail; here it only means that there is less to stop.
      await started?.catch(() => {});
      await (await queue.ifOpen())?.stop();
    },
  };
}

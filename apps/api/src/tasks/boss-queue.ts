import { setTimeout as sleep } from "node:timers/promises";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { Dependencies } from "../dependencies.ts";
import { isConnectionError } from "../errors/connection-error.ts";
import { asQueueDatabase } from "./boss-queue.queries.ts";
import type { RegisteredTask } from "./registry.ts";
import { countOpenTasks } from "./task-queue.queries.ts";
import type { TaskQueue, TaskQueueOptions } from "./task-queue.ts";

const STOP_TIMEOUT_MS = 20_000;
const DRAIN_POLL_MS = 20;
const MAX_RETRY_DELAY_SECONDS = 300;
/** A task whose process has not shown itself for so long is taken over. Work in threads leaves it time to. */
const HEARTBEAT_SECONDS = 20;
/** How often it is looked for such tasks. */
const WATCH_SECONDS = 10;
/** When a task is tried again that has used up its attempts while something it needs was away. */
const AWAY_RETRY_SECONDS = 300;
/** A task waits for longer than any server is off: by itself the queue would forget it after two weeks. */
const KEPT_WAITING_SECONDS = 366 * 86_400;
/** Where tasks come whose last attempt ended without a word: their process died, or stood still. */
const LOST = "tasks.lost";
const LOST_OPTIONS = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  retentionSeconds: KEPT_WAITING_SECONDS,
};

/** Opens the queue and makes sure that every queue of the registry exists. */
export async function openBossQueue({ url, tasks, onError }: TaskQueueOptions): Promise<TaskQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: "rolecall-tasks",
    useListenNotify: true,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  boss.on("error", onError);
  await boss.start();
  await keepQueue(boss, LOST, LOST_OPTIONS);
  for (const { definition } of tasks) {
    await keepQueue(boss, definition.name, {
      retryLimit: definition.retries,
      retryDelay: definition.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: MAX_RETRY_DELAY_SECONDS,
      expireInSeconds: definition.expireSeconds,
      retentionSeconds: KEPT_WAITING_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deadLetter: LOST,
      notify: true,
    });
    if (definition.cron !== undefined)
      await boss.schedule(definition.name, definition.cron, {}, { tz: "UTC" });
  }

  let running: Dependencies | undefined;
  return {
    enqueue: async (tx, task, payload) => {
      await boss.send(task.name, task.payload.parse(payload), { db: asQueueDatabase(tx) });
    },
    start: async (deps) => {
      running = deps;
      for (const task of tasks) await work(boss, task, deps);
      await tellOfLost(boss, tasks, deps);
    },
    drain: async () => {
      if (running === undefined) throw new Error("The task queue has not been started.");
      while ((await countOpenTasks(running.database.db)) > 0) await sleep(DRAIN_POLL_MS);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

/** One that is there already keeps the options of the release that made it, unless it is told. */
async function keepQueue(
  boss: PgBoss,
  name: string,
  options: Parameters<PgBoss["updateQueue"]>[1],
): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, options);
}

/** Says on the domain rows of lost tasks that they have failed: nobody else is left to. */
async function tellOfLost(boss: PgBoss, tasks: readonly RegisteredTask[], deps: Dependencies): Promise<void> {
  await boss.work<unknown, void, { includeMetadata: true }>(
    LOST,
    { includeMetadata: true },
    async (batch) => {
      for (const { data, sourceName, sourceId } of batch) {
        deps.log.error({ task: sourceName, taskId: sourceId }, "task lost");
        const task = tasks.find(({ definition }) => definition.name === sourceName);
        await task?.fail(deps, data, new Error("The task was lost."));
      }
    },
  );
}

async function work(boss: PgBoss, task: RegisteredTask, deps: Dependencies): Promise<void> {
  const { name, concurrency } = task.definition;
  for (let index = 0; index < concurrency; index += 1) {
    // Nobody is told again of tasks that came while all workers were busy, and between two looks of its own
    // a worker sleeps half a minute: so it looks again after each task, until there is none.
    let lookAgain = () => {};
    const id = await boss.work<unknown, void, { includeMetadata: true; pollingIntervalSeconds: number }>(
      name,
      { includeMetadata: true, pollingIntervalSeconds: 2 },
      async (batch) => {
        try {
          for (const job of batch) await runTask(boss, task, job, deps);
        } finally {
          lookAgain();
        }
      },
    );
    lookAgain = () => boss.notifyWorker(id);
  }
}

async function runTask(
  boss: PgBoss,
  task: RegisteredTask,
  job: JobWithMetadata<unknown>,
  deps: Dependencies,
): Promise<void> {
  const { name, retries, cron } = task.definition;
  try {
    await task.run(deps, job.data, job.signal);
  } catch (error) {
    const last = job.retryCount >= retries;
    // What comes round by itself needs no other.
    const waits = last && cron === undefined && isConnectionError(error);
    deps.log[last && !waits ? "error" : "warn"](
      { err: error, task: name, taskId: job.id, attempt: job.retryCount + 1 },
      "task failed",
    );
    if (!last) throw error;
    if (waits) await sendAgain(boss, name, job.data);
    // The domain row says that it failed; after that the task has done all it can.
    else await task.fail(deps, job.data, error);
  }
}

/** In place of the task whose attempts are used up: nothing is wrong with it, and what it needs will be back. */
async function sendAgain(boss: PgBoss, name: string, data: unknown): Promise<void> {
  await boss.send(name, toPayload(data), { startAfter: AWAY_RETRY_SECONDS });
}

/** The queue stores payloads as objects, and gives them back as whatever JSON may hold. */
function toPayload(data: unknown): object {
  return typeof data === "object" && data !== null ? data : {};
}

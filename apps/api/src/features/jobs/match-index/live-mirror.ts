import { type Database, newId } from "@rolecall/db";
import type { Logger } from "pino";
import { onDemand } from "../../../lib/on-demand.ts";
import { createMirror, type MirrorOptions } from "./mirror.ts";

interface LiveMirrorOptions<Row, Value> extends Omit<MirrorOptions<Row, Value>, "signal"> {
  readonly database: Database;
  readonly log: Logger;
  /** What the log calls it. */
  readonly name: string;
  /** LISTEN channel; the payload is the id of a row that was written or deleted. */
  readonly channel: string;
}

/** A table in memory that follows its rows, whichever process writes them. */
export interface LiveMirror {
  /** Resolves when all is in memory. A failed read fails for who waits, and is made again for who asks next. */
  readonly ready: () => Promise<void>;
  /** As `ready`, and with all that was committed before the call. */
  readonly current: () => Promise<void>;
  /** Begins to do what `ready` waits for. */
  readonly load: () => void;
  /** Reads one row anew, without waiting for the news of it. */
  readonly refresh: (id: string) => Promise<void>;
  /** Ends a load under way; who waits for it is told so. */
  readonly close: () => Promise<void>;
}

/** What a process says to itself begins so; everything else is an id. */
const MARK = "mark:";

/** Neither listens nor reads before it is first asked. */
export function createLiveMirror<Row, Value>(options: LiveMirrorOptions<Row, Value>): LiveMirror {
  const { database, log, name, channel, ...rows } = options;
  const closing = new AbortController();
  const mirror = createMirror({ ...rows, signal: closing.signal });
  /** Questions that wait for their own mark to come back. */
  const marks = new Map<string, () => void>();
  /** Undefined when something could not be read: the next question reads everything anew. */
  let loading: Promise<void> | undefined;
  // Listens before it loads, so that no change falls between the two.
  const subscription = onDemand(() => database.sql.listen(channel, hear, start));

  function report(error: unknown): void {
    if (!closing.signal.aborted) log.error({ err: error }, name);
  }

  function forget(error: unknown): never {
    loading = undefined;
    throw error;
  }

  function reload(): Promise<void> {
    loading = mirror.reload().catch(forget);
    return loading;
  }

  const refresh = (id: string) => mirror.refresh(id).catch(forget);

  function hear(payload: string): void {
    if (payload.startsWith(MARK)) marks.get(payload)?.();
    else refresh(payload).catch(report);
  }

  function releaseMarks(): void {
    for (const heard of marks.values()) heard();
  }

  /** Also after a lost connection: what changed meanwhile was not heard, marks among it. */
  function start(): void {
    reload().catch(report);
    releaseMarks();
  }

  async function ready(): Promise<void> {
    closing.signal.throwIfAborted();
    await subscription.open();
    await (loading ?? reload());
  }

  /** News comes in the order of the commits: when the own mark is back, all before it has been heard. */
  async function catchUp(): Promise<void> {
    const mark = `${MARK}${newId()}`;
    const heard = new Promise<void>((resolve) => marks.set(mark, resolve));
    try {
      await database.sql.notify(channel, mark);
      await heard;
    } finally {
      marks.delete(mark);
    }
    await mirror.settled();
  }

  return {
    ready,
    current: async () => {
      closing.signal.throwIfAborted();
      await subscription.open();
      await catchUp();
      await ready();
    },
    load: () => void ready().catch(report),
    refresh,
    close: async () => {
      closing.abort(new Error(`The ${name} is closed.`));
      releaseMarks();
      // Without its database there is nothing to unsubscribe from.
      await Promise.allSettled([subscription.ifOpen().then((open) => open?.unlisten())]);
    },
  };
}

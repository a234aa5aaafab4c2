import type { Role } from "@rolecall/contracts/auth/enums";
import {
  type Database,
  LIVE_EVENTS_CHANNEL,
  latestEventSeq,
  readAllEvents,
  type StoredLiveEvent,
} from "@rolecall/db";
import type { Logger } from "pino";
import { SESSIONS_ENDED_CHANNEL } from "../features/auth/auth.queries.ts";
import { OutgoingEvent } from "./outgoing-event.ts";
import { createSessionGuard, type SessionGuard } from "./session-guard.ts";

/** Someone in this process who takes the events of one person, own ones and those of the role. */
export interface LiveListener {
  readonly userId: string;
  readonly role: Role;
  /** Called for each event in the order of the log, and never twice for one. Must not throw. */
  readonly receive: (event: OutgoingEvent) => void;
}

/**
 * The one reader of the event log in a process. It is woken by NOTIFY, reads what is new once for all
 * listeners, and hands each event to those it is meant for.
 */
export interface LiveHub {
  readonly add: (listener: LiveListener) => void;
  readonly remove: (listener: LiveListener) => void;
  /** Events this process has just committed, as stored: delivered without waiting for the NOTIFY. */
  readonly publish: (committed: readonly StoredLiveEvent[]) => void;
  /** The log reaches at least this far. */
  readonly knownSeq: number;
  readonly sessions: SessionGuard;
  /** Aborted once the server is stopping: what streams ends then. */
  readonly stopping: AbortSignal;
  readonly endStreams: () => void;
  readonly stop: () => Promise<void>;
}

interface LiveHubOptions {
  readonly database: Database;
  readonly log: Logger;
}

/** Events of one read. */
const PAGE = 500;
/** The log is looked at this often in any case, so that a lost NOTIFY costs a delay and no event. */
const POLL_MS = 3_000;
const SESSION_RECHECK_MS = 60_000;

/** Resolves once it listens; rejects when the database cannot be reached. */
export async function openLiveHub({ database, log }: LiveHubOptions): Promise<LiveHub> {
  const hub = new Hub(database, log);
  await hub.start();
  return hub;
}

class Hub implements LiveHub {
  readonly sessions: SessionGuard;
  readonly #database: Database;
  readonly #log: Logger;
  /** A person has a few connections: an array for each is much smaller than a set. It is replaced, never changed. */
  readonly #byUser = new Map<string, readonly LiveListener[]>();
  readonly #byRole: Readonly<Record<Role, Set<LiveListener>>> = {
    candidate: new Set(),
    recruiter: new Set(),
  };
  readonly #stopping = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #unlisten: (() => Promise<unknown>)[] = [];
  /** Everything up to here has been handed out, or there was nobody to hand it to. */
  #lastSeq = 0;
  #reading: Promise<void> | undefined;
  #readAgain = false;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.sessions = createSessionGuard(database.db);
  }

  async start(): Promise<void> {
    const [events, ended] = await Promise.all([
      this.#listenToEvents(),
      this.#database.sql.listen(
        SESSIONS_ENDED_CHANNEL,
        (sessionId) => this.sessions.end(sessionId),
        () => this.#recheckSessions(),
      ),
    ]);
    this.#unlisten.push(events.unlisten, ended.unlisten);
    this.#timers.push(
      setInterval(() => this.#wake(), POLL_MS),
      setInterval(() => this.#recheckSessions(), SESSION_RECHECK_MS),
    );
  }

  async #listenToEvents() {
    const { db, sql } = this.#database;
    // Before LISTEN: what comes between the two is read when LISTEN begins.
    this.#lastSeq = await latestEventSeq(db);
    return sql.listen(
      LIVE_EVENTS_CHANNEL,
      (payload) => this.#onNotify(Number(payload)),
      // Also called when a lost connection has been made again: what was said meanwhile is in the log.
      () => this.#wake(),
    );
  }

  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  endStreams = (): void => this.#stopping.abort();

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    // Without its database there is nothing to unsubscribe from.
    await Promise.allSettled(this.#unlisten.map((unlisten) => unlisten()));
    await this.#reading;
  }

  get knownSeq(): number {
    return this.#lastSeq;
  }

  add = (listener: LiveListener): void => {
    this.#byUser.set(listener.userId, [...(this.#byUser.get(listener.userId) ?? []), listener]);
    this.#byRole[listener.role].add(listener);
  };

  remove = (listener: LiveListener): void => {
    if (!this.#byRole[listener.role].delete(listener)) return;
    const left = this.#byUser.get(listener.userId)?.filter((other) => other !== listener) ?? [];
    if (left.length === 0) this.#byUser.delete(listener.userId);
    else this.#byUser.set(listener.userId, left);
  };

  publish = (committed: readonly StoredLiveEvent[]): void => {
    const [first] = committed;
    if (first === undefined) return;
    // Another process's events come in between: the log tells them in order. What was read there already is not told again.
    if (first.seq > this.#lastSeq + 1) this.#wake();
    else for (const event of committed) this.#dispatch(event);
  };

  #onNotify(seq: number): void {
    // With nobody listening there is nothing to read: who comes later reads the log on arrival.
    if (this.#byUser.size === 0) this.#lastSeq = Math.max(this.#lastSeq, seq);
    // News of what this process has stored often comes in the same moment as the answer, which is told without a read.
    else if (seq > this.#lastSeq) setImmediate(() => this.#wakeFor(seq));
  }

  #wakeFor(seq: number): void {
    if (seq > this.#lastSeq) this.#wake();
  }

  #wake(): void {
    this.#readAgain = true;
    this.#reading ??= this.#readNew();
  }

  async #readNew(): Promise<void> {
    try {
      while (this.#readAgain) {
        this.#readAgain = false;
        const events = await readAllEvents(this.#database.db, { after: this.#lastSeq, limit: PAGE });
        for (const event of events) this.#dispatch(event);
        if (events.length === PAGE) this.#readAgain = true;
      }
    } catch (error) {
      this.#log.warn({ err: error }, "live events could not be read; trying again soon");
    } finally {
      this.#reading = undefined;
    }
  }

  #dispatch(stored: StoredLiveEvent): void {
    if (stored.seq <= this.#lastSeq) return;
    this.#lastSeq = stored.seq;
    const { userId, audience } = stored;
    const listeners = audience === null ? this.#byUser.get(userId ?? "") : this.#byRole[audience];
    if (listeners === undefined) return;
    const event = new OutgoingEvent(stored);
    for (const listener of listeners) {
      if (stored.leftOut?.includes(listener.userId) !== true) listener.receive(event);
    }
  }

  #recheckSessions(): void {
    this.sessions.recheck().catch((error: unknown) => {
      this.#log.warn({ err: error }, "live sessions could not be checked; trying again soon");
    });
  }
}

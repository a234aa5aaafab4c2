import { isOwnAction, type LiveEventsInput } from "@rolecall/contracts/live/events";
import { type Database, latestEventSeq, readEvents } from "@rolecall/db";
import type { Actor } from "../features/auth/actor.ts";
import type { LiveHub, LiveListener } from "./live-hub.ts";
import { OutgoingEvent } from "./outgoing-event.ts";

/** Where a feed's events go: a WebSocket, or whoever iterates. */
export interface FeedSink {
  /** The feed stands: nothing that commits from now on will be missing from it. */
  readonly start: () => void;
  /** Takes the next event. */
  readonly send: (event: OutgoingEvent) => void;
  /** Resolves when what was sent has gone out: a replay waits for its reader. */
  readonly drained: () => Promise<void>;
  /** Called after an event that came live, when nobody waits: the time to give up a reader that is too slow. */
  readonly checkPace: () => void;
}

export interface FeedOptions {
  readonly hub: LiveHub;
  readonly actor: Actor;
  readonly sink: FeedSink;
  /** What the client asks for. */
  readonly request: LiveEventsInput;
}

/** Events of one read during a replay. */
const PAGE = 100;
/** New events that are kept while older ones are replayed; with more, the log is read once again. */
const MAX_PENDING = 256;

/**
 * One person's events, each once and in order: first what the log holds after `lastEventId`, then what
 * the hub hands out. It listens before it reads, and drops whatever is not above the last seq sent.
 */
export class LiveFeed implements LiveListener {
  readonly userId: string;
  readonly role: Actor["role"];
  readonly #hub: LiveHub;
  readonly #sink: FeedSink;
  readonly #request: LiveEventsInput;
  /** Null once it follows the hub directly. */
  #pending: OutgoingEvent[] | null = [];
  #overflowed = false;
  #stopped = false;
  #lastSeq = 0;

  constructor({ hub, actor, sink, request }: FeedOptions) {
    this.#hub = hub;
    this.#sink = sink;
    this.#request = request;
    this.userId = actor.userId;
    this.role = actor.role;
  }

  /**
   * Starts after the event that the client saw last. One that is no id of ours, or ahead of the log,
   * starts from now. Resolves when the replay is over; rejects when the log cannot be read, and then
   * the feed has stopped.
   */
  async run(database: Database): Promise<void> {
    this.#hub.add(this);
    try {
      const resumes = await this.#findStart(database);
      if (this.#stopped) return;
      this.#sink.start();
      if (resumes) await this.#replay(database);
      while (this.#pending !== null) await this.#catchUp(database);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#pending = null;
    this.#hub.remove(this);
  }

  receive(event: OutgoingEvent): void {
    if (this.#pending === null) {
      this.#send(event);
      this.#sink.checkPace();
    } else if (this.#pending.length < MAX_PENDING) this.#pending.push(event);
    else this.#overflowed = true;
  }

  async #findStart(database: Database): Promise<boolean> {
    const wanted = parseEventId(this.#request?.lastEventId);
    // Mostly known without asking, and after a restart everybody comes back at once.
    const latest =
      wanted !== null && wanted <= this.#hub.knownSeq ? wanted : await latestEventSeq(database.db);
    const resumes = wanted !== null && wanted <= latest;
    this.#lastSeq = resumes ? wanted : latest;
    return resumes;
  }

  /** Sends what the log holds up to now. */
  async #replay(database: Database): Promise<void> {
    let complete = false;
    while (!complete && !this.#stopped) {
      const { userId, role } = this;
      const page = await readEvents(database.db, { after: this.#lastSeq, userId, role, limit: PAGE });
      for (const stored of page) this.#send(new OutgoingEvent(stored));
      await this.#sink.drained();
      complete = page.length < PAGE;
    }
  }

  /** Sends what came in meanwhile; when that is nothing, the feed follows the hub from here on. */
  async #catchUp(database: Database): Promise<void> {
    const pending = this.#pending ?? [];
    this.#pending = pending.length === 0 && !this.#overflowed ? null : [];
    if (this.#overflowed) {
      // Whatever did not fit is committed, so the log has it.
      this.#overflowed = false;
      await this.#replay(database);
      return;
    }
    for (const event of pending) this.#send(event);
    await this.#sink.drained();
  }

  #send(event: OutgoingEvent): void {
    if (this.#stopped || event.seq <= this.#lastSeq) return;
    this.#lastSeq = event.seq;
    if (isOwnAction(event.stored.event) && this.#request?.ownActions !== true) return;
    this.#sink.send(event);
  }
}

/** The seq that an event id stands for; null for anything that is none. */
export function parseEventId(id: string | null | undefined): number | null {
  if (id === null || id === undefined || !/^\d{1,15}$/.test(id)) return null;
  return Number(id);
}

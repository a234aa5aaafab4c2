import { setTimeout as sleep } from "node:timers/promises";
import { LiveEventsInput } from "@rolecall/contracts/live/events";
import type { WebSocket } from "ws";
import type { Dependencies } from "../dependencies.ts";
import { AppError, invalidInput } from "../errors/app-error.ts";
import { isConnectionError } from "../errors/connection-error.ts";
import type { Actor } from "../features/auth/actor.ts";
import type { DeliveryMarker } from "../features/conversations/delivery-marker.ts";
import { CLOSE, type CloseCode } from "./close-socket.ts";
import { DeliveryTracker } from "./delivery-tracker.ts";
import { LiveFeed, parseEventId } from "./live-feed.ts";
import type { OutgoingEvent } from "./outgoing-event.ts";
import * as wire from "./trpc-wire.ts";

interface ConnectionFeedsOptions {
  readonly ws: WebSocket;
  readonly deps: Dependencies;
  readonly deliveries: DeliveryMarker;
  readonly end: (code: CloseCode, reason: string) => void;
}

/** The one subscription there is. */
const EVENTS_PATH = "live.events";
const MAX_FEEDS = 8;
/** What may wait to be sent before a reader counts as too slow. It is cut, and resumes by its last id. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** A replay reads on when less than this waits. */
const DRAINED_BYTES = 64 * 1024;
const DRAIN_POLL_MS = 10;
/** A client that reconnects at once must not run in circles while the database is away. */
const UNAVAILABLE_CLOSE_MS = 1_000;

/** The subscriptions of one connection. */
export class ConnectionFeeds {
  readonly #options: ConnectionFeedsOptions;
  readonly #tracker: DeliveryTracker;
  /** By the envelope of the subscription; null while it is being opened. */
  readonly #feeds = new Map<string, LiveFeed | null>();

  constructor(options: ConnectionFeedsOptions) {
    this.#options = options;
    this.#tracker = new DeliveryTracker(options.ws, options.deliveries.add);
  }

  /** Opens a feed and resolves when its replay is over. Failures are answered, or close the connection. */
  async open(call: wire.ProcedureCall, envelope: string): Promise<void> {
    if (this.#feeds.has(envelope)) {
      return this.#write(wire.errorFrame(envelope, invalidInput("id", "This id is in use."), call));
    }
    this.#feeds.set(envelope, null);
    try {
      const actor = await this.#authorise(call);
      // It may have been stopped meanwhile.
      if (this.#feeds.has(envelope)) await this.#follow(call, envelope, actor);
    } catch (error) {
      if (!this.#feeds.delete(envelope)) return;
      if (isConnectionError(error)) return this.#closeUnavailable();
      this.#write(wire.errorFrame(envelope, error, call));
      // Frames keep their order: the client learns of the error first.
      if (wire.isUnauthorized(error)) this.#options.end(CLOSE.unauthorized, "Please sign in first.");
    }
  }

  stop(envelope: string): void {
    const feed = this.#feeds.get(envelope);
    if (feed === undefined) return;
    feed?.stop();
    this.#feeds.delete(envelope);
    this.#write(wire.stateFrame(envelope, "stopped"));
  }

  /** Ends all of them, telling each why when there is something to tell. */
  stopAll(reason?: AppError): void {
    for (const [envelope, feed] of this.#feeds) {
      feed?.stop();
      if (reason !== undefined) this.#write(wire.errorFrame(envelope, reason));
    }
    this.#feeds.clear();
  }

  ping(): void {
    this.#tracker.ping();
  }

  pong(payload: Buffer): void {
    this.#tracker.pong(payload);
  }

  async #authorise(call: wire.ProcedureCall): Promise<Actor> {
    if (call.request.params.path !== EVENTS_PATH) throw new AppError("NOT_FOUND", "There is no such call.");
    if (this.#feeds.size > MAX_FEEDS) {
      throw new AppError("TOO_MANY_REQUESTS", "Too many subscriptions on one connection.");
    }
    // The procedure says who may subscribe and with what; the stream that it returns is never begun.
    await wire.callProcedure(call);
    const actor = await call.ctx.authenticate();
    if (actor === null) throw new AppError("UNAUTHENTICATED", "Please sign in first.");
    return actor;
  }

  async #follow(call: wire.ProcedureCall, envelope: string, actor: Actor): Promise<void> {
    const { deps, deliveries, ws } = this.#options;
    const lastEventId = LiveEventsInput.parse(wire.inputOf(call.request))?.lastEventId;
    const feed = new LiveFeed({
      hub: deps.live,
      database: deps.database,
      actor,
      lastEventId,
      sink: {
        start: () => this.#write(wire.stateFrame(envelope, "started")),
        send: (event) => this.#send(event, envelope),
        drained: () => drained(ws),
        checkPace: () => this.#checkPace(),
      },
    });
    this.#feeds.set(envelope, feed);
    const seen = parseEventId(lastEventId);
    if (seen !== null) deliveries.addUpTo(actor.userId, seen);
    await feed.run();
  }

  #send(event: OutgoingEvent, envelope: string): void {
    this.#write(event.frame(envelope));
    this.#tracker.sent(event);
  }

  #checkPace(): void {
    const { ws, end } = this.#options;
    if (ws.bufferedAmount > MAX_BUFFERED_BYTES) end(CLOSE.tryAgain, "Reading too slowly.");
  }

  #write(frame: string | Buffer): void {
    this.#options.ws.send(frame, { binary: false });
  }

  #closeUnavailable(): void {
    const { end } = this.#options;
    setTimeout(() => end(CLOSE.tryAgain, "Not available at the moment."), UNAVAILABLE_CLOSE_MS);
  }
}

async function drained(ws: WebSocket): Promise<void> {
  while (ws.readyState === ws.OPEN && ws.bufferedAmount > DRAINED_BYTES) await sleep(DRAIN_POLL_MS);
}

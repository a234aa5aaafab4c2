import { LiveEventsInput } from "@rolecall/contracts/live/events";
import { AppError, invalidInput } from "../errors/app-error.ts";
import { isConnectionError } from "../errors/connection-error.ts";
import type { Actor } from "../features/auth/actor.ts";
import { CLOSE } from "./close-socket.ts";
import type { ConnectionLink } from "./connection-link.ts";
import { DeliveryTracker } from "./delivery-tracker.ts";
import { LiveFeed, parseEventId } from "./live-feed.ts";
import { SocketSink } from "./socket-sink.ts";
import * as wire from "./trpc-wire.ts";

/** The one subscription there is. */
const EVENTS_PATH = "live.events";
const MAX_FEEDS = 8;
/** A client that reconnects at once must not run in circles while the database is away. */
const UNAVAILABLE_CLOSE_MS = 1_000;

interface Subscription {
  readonly envelope: string;
  /** Undefined while it is being opened. */
  feed: LiveFeed | undefined;
}

/** The subscriptions of one connection. */
export class ConnectionFeeds {
  readonly #link: ConnectionLink;
  readonly #tracker: DeliveryTracker;
  readonly #feeds = new Map<wire.MessageId, Subscription>();
  /** Those whose caller is being looked up, with those that were stopped meanwhile. */
  #opening = 0;

  constructor(link: ConnectionLink) {
    this.#link = link;
    this.#tracker = new DeliveryTracker(link);
  }

  /** Opens a feed and resolves when its replay is over. Failures are answered, or close the connection. */
  async open(call: wire.ProcedureCall, envelope: string): Promise<void> {
    const { id } = call.request;
    if (this.#feeds.has(id)) {
      return this.#write(wire.errorFrame(envelope, invalidInput("id", "This id is in use."), call));
    }
    const subscription: Subscription = { envelope, feed: undefined };
    this.#feeds.set(id, subscription);
    try {
      const actor = await this.#authorise(call);
      // It may have been stopped meanwhile.
      if (this.#feeds.get(id) === subscription) await this.#follow(call, subscription, actor);
    } catch (error) {
      if (this.#feeds.get(id) !== subscription) return;
      this.#feeds.delete(id);
      if (isConnectionError(error)) return this.#closeUnavailable();
      this.#write(wire.errorFrame(envelope, error, call));
      // Frames keep their order: the client learns of the error first.
      if (wire.isUnauthorized(error)) this.#link.end(CLOSE.unauthorized, "Please sign in first.");
    }
  }

  stop(id: wire.MessageId): void {
    const subscription = this.#feeds.get(id);
    if (subscription === undefined) return;
    subscription.feed?.stop();
    this.#feeds.delete(id);
    this.#write(wire.stateFrame(subscription.envelope, "stopped"));
  }

  /** Ends all of them, telling each why when there is something to tell. */
  stopAll(reason?: AppError): void {
    for (const { envelope, feed } of this.#feeds.values()) {
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
    if (this.#feeds.size > MAX_FEEDS || this.#opening >= MAX_FEEDS) {
      throw new AppError("TOO_MANY_REQUESTS", "Too many subscriptions on one connection.");
    }
    this.#opening += 1;
    try {
      // The procedure says who may subscribe and with what; the stream that it returns is never begun.
      await wire.callProcedure(call);
      const actor = await call.ctx.authenticate();
      if (actor === null) throw new AppError("UNAUTHENTICATED", "Please sign in first.");
      return actor;
    } finally {
      this.#opening -= 1;
    }
  }

  async #follow(call: wire.ProcedureCall, subscription: Subscription, actor: Actor): Promise<void> {
    const { deps, deliveries } = this.#link;
    const request = LiveEventsInput.parse(wire.inputOf(call.request));
    const sink = new SocketSink(this.#link, this.#tracker, subscription.envelope);
    const feed = new LiveFeed({ hub: deps.live, actor, sink, request });
    subscription.feed = feed;
    const seen = parseEventId(request?.lastEventId);
    if (seen !== null) deliveries.addUpTo(actor.userId, seen);
    try {
      await feed.run(deps.database);
    } catch (error) {
      deps.log.warn({ err: error }, "a live feed broke");
      // The subscription stands: by its last id the client takes it up again.
      this.#closeUnavailable();
    }
  }

  #write(frame: string): void {
    this.#link.ws.send(frame);
  }

  #closeUnavailable(): void {
    setTimeout(() => this.#link.end(CLOSE.tryAgain, "Not available at the moment."), UNAVAILABLE_CLOSE_MS);
  }
}

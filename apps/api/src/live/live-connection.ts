import type { Duplex } from "node:stream";
import { ConnectionParams } from "@rolecall/contracts/live/events";
import type { RawData } from "ws";
import { z } from "zod";
import type { Dependencies } from "../dependencies.ts";
import { AppError } from "../errors/app-error.ts";
import { sessionIdOf } from "../features/auth/sessions.ts";
import type { DeliveryMarker } from "../features/conversations/delivery-marker.ts";
import { parseJson } from "../http/read-body.ts";
import { type Context, createContext } from "../trpc/context.ts";
import type { AnonymousLimit } from "./anonymous-limit.ts";
import { CLOSE, type CloseCode, closeSocket } from "./close-socket.ts";
import { ConnectionFeeds } from "./connection-feeds.ts";
import type { ConnectionLink } from "./connection-link.ts";
import type { LiveSocket, SocketOwner } from "./live-socket.ts";
import type { SessionWatcher } from "./session-guard.ts";
import * as wire from "./trpc-wire.ts";

export interface LiveConnectionOptions {
  readonly ws: LiveSocket;
  /** What the WebSocket runs on. */
  readonly socket: Duplex;
  readonly deps: Dependencies;
  readonly deliveries: DeliveryMarker;
  /** Address of the client, for throttling. */
  readonly address: string;
  /** Counts it until somebody signs in on it. */
  readonly anonymous: AnonymousLimit;
  /** The client said in the URL that its first message holds the connection parameters. */
  readonly expectsParams: boolean;
  readonly onClose: (connection: LiveConnection) => void;
  /** 10 seconds when left out. */
  readonly paramsTimeoutMs?: number | undefined;
}

/** A token that has opened nothing after this time is looked up, and the connection closed if it is dead. */
const TOKEN_CHECK_MS = 2_000;
/** A client that has announced connection parameters has so long to send them. */
const PARAMS_TIMEOUT_MS = 10_000;
/** Calls of one connection that run at a time; reading pauses while there are as many. */
const MAX_RUNNING = 64;

/** Most connections only subscribe, and what serves those is not told by a signal. */
const NEVER = new AbortController().signal;

const ParamsMessage = z.object({
  method: z.literal("connectionParams"),
  data: ConnectionParams.partial().nullish(),
});

/** One client: speaks tRPC's WebSocket protocol, runs its calls and carries its subscriptions. */
export class LiveConnection implements ConnectionLink, SocketOwner, SessionWatcher {
  readonly ws: LiveSocket;
  readonly deps: Dependencies;
  readonly deliveries: DeliveryMarker;
  readonly #socket: Duplex;
  readonly #address: string;
  /** Undefined once somebody is signed in, or it is closed. */
  #anonymous: AnonymousLimit | undefined;
  readonly #whenClosed: (connection: LiveConnection) => void;
  readonly #feeds: ConnectionFeeds;
  #awaitsParams: boolean;
  #token: string | null = null;
  #closing = false;
  #running = 0;
  /** Calls beyond those that run. */
  #waiting: (() => void)[] | undefined;
  #whenAnswered: (() => void) | undefined;
  /** False from a heartbeat until something comes from the client. */
  #heard = true;
  /** Runs out unless the client sends its parameters, and then unless its token opens something. */
  #patience: NodeJS.Timeout | undefined;
  #aborter: AbortController | undefined;

  constructor(options: LiveConnectionOptions) {
    const { ws, socket, deps, deliveries, address, anonymous, expectsParams, onClose } = options;
    this.ws = ws;
    this.deps = deps;
    this.deliveries = deliveries;
    this.#socket = socket;
    this.#address = address;
    this.#anonymous = anonymous;
    anonymous.enter(address);
    this.#awaitsParams = expectsParams;
    this.#whenClosed = onClose;
    this.#feeds = new ConnectionFeeds(this);
    ws.adopt(this);
    if (!expectsParams) return;
    this.#patience = setTimeout(() => {
      this.end(CLOSE.badRequest, "The connection parameters did not come.");
    }, options.paramsTimeoutMs ?? PARAMS_TIMEOUT_MS);
  }

  /** Asks for a sign of life, and ends a connection that gave none since the last time. */
  beat(): void {
    if (!this.#heard) this.ws.terminate();
    else if (!this.#closing) this.#feeds.ping();
    this.#heard = false;
  }

  /** Takes no further message, ends the subscriptions, and closes when the running calls are answered. */
  end(code: CloseCode, reason: string, toSubscribers?: AppError): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#feeds.stopAll(toSubscribers);
    this.#whenAnswered = () => {
      // Not before: a client that is asked to reconnect gives up the calls that it waits for.
      if (code === CLOSE.goingAway) this.#write(wire.RECONNECT_FRAME);
      closeSocket(this.ws, code, reason);
    };
    if (this.#running === 0) this.#whenAnswered();
  }

  gather(): void {
    if (this.#socket.writableCorked > 0) return;
    this.#socket.cork();
    process.nextTick(uncork, this.#socket);
  }

  cut(): void {
    this.ws.terminate();
  }

  onMessage(data: RawData, isBinary: boolean): void {
    this.#heard = true;
    if (this.#closing) return;
    // What is binary is no message of ours, and fails like any other text that is not JSON.
    const text = isBinary ? "" : data.toString();
    if (text === "PING") this.#write("PONG");
    else if (text !== "PONG") this.#onText(text);
  }

  #onText(text: string): void {
    try {
      const parsed = parseJson(text);
      if (this.#awaitsParams) this.#onParams(parsed);
      else if (Array.isArray(parsed))
        for (const [index, raw] of parsed.entries()) this.#onClientMessage(raw, index);
      else this.#onClientMessage(parsed, 0);
    } catch (error) {
      this.#write(wire.errorFrame(wire.NO_ENVELOPE, wire.parseError(error)));
      if (this.#awaitsParams) this.end(CLOSE.badRequest, "Malformed connection parameters.");
    }
  }

  onPong(payload: Buffer): void {
    this.#heard = true;
    this.#feeds.pong(payload);
  }

  #onParams(parsed: unknown): void {
    const { data } = ParamsMessage.parse(parsed);
    this.#awaitsParams = false;
    this.#stopWaiting();
    this.#token = data?.token ?? null;
    if (this.#token === null) return;
    // Watched before it is looked up: a session that ends in between is noticed.
    this.deps.live.sessions.watch(sessionIdOf(this.#token), this);
    this.#patience = setTimeout(() => void this.#checkToken(), TOKEN_CHECK_MS);
  }

  async #checkToken(): Promise<void> {
    const unknown = (): undefined => undefined;
    const actor = await this.#createContext().authenticate().catch(unknown);
    if (actor === null) this.end(CLOSE.unauthorized, "Please sign in first.");
  }

  #onSignedIn(): void {
    this.#stopWaiting();
    this.#stopCounting();
  }

  #stopCounting(): void {
    this.#anonymous?.leave(this.#address);
    this.#anonymous = undefined;
  }

  #stopWaiting(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  onSessionEnd(): void {
    const error = new AppError("UNAUTHENTICATED", "Your session has ended. Please sign in again.");
    this.end(CLOSE.unauthorized, "The session has ended.", error);
  }

  #onClientMessage(raw: unknown, index: number): void {
    const message = wire.parseMessage(raw);
    if (message.method === "subscription.stop") {
      this.#feeds.stop(message.id);
      return;
    }
    const envelope = wire.envelopeOf(message);
    const call = { request: message, ctx: this.#createContext(), index };
    if (message.method === "subscription") void this.#feeds.open({ ...call, signal: NEVER }, envelope);
    else {
      this.#aborter ??= new AbortController();
      this.#answer({ ...call, signal: this.#aborter.signal }, envelope);
    }
  }

  /** Runs a call, or keeps it until there is room. While there is none, nothing more is read. */
  #answer(call: wire.ProcedureCall, envelope: string): void {
    if (this.#running >= MAX_RUNNING) {
      this.#waiting ??= [];
      this.#waiting.push(() => this.#answer(call, envelope));
      this.ws.pause();
      return;
    }
    this.#running += 1;
    void this.#run(call, envelope).finally(() => {
      this.#running -= 1;
      const next = this.#waiting?.shift();
      if (next !== undefined) next();
      else if (this.#running === 0) this.#whenAnswered?.();
      if (this.#waiting?.length === 0) {
        this.#waiting = undefined;
        this.ws.resume();
      }
    });
  }

  /** Never rejects. Resolves when the answer has gone out, so that a slow reader cannot pile answers up. */
  async #run(call: wire.ProcedureCall, envelope: string): Promise<void> {
    let frame: string;
    try {
      frame = wire.dataFrame(envelope, await wire.callProcedure(call));
    } catch (error) {
      frame = wire.errorFrame(envelope, error, call);
    }
    await new Promise<void>((resolve) => this.ws.send(frame, () => resolve()));
  }

  /** A context for one call. The session is looked up anew for each, so a dead one ends. */
  #createContext(): Context {
    const ctx = createContext({ deps: this.deps, address: this.#address, token: this.#token });
    return {
      ...ctx,
      authenticate: async () => {
        const actor = await ctx.authenticate();
        if (actor !== null) this.#onSignedIn();
        return actor;
      },
    };
  }

  /** A frame that breaks the protocol or is too large; ws closes by itself. */
  onError(error: Error): void {
    this.deps.log.debug({ err: error }, "live connection broke");
  }

  #write(frame: string): void {
    this.ws.send(frame);
  }

  onClose(): void {
    this.#closing = true;
    this.#waiting = undefined;
    this.#feeds.stopAll();
    this.#stopWaiting();
    this.#stopCounting();
    if (this.#token !== null) this.deps.live.sessions.unwatch(sessionIdOf(this.#token), this);
    this.#aborter?.abort();
    this.#whenClosed(this);
  }
}

function uncork(socket: Duplex): void {
  socket.uncork();
}

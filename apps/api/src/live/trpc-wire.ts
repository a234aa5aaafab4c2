import { ERROR_STATUS } from "@rolecall/contracts/common/errors";
import { callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from "@trpc/server";
import { parseTRPCMessage, type TRPCClientOutgoingMessage, type TRPCRequestMessage } from "@trpc/server/rpc";
import { getErrorShape } from "@trpc/server/shared";
import { describeError } from "../errors/describe-error.ts";
import { toTrpcError } from "../errors/to-trpc.ts";
import type { Context } from "../trpc/context.ts";
import { appRouter } from "../trpc/router.ts";

/** What tRPC's WebSocket protocol calls a message: everything here follows `@trpc/server/adapters/ws`. */
export type ClientMessage = TRPCClientOutgoingMessage;
export type ClientRequest = TRPCRequestMessage;
export type MessageId = ClientMessage["id"];

const { _config: config } = appRouter._def;

/** @throws when it is not a message of the protocol, or there is no id to answer to. */
export function parseMessage(raw: unknown): ClientMessage {
  const message = parseTRPCMessage(raw, config.transformer);
  if (message.id === null) throw new Error("A message needs an id.");
  return message;
}

/** The members that lead every answer to a message, as JSON without braces. */
export function envelopeOf(message: Pick<ClientMessage, "id" | "jsonrpc">): string {
  const jsonrpc = message.jsonrpc === undefined ? "" : `,"jsonrpc":${JSON.stringify(message.jsonrpc)}`;
  return `"id":${JSON.stringify(message.id)}${jsonrpc}`;
}

/** Leads what answers no message in particular. */
export const NO_ENVELOPE = envelopeOf({ id: null });

export const RECONNECT_FRAME = JSON.stringify({ id: null, method: "reconnect" });

/** The answer that a subscription has begun or ended. */
export function stateFrame(envelope: string, state: "started" | "stopped"): string {
  return `{${envelope},"result":{"type":"${state}"}}`;
}

/** The answer of a query or mutation; `data` is the output of the procedure. */
export function dataFrame(envelope: string, data: unknown): string {
  return `{${envelope},"result":${JSON.stringify({ type: "data", data })}}`;
}

/** One call as the protocol brings it. */
export interface ProcedureCall {
  readonly request: ClientRequest;
  readonly ctx: Context;
  readonly signal: AbortSignal;
  /** Place within a batch. */
  readonly index: number;
}

/** An error in the shape that it has over HTTP. */
export function errorFrame(envelope: string, cause: unknown, call?: ProcedureCall): string {
  const shape = getErrorShape({
    config,
    error: cause instanceof TRPCError ? cause : toTrpcError(getTRPCErrorFromUnknown(cause)),
    type: call?.request.method ?? "unknown",
    path: call?.request.params.path,
    input: call?.request.params.input,
    ctx: call?.ctx,
  });
  return `{${envelope},"error":${JSON.stringify(shape)}}`;
}

/** For a message that cannot be read: tRPC code PARSE_ERROR, -32700 on the wire. */
export function parseError(cause: unknown): TRPCError {
  return new TRPCError({ code: "PARSE_ERROR", cause });
}

/** Whether the caller is told 401, whatever was thrown. */
export function isUnauthorized(error: unknown): boolean {
  return describeError(error).status === ERROR_STATUS.UNAUTHENTICATED;
}

/** Runs the procedure. That of a subscription authorises the caller and checks the input, and yields nothing yet. */
export function callProcedure({ request, ctx, signal, index }: ProcedureCall): Promise<unknown> {
  const input = inputOf(request);
  return callTRPCProcedure({
    router: appRouter,
    path: request.params.path,
    getRawInput: async () => input,
    ctx,
    type: request.method,
    signal,
    batchIndex: index,
  });
}

/** A client that reconnects says beside its input which event it saw last: the newer word. */
export function inputOf(request: ClientRequest): unknown {
  const { input, lastEventId } = request.params;
  if (lastEventId === undefined) return input;
  if (typeof input === "object" && input !== null) return { ...input, lastEventId };
  return input ?? { lastEventId };
}

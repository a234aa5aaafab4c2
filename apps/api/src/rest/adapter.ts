import type { ServerResponse } from "node:http";
import { FileStream } from "@rolecall/contracts/common/file-stream";
import { callTRPCProcedure, TRPCError } from "@trpc/server";
import { Hono, type Context as HonoContext } from "hono";
import type { Dependencies } from "../dependencies.ts";
import { invalidInput } from "../errors/app-error.ts";
import { describeError } from "../errors/describe-error.ts";
import { parseJson } from "../http/read-body.ts";
import { requestIdOf } from "../http/request-log.ts";
import type { Context } from "../trpc/context.ts";
import { createHttpContext } from "../trpc/http-context.ts";
import { appRouter } from "../trpc/router.ts";
import type { Endpoint } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { type OpenBody, openBody } from "./open-body.ts";

/** A file of which nothing has been taken for so long is given up. */
const STALLED_MS = 120_000;

/** The REST calls of the table, each answered by its procedure. */
export function createRestApi(deps: Dependencies): Hono {
  const api = new Hono();
  for (const endpoint of ENDPOINTS) {
    api.on(endpoint.method.toUpperCase(), endpoint.path, (c) => answer(c, endpoint, deps));
  }
  return api;
}

async function answer(c: HonoContext, endpoint: Endpoint, deps: Dependencies): Promise<Response> {
  const ctx = { ...createHttpContext(c, deps), canStream: endpoint.download !== undefined };
  const body = openBody(c.req.raw, ctx);
  try {
    return await answerWith(body, c, endpoint, ctx);
  } finally {
    body.end();
  }
}

async function answerWith(
  body: OpenBody,
  c: HonoContext,
  endpoint: Endpoint,
  ctx: Context,
): Promise<Response> {
  const output = await callTRPCProcedure({
    router: appRouter,
    path: endpoint.procedure,
    getRawInput: () => (endpoint.upload === undefined ? readInput(c, endpoint, body) : body.readForm()),
    ctx,
    type: endpoint.method === "get" ? "query" : "mutation",
    signal: c.req.raw.signal,
    batchIndex: 0,
  });
  const headers = endpoint.headersOf(output, new URL(c.req.url));
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (endpoint.download !== undefined) return sendFile(c, FileStream.parse(output));
  const status = endpoint.statusOf(output);
  if (status === 204) return c.body(null, 204);
  return sendJson(c, endpoint.bodyOf(output), status === 201 ? 201 : 200);
}

/**
 * The input of a read is its query, that of a write its body: nothing is ever changed, and no password
 * given, by an address alone. The path's parameters join either and have the last word. Procedures ask for
 * it once they know who is calling, so a body counts only from those who may send one.
 */
async function readInput(c: HonoContext, endpoint: Endpoint, body: OpenBody): Promise<unknown> {
  const own = endpoint.method === "get" ? c.req.query() : readObject(await body.readText());
  // Not into a copy: that of a body with 100,000 fields takes twice as long as parsing it.
  return Object.assign(own, c.req.param());
}

/** No body, or null, is an empty object: a call without a payload is sent as either. */
function readObject(text: string): object {
  if (text.trim() === "") return {};
  const body = parseJson(text) ?? {};
  if (typeof body !== "object" || Array.isArray(body)) {
    throw invalidInput("", "Send a JSON object.");
  }
  return body;
}

/** With its length, by which is decided whether to compress it. */
function sendJson(c: HonoContext, value: unknown, status: 200 | 201): Response {
  const body = JSON.stringify(value);
  return c.body(body, status, {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
  });
}

async function sendFile(
  c: HonoContext<{ Bindings: { outgoing?: ServerResponse } }>,
  { fileName, contentType, size, stream }: FileStream,
): Promise<Response> {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, "_");
  c.header("Content-Type", contentType);
  c.header(
    "Content-Disposition",
    `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(fileName)}`,
  );
  c.header("Cache-Control", "private, no-store");
  if (size !== undefined) c.header("Content-Length", String(size));
  if (c.req.method === "HEAD") {
    await stream.cancel();
    return c.body(null);
  }
  // Its socket is closed by then, which cancels the stream.
  c.env?.outgoing?.setTimeout(STALLED_MS);
  return c.body(stream);
}

/** RFC 8187 leaves fewer characters as they are than a URL does. */
function encodeExtended(value: string): string {
  const asHex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value).replaceAll(/['()*]/g, asHex);
}

/** The REST answer for anything thrown (wire.md, General). */
export function answerError(error: unknown, c: HonoContext, deps: Dependencies): Response {
  const { status, body, retryAfterSeconds, expected } = describeError(error);
  // What a procedure threw has been logged where it was thrown.
  if (!expected && !(error instanceof TRPCError))
    deps.log.error({ err: error, path: c.req.path, requestId: requestIdOf(c) }, "request failed");
  const headers = new Headers({ "Content-Type": "application/json" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  return new Response(JSON.stringify(body), { status, headers });
}

import { MAX_BATCH_CALLS } from "@rolecall/contracts/common/batch";
import { LIVE_POSITION_HEADER } from "@rolecall/contracts/live/position";
import { type AnyTRPCRouter, callTRPCProcedure, getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { TRPCResponse } from "@trpc/server/rpc";
import { getErrorShape } from "@trpc/server/shared";
import type { Context as HonoContext } from "hono";
import type { Context } from "./context.ts";
import { retryAfterOf } from "./retry-after.ts";

interface PlainQueriesOptions {
  readonly router: AnyTRPCRouter;
  /** Whether a dotted path is that of one of the router's queries. */
  readonly isQuery: (path: string) => boolean;
  /** Address of the router, with a slash at its end. */
  readonly endpoint: string;
}

interface Call {
  readonly path: string;
  readonly input: unknown;
}

/** What the adapter would answer to one call, and the error behind it. */
interface Result {
  readonly body: TRPCResponse;
  readonly error: TRPCError | undefined;
}

/**
 * Answers reads, single or batched, as tRPC's own adapter does, for half of its work: that one makes
 * objects for streams, uploads and aborted calls that a read does not need. Undefined for any request that
 * is not plainly a read of known queries: the adapter's to answer, refusals included.
 */
export function createPlainQueries({ router, isQuery, endpoint }: PlainQueriesOptions) {
  const config = router._def._config;

  async function run({ path, input }: Call, batchIndex: number, ctx: Context): Promise<Result> {
    try {
      const data: unknown = await callTRPCProcedure({
        router,
        path,
        getRawInput: async () => input,
        ctx,
        type: "query",
        signal: undefined,
        batchIndex,
      });
      return { body: { result: { data } }, error: undefined };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      return { body: { error: getErrorShape({ config, ctx, error, input, path, type: "query" }) }, error };
    }
  }

  return async (c: HonoContext, makeContext: () => Context): Promise<Response | undefined> => {
    const request = readRequest(c, endpoint);
    if (request === undefined || !request.calls.every(({ path }) => isQuery(path))) return undefined;
    const ctx = makeContext();
    // Before anything is read: what the log holds up to here is in the answer.
    const livePosition = String(ctx.deps.live.knownSeq);
    const results = await Promise.all(request.calls.map((call, index) => run(call, index, ctx)));
    const bodies = results.map(({ body }) => body);
    const text = JSON.stringify(request.isBatch ? bodies : bodies[0]);
    const retryAfter = retryAfterOf(results.flatMap(({ error }) => error ?? []));
    const status = getHTTPStatusCode(bodies);
    return new Response(text, {
      status,
      headers: {
        "Content-Type": "application/json",
        "Content-Length": String(Buffer.byteLength(text)),
        Vary: "trpc-accept, accept",
        // Strangers do not learn how much goes on.
        ...(status !== 401 && { [LIVE_POSITION_HEADER]: livePosition }),
        ...(retryAfter === undefined ? {} : { "Retry-After": retryAfter }),
      },
    });
  };
}

/** Undefined for anything out of the ordinary: headers that ask for a stream, names in other letters, broken JSON, too many calls. */
function readRequest(c: HonoContext, endpoint: string): { isBatch: boolean; calls: Call[] } | undefined {
  if (c.req.method !== "GET" || c.req.header("trpc-accept") !== undefined) return undefined;
  if (c.req.header("content-type") !== undefined || c.req.header("accept")?.includes("jsonl"))
    return undefined;
  const { url } = c.req;
  const start = url.indexOf(endpoint);
  const end = url.indexOf("?", start);
  if (start === -1) return undefined;
  const path = url.slice(start + endpoint.length, end === -1 ? undefined : end);
  const search = new URLSearchParams(end === -1 ? "" : url.slice(end));
  if (search.has("connectionParams")) return undefined;
  const isBatch = search.get("batch") === "1";
  const input = parse(search.get("input"));
  if (input === NOT_JSON) return undefined;
  if (!isBatch) return { isBatch, calls: [{ path, input }] };
  const inputs = input === undefined ? {} : input;
  if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs)) return undefined;
  const paths = path.split(",");
  if (paths.length > MAX_BATCH_CALLS) return undefined;
  return { isBatch, calls: paths.map((one, index) => ({ path: one, input: Reflect.get(inputs, index) })) };
}

const NOT_JSON = Symbol("not JSON");

function parse(text: string | null): unknown {
  if (text === null || text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

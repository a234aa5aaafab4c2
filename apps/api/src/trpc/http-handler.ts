import { MAX_BATCH_CALLS } from "@rolecall/contracts/common/batch";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Dependencies } from "../dependencies.ts";
import { bodyTooLarge } from "../errors/app-error.ts";
import { describeError } from "../errors/describe-error.ts";
import { isForm, limitBody } from "../http/read-body.ts";
import { MAX_JSON_BYTES, readUpload } from "../rest/adapter.ts";
import { createHttpContext } from "./http-context.ts";
import { createPlainQueries } from "./plain-queries.ts";
import { listProcedures } from "./procedures.ts";
import { retryAfterOf } from "./retry-after.ts";
import { appRouter } from "./router.ts";

const ENDPOINT = "/api/trpc";

/** tRPC over HTTP below `/api/trpc`. */
export function createTrpcHttp(deps: Dependencies): Hono {
  const app = new Hono();
  const answerQuery = createPlainQueries({
    router: appRouter,
    isQuery: createQueryTest(),
    endpoint: `${ENDPOINT}/`,
  });
  app.get("*", async (c, next) => (await answerQuery(c, () => createHttpContext(c, deps))) ?? next());
  const jsonLimit = bodyLimit({ maxSize: MAX_JSON_BYTES, onError: (c) => c.json(tooLarge(), 413) });
  // A form has a limit of its own, and is not to be gathered in memory to learn its size.
  app.use("*", (c, next) => (isForm(c.req.header("Content-Type") ?? "") ? next() : jsonLimit(c, next)));
  app.all("*", async (c) => {
    const upload = deps.uploadRoom.open();
    const ctx = createHttpContext(c, deps);
    const answer = fetchRequestHandler({
      endpoint: ENDPOINT,
      req: limitBody(c.req.raw, () => readUpload(upload, c.req.raw, ctx)),
      router: appRouter,
      maxBatchSize: MAX_BATCH_CALLS,
      createContext: () => ctx,
      responseMeta: ({ errors }) => {
        const retryAfter = retryAfterOf(errors);
        return retryAfter === undefined ? {} : { headers: new Headers({ "Retry-After": retryAfter }) };
      },
    });
    return answer.finally(upload.end);
  });
  return app;
}

/** Whether a dotted path is that of a query. Looked up from the first request on: no start has to wait for it. */
function createQueryTest(): (path: string) => boolean {
  let queries: ReadonlySet<string> | undefined;
  return (path) => {
    queries ??= new Set(
      [...listProcedures()].flatMap(([known, { type }]) => (type === "query" ? [known] : [])),
    );
    return queries.has(path);
  };
}

/** The body limit answers before tRPC does, in the shape that its client reads. */
function tooLarge() {
  const { body } = describeError(bodyTooLarge());
  return {
    error: {
      message: body.error,
      code: -32_600,
      data: { code: "PAYLOAD_TOO_LARGE", httpStatus: 413, errorCode: body.code },
    },
  };
}

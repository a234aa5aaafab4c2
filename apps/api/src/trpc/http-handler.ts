import { MAX_BATCH_CALLS } from "@rolecall/contracts/common/batch";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import { limitBody } from "../http/read-body.ts";
import { openBody } from "../rest/open-body.ts";
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
  app.all("*", async (c) => {
    const ctx = createHttpContext(c, deps);
    const body = openBody(c.req.raw, ctx);
    const answer = fetchRequestHandler({
      endpoint: ENDPOINT,
      req: limitBody(c.req.raw, body),
      router: appRouter,
      maxBatchSize: MAX_BATCH_CALLS,
      createContext: () => ctx,
      responseMeta: ({ errors }) => {
        const retryAfter = retryAfterOf(errors);
        return retryAfter === undefined ? {} : { headers: new Headers({ "Retry-After": retryAfter }) };
      },
    });
    return answer.finally(body.end);
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

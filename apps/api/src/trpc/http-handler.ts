import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Dependencies } from "../dependencies.ts";
import { AppError } from "../errors/app-error.ts";
import { describeError } from "../errors/describe-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { MAX_JSON_BYTES } from "../rest/adapter.ts";
import { createContext, readBearerToken } from "./context.ts";
import { appRouter } from "./router.ts";

/** tRPC over HTTP below `/api/trpc`. */
export function createTrpcHttp(deps: Dependencies): Hono {
  const app = new Hono();
  app.use("*", bodyLimit({ maxSize: MAX_JSON_BYTES, onError: (c) => c.json(tooLarge(), 413) }));
  app.all("*", (c) =>
    fetchRequestHandler({
      endpoint: "/api/trpc",
      req: c.req.raw,
      router: appRouter,
      createContext: () =>
        createContext({
          deps,
          address: clientAddress(c, deps.config),
          token: readBearerToken(c.req.header("authorization")),
        }),
      responseMeta: ({ errors }) => {
        const seconds = errors
          .map((error) => describeError(error).retryAfterSeconds)
          .find((value) => value !== undefined);
        return seconds === undefined ? {} : { headers: new Headers({ "Retry-After": String(seconds) }) };
      },
    }),
  );
  return app;
}

/** The body limit answers before tRPC does, in the shape that its client reads. */
function tooLarge() {
  const { body } = describeError(new AppError("BODY_TOO_LARGE", "The request is too large."));
  return {
    error: {
      message: body.error,
      code: -32_600,
      data: { code: "PAYLOAD_TOO_LARGE", httpStatus: 413, errorCode: body.code },
    },
  };
}

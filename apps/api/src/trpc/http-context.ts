import type { Context as HonoContext } from "hono";
import type { Dependencies } from "../dependencies.ts";
import { clientAddress } from "../http/client-address.ts";
import { requestIdOf } from "../http/request-log.ts";
import { type Context, createContext, readBearerToken } from "./context.ts";

/** The context of an HTTP request, the same for tRPC and for REST. */
export function createHttpContext(c: HonoContext, deps: Dependencies): Context {
  return createContext({
    deps,
    address: clientAddress(c, deps.config),
    token: readBearerToken(c.req.header("authorization")),
    requestId: requestIdOf(c),
    userAgent: () => c.req.header("user-agent"),
  });
}

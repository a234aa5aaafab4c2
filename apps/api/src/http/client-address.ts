import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config.ts";

/** The caller's network address. X-Forwarded-For is believed only when the host says a proxy sets it. */
export function clientAddress(c: Context, config: Config): string {
  if (config.trustProxy) {
    const forwarded = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (forwarded !== undefined && forwarded !== "") return forwarded;
  }
  return connectionAddress(c);
}

function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    // A request made inside the process (a test) has no connection.
    return "local";
  }
}

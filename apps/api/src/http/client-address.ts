import type { IncomingMessage } from "node:http";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config.ts";
import { networkOf } from "./network-of.ts";

/**
 * What a caller's requests are counted by: the address, or for IPv6 its network. X-Forwarded-For is believed
 * only when the host says a proxy sets it.
 */
export function clientAddress(c: Context, config: Config): string {
  return networkOf(forwardedAddress(c.req.header("x-forwarded-for"), config) ?? connectionAddress(c));
}

/** The same for a request that Hono does not see: the one that opens a WebSocket. */
export function socketAddress(request: IncomingMessage, config: Config): string {
  const header = request.headers["x-forwarded-for"];
  const forwarded = forwardedAddress(Array.isArray(header) ? header.join() : header, config);
  return networkOf(forwarded ?? request.socket.remoteAddress ?? "unknown");
}

function forwardedAddress(header: string | undefined, config: Config): string | undefined {
  if (!config.trustProxy) return undefined;
  return header?.split(",").at(-1)?.trim() || undefined;
}

function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    // A request made inside the process (a test) has no connection.
    return "local";
  }
}

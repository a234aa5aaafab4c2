import { findDatabaseError } from "@rolecall/db";

/** Codes of the driver and the operating system for a server that cannot be reached or went away. */
const DRIVER_CODES = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

/** Names of errors of the file store's client: no answer in time, or one that says to come back later. */
const STORE_NAMES = new Set(["TimeoutError", "SlowDown", "ServiceUnavailable"]);

/** SQLSTATE classes: connection exception, too many connections, shutdown and start-up of the server. */
const SERVER_CODES = /^(08...|53300|57P0[123])$/;

/** Whether the database or the file store could not be reached: the caller may try again, nothing is wrong with the request. */
export function isConnectionError(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (STORE_NAMES.has(current.name)) return true;
    const code = "code" in current ? current.code : undefined;
    if (typeof code === "string" && (DRIVER_CODES.has(code) || SERVER_CODES.test(code))) return true;
  }
  return false;
}

/** SQLSTATEs of a database that has too much to do: resources, a deadlock that stays, locks and statements that take too long. */
const BUSY_CODES = /^(53...|40001|40P01|55P03|57014)$/;

/** Whether the database gave up for the load it is under: the caller may try again, and we want to know. */
export function isDatabaseBusy(error: unknown): boolean {
  const found = findDatabaseError(error);
  return found !== undefined && BUSY_CODES.test(found.code);
}

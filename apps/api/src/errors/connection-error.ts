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
  return (
    hasCode(error, (code) => DRIVER_CODES.has(code) || SERVER_CODES.test(code)) ||
    causesOf(error).some(({ name }) => STORE_NAMES.has(name))
  );
}

/** Codes of the operating system where a disk has no room for a file, or a process for one more open one. */
const FULL_CODES = new Set(["ENOSPC", "EDQUOT", "EMFILE", "ENFILE"]);

/** SQLSTATEs of a database that has too much to do: resources, a deadlock that stays, locks and statements that take too long. */
const BUSY_CODES = /^(53...|40001|40P01|55P03|57014)$/;

/** Whether the database gave up for the load it is under, or there is no room: the caller may try again, and we want to know. */
export function isOverloaded(error: unknown): boolean {
  return hasCode(error, (code) => FULL_CODES.has(code) || BUSY_CODES.test(code));
}

function hasCode(error: unknown, isMeant: (code: string) => boolean): boolean {
  return causesOf(error).some((cause) => {
    return "code" in cause && typeof cause.code === "string" && isMeant(cause.code);
  });
}

/** The error, what it was caused by, and so on: libraries wrap what they could not do. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error; current = current.cause) causes.push(current);
  return causes;
}

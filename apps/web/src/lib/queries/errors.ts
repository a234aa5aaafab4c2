import type { ErrorCode, InputIssue } from "@rolecall/contracts/common/errors";
import { fieldsOf } from "../parse-json.ts";

/** Every failure of a call, whichever way it went: tRPC, REST, or no answer at all. */
export interface CallError {
  /** The server's code; NETWORK when no server answered, ABORTED when we gave up, UNKNOWN for a fault of ours. */
  readonly code: ErrorCode | "NETWORK" | "ABORTED" | "UNKNOWN";
  /** The server's sentence for the user; undefined when no server has spoken. */
  readonly message: string | undefined;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** Which fields of the input are wrong. */
  readonly issues: readonly InputIssue[];
  readonly retryAfterSeconds: number | undefined;
}

interface Parts {
  code?: unknown;
  message?: unknown;
  status?: unknown;
  issues?: unknown;
  retryAfterSeconds?: unknown;
}

/** An answer of a REST row that is not 2xx, or the lack of one (status 0). Thrown by `uploadFile`. */
export class RestError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** The words beside the status, such as "Bad Gateway"; empty where the protocol has none (HTTP/2). */
  readonly statusText: string;

  constructor(status: number, body: unknown, statusText = "") {
    super(`The server answered ${status}.`);
    this.name = "RestError";
    this.status = status;
    this.body = body;
    this.statusText = statusText;
  }
}

/** The one way from anything thrown by a call to what the interface may say about it. */
export function parseError(error: unknown): CallError {
  if (isAbort(error)) return build({ code: "ABORTED", status: 0 });
  if (error instanceof RestError) return parseRest(error);
  // From `fetchAnswer`, by way of a tRPC link.
  const { cause } = fieldsOf(error);
  if (cause instanceof RestError) return parseRest(cause);
  const shape = fieldsOf(fieldsOf(error).shape);
  const data = fieldsOf(shape.data);
  if (data.errorCode !== undefined || data.httpStatus !== undefined) {
    return build({
      code: data.errorCode,
      message: shape.message,
      status: data.httpStatus,
      issues: data.issues,
      retryAfterSeconds: data.retryAfterSeconds,
    });
  }
  // A tRPC error without a shape never reached the API, or what answered was not the API (a proxy, say).
  if (fieldsOf(error).name === "TRPCClientError" || error instanceof TypeError) {
    return build({ code: "NETWORK", status: 0 });
  }
  return build({});
}

/** The server's sentence, else the screen's own words for this failure. */
export function errorMessage(error: unknown, fallback: string): string {
  return parseError(error).message ?? fallback;
}

/** True for failures that the same call may survive a moment later. */
export function isTransient(error: CallError): boolean {
  return error.code === "NETWORK" || error.code === "UNAVAILABLE" || error.status >= 500;
}

function parseRest({ status, body }: RestError): CallError {
  if (status === 0) return build({ code: "NETWORK", status: 0 });
  const { code, error, issues } = fieldsOf(body);
  return build({ code, message: error, status, issues });
}

function build(parts: Parts): CallError {
  return {
    code: isCode(parts.code) ? parts.code : "UNKNOWN",
    message: typeof parts.message === "string" && parts.message !== "" ? parts.message : undefined,
    status: typeof parts.status === "number" ? parts.status : 0,
    issues: Array.isArray(parts.issues) ? parts.issues.filter(isIssue) : [],
    retryAfterSeconds: typeof parts.retryAfterSeconds === "number" ? parts.retryAfterSeconds : undefined,
  };
}

/** The codes come from our own server, so their form is proof enough without the list at run time. */
function isCode(code: unknown): code is CallError["code"] {
  return typeof code === "string" && /^[A-Z][A-Z_]*$/.test(code);
}

function isIssue(issue: unknown): issue is InputIssue {
  const { path, message } = fieldsOf(issue);
  return typeof path === "string" && typeof message === "string";
}

/** Aborts arrive bare from fetch and as the cause of a tRPC error. */
function isAbort(error: unknown): boolean {
  const { name, cause } = fieldsOf(error);
  return name === "AbortError" || fieldsOf(cause).name === "AbortError";
}

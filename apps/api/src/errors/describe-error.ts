import { MAX_BATCH_CALLS } from "@rolecall/contracts/common/batch";
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type InputIssue,
} from "@rolecall/contracts/common/errors";
import { TRPCError } from "@trpc/server";
import { HTTPException } from "hono/http-exception";
import { ZodError } from "zod";
import { AppError, bodyTooLarge } from "./app-error.ts";
import { isConnectionError, isOverloaded } from "./connection-error.ts";
import { summariseIssues, toInputIssues } from "./input-issues.ts";

export interface ErrorDescription {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number | undefined;
  /** False for what should never happen: it is logged with its cause, and the user is told nothing of it. */
  readonly expected: boolean;
}

/** Seconds after which a caller may try again when the database is away, or somebody else's work is in the way. */
const UNAVAILABLE_RETRY_SECONDS = 2;

function describe(
  code: ErrorCode,
  message: string,
  options: { issues?: readonly InputIssue[]; retryAfterSeconds?: number | undefined } = {},
): ErrorDescription {
  // What cannot even be parsed is wrong as a whole: callers may count on the list (wire.md, General).
  const issues = options.issues ?? (code === "INVALID_INPUT" ? [{ path: "", message }] : undefined);
  return {
    status: ERROR_STATUS[code],
    body: { error: message, code, ...(issues === undefined ? {} : { issues: [...issues] }) },
    retryAfterSeconds: options.retryAfterSeconds,
    expected: code !== "INTERNAL",
  };
}

function describeUnavailable(): ErrorDescription {
  return describe("UNAVAILABLE", "The service is not available at the moment. Please try again.", {
    retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
  });
}

function describeFault(): ErrorDescription {
  return describe("INTERNAL", "Something went wrong on our side. Please try again.");
}

function describeIssues(error: ZodError): ErrorDescription {
  const issues = toInputIssues(error);
  return describe("INVALID_INPUT", summariseIssues(issues), { issues });
}

const BAD_BATCH = `A batch joins at most ${MAX_BATCH_CALLS} calls, with their inputs in one object by place.`;

/** What tRPC itself refuses, before any operation is reached. */
function describeTransport(error: TRPCError): ErrorDescription {
  switch (error.code) {
    case "PARSE_ERROR":
      return describe("INVALID_INPUT", "The request is not valid JSON.");
    case "BAD_REQUEST":
      return describe(
        "INVALID_INPUT",
        // What cannot be parsed comes with the parser's error; a batch that tRPC does not take comes alone.
        error.cause === undefined ? BAD_BATCH : "The request is not valid JSON.",
      );
    case "NOT_FOUND":
      return describe("NOT_FOUND", "There is no such call.");
    case "METHOD_NOT_SUPPORTED":
      return describe("METHOD_NOT_ALLOWED", "This address does not take that method.");
    case "PAYLOAD_TOO_LARGE":
      return describeError(bodyTooLarge());
    case "UNSUPPORTED_MEDIA_TYPE":
      return describe("UNSUPPORTED_MEDIA_TYPE", "This content type is not supported here.");
    default:
      return describeFault();
  }
}

function describeAppError(error: AppError): ErrorDescription {
  return describe(error.code, error.message, {
    ...(error.issues === undefined ? {} : { issues: error.issues }),
    // Whoever is told to come back is told when.
    retryAfterSeconds:
      error.retryAfterSeconds ?? (error.code === "UNAVAILABLE" ? UNAVAILABLE_RETRY_SECONDS : undefined),
  });
}

/** What ended a call: an error of ours that tRPC wraps, a refused input, or tRPC's own refusal. */
function describeCallError(error: TRPCError): ErrorDescription {
  const { cause } = error;
  if (cause instanceof AppError || isConnectionError(cause) || isOverloaded(cause))
    return describeError(cause);
  // Only a refused input is the caller's doing: a refused output is ours.
  if (cause instanceof ZodError && error.code === "BAD_REQUEST") return describeIssues(cause);
  return describeTransport(error);
}

/** The one table from anything thrown to what a caller is told, on both transports. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof AppError) return describeAppError(error);
  if (error instanceof TRPCError) return describeCallError(error);
  if (error instanceof HTTPException) {
    if (error.status === 413) return describeError(bodyTooLarge());
    if (error.status === 400) return describe("INVALID_INPUT", "The request could not be read.");
  }
  if (isConnectionError(error)) return describeUnavailable();
  // Logged with its cause: a statement that is always too slow looks the same, and a full disk is for the host.
  if (isOverloaded(error)) return { ...describeUnavailable(), expected: false };
  return describeFault();
}

import type { ErrorCode, InputIssue } from "@rolecall/contracts/common/errors";

interface AppErrorOptions {
  readonly issues?: readonly InputIssue[];
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The one error that operations throw on purpose. Its message is a sentence that a user can read. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly issues: readonly InputIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** 404 for a thing that is not there, or is not the caller's to know of. `thing` is a noun: "job". */
export function notFound(thing: string): AppError {
  return new AppError("NOT_FOUND", `This ${thing} does not exist.`);
}

export function forbidden(sentence: string): AppError {
  return new AppError("FORBIDDEN", sentence);
}

/** 401 for a call without a live session. */
export function unauthenticated(): AppError {
  return new AppError("UNAUTHENTICATED", "Please sign in first.");
}

/** 403 for all that a suspended member calls, but what `accountProcedure` is for. */
export function accountSuspended(): AppError {
  return new AppError(
    "ACCOUNT_SUSPENDED",
    "This account is suspended. You can download your data and delete the account. If you think that is a mistake, write to whoever runs this site.",
  );
}

/** 413 for a request body over its limit. */
export function bodyTooLarge(): AppError {
  return new AppError("BODY_TOO_LARGE", "The request is too large.");
}

/** 413 for a CV over its limit; the sentence is part of the wire contract. */
export function fileTooLarge(): AppError {
  return new AppError("FILE_TOO_LARGE", "File size should be less than 5MB");
}

/** 429 for more than is allowed. `sentence` says of what; when to come back is told in words and in seconds. */
export function tooManyRequests(sentence: string, waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError("TOO_MANY_REQUESTS", `${sentence} Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}

/** 400 for an input that only the server can judge. `path` is dotted. */
export function invalidInput(path: string, message: string): AppError {
  return new AppError("INVALID_INPUT", message, { issues: [{ path, message }] });
}

import type { ErrorCode, InputIssue } from "@rolecall/contracts/common/errors";

interface AppErrorOptions {
  readonly issues?: readonly InputIssue[];
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The one error that operations throw on purpose. Its message is a sentence that a user can read. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly InputIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
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

/** 400 for an input that only the server can judge. `path` is dotted. */
export function invalidInput(path: string, message: string): AppError {
  return new AppError("INVALID_INPUT", message, { issues: [{ path, message }] });
}

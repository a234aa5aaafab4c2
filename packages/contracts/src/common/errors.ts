import { z } from "zod";

/**
 * Every error a caller can meet, with its HTTP status (wire.md, General). The union is closed: a new
 * code is added here, and each transport's table stops compiling until it knows it.
 */
export const ERROR_STATUS = {
  /** The input does not fit its contract; `issues` says where. */
  INVALID_INPUT: 400,
  /** No file, or one without a byte. */
  FILE_EMPTY: 400,
  /** The current password given with a new one is not right. */
  WRONG_PASSWORD: 400,
  /** No token, or one that is unknown, expired or logged out. */
  UNAUTHENTICATED: 401,
  /** E-mail and password do not belong together. */
  WRONG_CREDENTIALS: 401,
  /** The role may not do this, or the thing is someone else's. */
  FORBIDDEN: 403,
  /** Whoever runs the site has suspended the account: it can be exported and deleted, nothing else. */
  ACCOUNT_SUSPENDED: 403,
  /** No such thing, or one whose existence is not the caller's to know. */
  NOT_FOUND: 404,
  /** The address exists for other methods only. */
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  ALREADY_APPLIED: 409,
  /** Another live interview of one of the two overlaps. */
  INTERVIEW_OVERLAP: 409,
  /** The state the thing is in does not allow the action. */
  STATE_CONFLICT: 409,
  /** A file over its limit. */
  FILE_TOO_LARGE: 413,
  /** The caller's files together have reached what one member may store. */
  STORAGE_FULL: 413,
  /** A request body over its limit. */
  BODY_TOO_LARGE: 413,
  /** Judged by content, not one of the allowed file types. */
  FILE_TYPE: 415,
  /** The request's content type is not what the call takes. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_ENCRYPTED: 422,
  FILE_DAMAGED: 422,
  /** Opens, but holds no text: a scan. */
  FILE_NO_TEXT: 422,
  /** More pages or larger inside than is ever read. */
  FILE_TOO_COMPLEX: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  /** A dependency is down, or the server is stopping. */
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ErrorCode = z.enum(Object.keys(ERROR_STATUS).filter(isErrorCode));

function isErrorCode(name: string): name is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, name);
}

/** One thing wrong with an input: `path` is dotted, e.g. `salary.min`, and empty for the whole. */
export const InputIssue = z.object({ path: z.string(), message: z.string() });
export type InputIssue = z.infer<typeof InputIssue>;

/** The body of every answer that is not 2xx. */
export const ErrorBody = z.object({
  error: z.string().describe("A sentence that a user can read."),
  code: ErrorCode,
  issues: z.array(InputIssue).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

import { describeError } from "../errors/describe-error.ts";

/** The header of an answer that tells when to come back; undefined when none of its errors says so. */
export function retryAfterOf(errors: readonly unknown[]): string | undefined {
  for (const error of errors) {
    const { retryAfterSeconds } = describeError(error);
    if (retryAfterSeconds !== undefined) return String(retryAfterSeconds);
  }
  return undefined;
}

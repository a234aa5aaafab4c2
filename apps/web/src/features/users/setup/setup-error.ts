import { parseError } from "../../../lib/queries/errors.ts";

/** The words for a failed upload of the first CV. */
export interface SetupErrorWords {
  readonly unauthenticated: string;
  readonly tooLarge: string;
  /** No server answered. */
  readonly network: string;
  readonly failed: string;
}

/** In this order: the server's sentence, words for 401 and 413, the error's own message, the default. */
export function setupErrorText(error: unknown, words: SetupErrorWords): string {
  const { code, message, status } = parseError(error);
  if (message !== undefined) return message;
  if (status === 401) return words.unauthenticated;
  if (status === 413) return words.tooLarge;
  if (code === "NETWORK") return words.network;
  return error instanceof Error && error.message !== "" ? error.message : words.failed;
}

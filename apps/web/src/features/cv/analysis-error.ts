import { parseError, RestError } from "../../lib/queries/errors.ts";

/** Which sentence of the catalogue a failed analysis gets, and the reason that goes into it. */
export type AnalysisFailure =
  | { readonly kind: "serverError" | "requestError"; readonly reason: string }
  | { readonly kind: "networkError" | "failed" };

/** What a server said is told apart from no answer at all and from a request that never left. */
export function analysisFailure(error: unknown): AnalysisFailure {
  const { code, message, status } = parseError(error);
  if (code === "NETWORK") return { kind: "networkError" };
  const reason = message ?? wordsOf(error);
  if (reason === "") return { kind: "failed" };
  return { kind: status > 0 ? "serverError" : "requestError", reason };
}

/** What there is to say without the server's sentence: the words of its status, else the error's own. */
function wordsOf(error: unknown): string {
  if (error instanceof RestError && error.statusText !== "") return error.statusText;
  return error instanceof Error ? error.message : "";
}

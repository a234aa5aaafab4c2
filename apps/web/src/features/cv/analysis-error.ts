import { parseError } from "../../lib/errors.ts";

/** Which sentence of the catalogue a failed analysis gets, and the reason that goes into it. */
export type AnalysisFailure =
  | { readonly kind: "serverError" | "requestError"; readonly reason: string }
  | { readonly kind: "networkError" | "failed" };

/**
 * The error catalogue of the specification: what a server said is told apart from no answer at all and
 * from a request that never left.
 */
export function analysisFailure(error: unknown): AnalysisFailure {
  const { code, message, status } = parseError(error);
  if (code === "NETWORK") return { kind: "networkError" };
  const own = error instanceof Error && error.message !== "" ? error.message : undefined;
  const reason = message ?? own;
  if (reason === undefined) return { kind: "failed" };
  return { kind: status > 0 ? "serverError" : "requestError", reason };
}

import type { CallError } from "../../../lib/queries/errors.ts";

export type ContactProblem = "network" | "unauthenticated" | "notFound" | "other";

/** Which sentence a failed "Contact Recruiter" gets. */
export function contactProblem({ code, status }: Pick<CallError, "code" | "status">): ContactProblem {
  if (code === "NETWORK") return "network";
  if (status === 401) return "unauthenticated";
  return status === 404 ? "notFound" : "other";
}

import type { Role } from "@rolecall/contracts/auth/enums";
import type { Session } from "@rolecall/contracts/auth/schemas";

/** Who may see a screen: anybody who is logged out, anybody logged in, or one role. */
export type Access = "logged-out" | "logged-in" | Role;

/** Where to go instead, or null when the screen may be shown. */
export function decideRedirect(access: Access, session: Session | null): "/" | "/dashboard" | null {
  if (access === "logged-out") return session ? "/dashboard" : null;
  if (!session) return "/";
  return access === "logged-in" || access === session.role ? null : "/dashboard";
}

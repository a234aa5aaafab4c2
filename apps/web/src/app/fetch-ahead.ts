import type { Role } from "@rolecall/contracts/auth/enums";
import type { AnyRoute } from "@tanstack/react-router";
import type { AppRouterInstance } from "./router.tsx";

type Part = () => Promise<unknown> | undefined;

/** Menus and dialogs, which are fetched when they are first opened. */
const COMMON: readonly Part[] = [
  () => import("../features/shell/nav-menu.tsx"),
  () => import("../features/notifications/notifications-panel.tsx"),
  () => import("../features/interviews/interview-dialog.tsx"),
];
const BY_ROLE: Record<Role, readonly Part[]> = {
  candidate: [() => import("../features/jobs/apply-dialog.tsx")],
  recruiter: [() => import("../features/applications/applicant-dialog.tsx")],
};

/** The screens that somebody of a role can open. */
export function screensOf(role: Role, routeIds: readonly string[]): string[] {
  const other: Role = role === "candidate" ? "recruiter" : "candidate";
  return routeIds.filter((id) => id.startsWith("/_app/") && !id.includes(`/_${other}/`));
}

/**
 * Fetches, one after the other while the browser has nothing else to do, the code of the screens and
 * dialogs that are not open yet: they then open at once, and also without a network. What cannot be
 * fetched now is fetched when it is opened.
 */
export async function fetchAhead(
  router: AppRouterInstance,
  role: Role,
  whenIdle: () => Promise<void>,
): Promise<void> {
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesById));
  const screens = screensOf(role, [...routes.keys()]).map((id): Part => {
    const route = routes.get(id);
    return () => (route ? router.loadRouteChunk(route) : undefined);
  });
  for (const part of [...COMMON, ...screens, ...BY_ROLE[role]]) {
    await whenIdle();
    try {
      await part();
    } catch {
      // No network, or a newer release: opening it says so.
    }
  }
}

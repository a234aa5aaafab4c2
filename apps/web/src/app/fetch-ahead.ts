import type { Role } from "@rolecall/contracts/auth/enums";
import type { AnyRoute } from "@tanstack/react-router";
import type { AppRouterInstance } from "./router.tsx";

type Part = () => Promise<unknown> | undefined;

/** Menus and dialogs, which are fetched when they are first opened. */
const COMMON: readonly Part[] = [
  () => import("../features/shell/nav-menu.tsx"),
  () => import("../features/notifications/notifications-panel.tsx"),
  () => import("../features/interviews/details/interview-dialog.tsx"),
  () => import("../features/reports/report-job-dialog.tsx"),
  () => import("../features/reports/report-user-dialog.tsx"),
  () => import("@rolecall/ui/confirm-dialog"),
  () => import("@rolecall/ui/menu"),
];
const BY_ROLE: Record<Role, readonly Part[]> = {
  candidate: [
    () => import("../features/jobs/details/apply-dialog.tsx"),
    () => import("../features/jobs/match/match-dialog.tsx"),
    () => import("../features/saved-searches/save-search-dialog.tsx"),
    () => import("../features/saved-searches/saved-searches-dialog.tsx"),
    () => import("../features/users/setup/setup-steps.tsx"),
  ],
  recruiter: [
    () => import("../features/applications/applicant-dialog.tsx"),
    () => import("../features/applications/decline-dialog.tsx"),
    () => import("../features/applications/skills/skill-filter.tsx"),
    () => import("../features/applications/export/export-menu.tsx"),
  ],
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
  await fetchInTurn([...COMMON, ...screens, ...BY_ROLE[role]], whenIdle);
}

/**
 * Stops at the first that fails: a browser remembers a module that it could not fetch until the page is
 * loaded anew, so without a network each try would only close one more door.
 */
export async function fetchInTurn(parts: readonly Part[], whenIdle: () => Promise<void>): Promise<void> {
  try {
    for (const part of parts) {
      await whenIdle();
      await part();
    }
  } catch {
    // No network, or a newer release: opening what is missing says so.
  }
}

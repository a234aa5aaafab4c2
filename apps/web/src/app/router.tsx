import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { CrashPage } from "../features/shell/crash-page.tsx";
import { NotFoundPage } from "../features/shell/not-found-page.tsx";
import { PendingPage } from "../features/shell/pending-page.tsx";
import type { Texts } from "../i18n/texts.ts";
import type { VisitedPaths } from "../lib/browser/visited-paths.ts";
import type { Trpc } from "../lib/queries/trpc.ts";
import type { ReturnAddress } from "../lib/session/return-address.ts";
import type { SessionStore } from "../lib/session/session.ts";
import { routeTree } from "../routeTree.gen.ts";

/** What every `beforeLoad` and `loader` gets. */
export interface RouterContext {
  trpc: Trpc;
  queryClient: QueryClient;
  session: SessionStore;
  returnAddress: ReturnAddress;
  visitedPaths: VisitedPaths;
  texts: Texts;
}

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    // The query cache decides what is fresh; the router must not keep a second opinion.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
  });
}

export type AppRouterInstance = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouterInstance;
  }
}

import { ConfirmProvider } from "@rolecall/ui/confirm";
import { ToasterProvider } from "@rolecall/ui/toaster";
import { UiProvider } from "@rolecall/ui/ui-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider, useRouterState } from "@tanstack/react-router";
import { StrictMode } from "react";
import { LiveProvider } from "../features/live/live-provider.tsx";
import { PopupsContext } from "../features/live/use-popups.ts";
import { Frame } from "../features/shell/frame.tsx";
import { AppIntl } from "../i18n/app-intl.tsx";
import { useUiWords } from "../i18n/use-ui-words.ts";
import { LeavingContext } from "../lib/browser/leaving.ts";
import { TRPCProvider } from "../lib/queries/trpc.ts";
import { SessionContext } from "../lib/session/use-session.ts";
import type { App as AppParts } from "./create-app.ts";
import { MessageRegions } from "./message-regions.tsx";

interface AppProps {
  parts: AppParts;
  /** What the page shows until the first screen is there. */
  frame: readonly Node[];
}

export function App({ parts, frame }: AppProps) {
  return (
    <StrictMode>
      <AppIntl texts={parts.texts}>
        <SessionContext value={parts.session}>
          <QueryClientProvider client={parts.queryClient}>
            <TRPCProvider trpcClient={parts.client} queryClient={parts.queryClient}>
              <Interface parts={parts} frame={frame} />
            </TRPCProvider>
          </QueryClientProvider>
        </SessionContext>
      </AppIntl>
    </StrictMode>
  );
}

function Interface({ parts, frame }: Pick<AppProps, "parts" | "frame">) {
  // Until the code of the first screen has come, or is late.
  const blank = useRouterState({ router: parts.router, select: ({ matches }) => matches.length === 0 });
  return (
    <UiProvider labels={useUiWords()}>
      <ToasterProvider toaster={parts.toaster}>
        <PopupsContext value={parts.popups}>
          <ConfirmProvider>
            <LiveProvider answers={parts.answers}>
              {blank && <Frame nodes={frame} />}
              <LeavingContext value={parts.leaving}>
                <RouterProvider router={parts.router} />
              </LeavingContext>
            </LiveProvider>
          </ConfirmProvider>
          <MessageRegions toasts={parts.toaster.feed} popups={parts.popups} ready={!blank} />
        </PopupsContext>
      </ToasterProvider>
    </UiProvider>
  );
}

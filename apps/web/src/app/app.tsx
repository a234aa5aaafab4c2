import { ConfirmProvider } from "@rolecall/ui/confirm";
import { ToasterProvider } from "@rolecall/ui/toaster";
import { UiProvider } from "@rolecall/ui/ui-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider, useRouterState } from "@tanstack/react-router";
import { lazy, StrictMode, Suspense } from "react";
import { LiveProvider } from "../features/live/live-provider.tsx";
import { PopupsContext } from "../features/live/use-popups.ts";
import { Frame } from "../features/shell/frame.tsx";
import { AppIntl } from "../i18n/app-intl.tsx";
import type { Catalogue } from "../i18n/catalogue.ts";
import type { Locale } from "../i18n/locales.ts";
import { useUiWords } from "../i18n/use-ui-words.ts";
import { loadTwice } from "../lib/browser/failed-preloads.ts";
import { TRPCProvider } from "../lib/queries/trpc.ts";
import { SessionContext } from "../lib/session/use-session.ts";
import type { App as AppParts } from "./create-app.ts";

// Both regions hold messages back until they are on screen, so they may arrive after the first paint.
const ToastRegion = lazy(async () => {
  const { ToastRegion } = await loadTwice(() => import("@rolecall/ui/toast-region"));
  return { default: ToastRegion };
});
const PopupRegion = lazy(async () => {
  const { PopupRegion } = await loadTwice(() => import("@rolecall/ui/popup-region"));
  return { default: PopupRegion };
});

interface AppProps {
  parts: AppParts;
  locale: Locale;
  catalogue: Catalogue;
}

export function App({ parts, locale, catalogue }: AppProps) {
  return (
    <StrictMode>
      <AppIntl locale={locale} catalogue={catalogue}>
        <SessionContext value={parts.session}>
          <QueryClientProvider client={parts.queryClient}>
            <TRPCProvider trpcClient={parts.client} queryClient={parts.queryClient}>
              <Interface parts={parts} />
            </TRPCProvider>
          </QueryClientProvider>
        </SessionContext>
      </AppIntl>
    </StrictMode>
  );
}

function Interface({ parts }: { parts: AppParts }) {
  // Until the code of the first screen has come, or is late.
  const blank = useRouterState({ router: parts.router, select: ({ matches }) => matches.length === 0 });
  return (
    <UiProvider labels={useUiWords()}>
      <ToasterProvider toaster={parts.toaster}>
        <PopupsContext value={parts.popups}>
          <ConfirmProvider>
            <LiveProvider>
              {blank && <Frame />}
              <RouterProvider router={parts.router} />
            </LiveProvider>
          </ConfirmProvider>
          <Suspense>
            <ToastRegion feed={parts.toaster.feed} />
            <PopupRegion feed={parts.popups} />
          </Suspense>
        </PopupsContext>
      </ToasterProvider>
    </UiProvider>
  );
}

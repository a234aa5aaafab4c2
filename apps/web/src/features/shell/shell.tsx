import { Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ConnectionBanner } from "../live/connection-banner.tsx";
import { LiveHandlers } from "../live/live-handlers.tsx";
import { InboxContext } from "../notifications/inbox-context.ts";
import { ArrivingLine, MainArea } from "./arriving.tsx";
import { NavBar } from "./nav-bar.tsx";
import { useFocusKeeper } from "./use-focus-keeper.ts";
import { useRouteFocus } from "./use-route-focus.ts";

const MAIN_ID = "content";

/** The frame of every screen: skip link, navigation, connection banner, the screen itself. */
export function Shell() {
  const t = useTranslations("shell");
  useRouteFocus(MAIN_ID);
  useFocusKeeper(MAIN_ID);
  const [inboxOpen, setInboxOpen] = useState(false);
  return (
    <InboxContext value={{ open: inboxOpen, setOpen: setInboxOpen }}>
      {/* A screen that says so fills a phone: no more and no less than what the bar and the banner leave. */}
      <div className="flex min-h-dvh flex-col max-md:has-data-fills-phone:h-dvh">
        <a
          href={`#${MAIN_ID}`}
          className="sr-only z-80 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
        >
          {t("skipToContent")}
        </a>
        {/* Not the bar within it: that could not go further than its header does. */}
        <header className="sticky top-0 z-30 short:static print:hidden">
          <div className="relative">
            <NavBar />
            <ArrivingLine />
          </div>
          <ConnectionBanner />
        </header>
        <MainArea id={MAIN_ID}>
          <Outlet />
        </MainArea>
        <LiveHandlers />
      </div>
    </InboxContext>
  );
}

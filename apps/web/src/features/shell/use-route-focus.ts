import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * After a navigation the new screen's heading takes focus, so that keyboard and screen reader go on from
 * there. A change of search parameters alone (a filter, a dialog) leaves the focus where it is; so does a tab that was
 * pressed in the screen itself, and not in the navigation.
 */
export function useRouteFocus(mainId: string): void {
  const path = useRouterState({
    select: ({ resolvedLocation: there }) => there && `${there.pathname} ${there.search.tab ?? ""}`,
  });
  const previous = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (path === undefined || path === previous.current) return;
    const first = previous.current === undefined;
    previous.current = path;
    if (first) return;
    const main = document.getElementById(mainId);
    const active = document.activeElement;
    const taken = main?.contains(active) || active?.closest("[role=dialog], [role=alertdialog]");
    if (taken && active !== main) return;
    const heading = main?.querySelector<HTMLElement>("[data-page-title]");
    (heading ?? main)?.focus({ preventScroll: true });
  }, [path, mainId]);
}

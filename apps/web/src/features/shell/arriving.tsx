import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Whether another screen has been asked for and is not there yet: the address has changed, its code is on the way. */
function useArriving(): boolean {
  return useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === "pending" &&
      resolvedLocation !== undefined &&
      location.pathname !== resolvedLocation.pathname,
  });
}

/** A line at the lower edge of the bar, for a screen that is late; for one that comes at once it does not begin. */
export function ArrivingLine() {
  if (!useArriving()) return null;
  return (
    <div
      aria-hidden
      data-arriving
      className="pointer-events-none absolute inset-x-0 bottom-0 h-0.5 origin-left animate-arriving bg-accent rtl:origin-right"
    />
  );
}

/** The place of the screens, which says that it is busy while the next one is on the way. */
export function MainArea({ id, children }: { id: string; children: ReactNode }) {
  const arriving = useArriving();
  return (
    <main
      id={id}
      tabIndex={-1}
      aria-busy={arriving || undefined}
      className="flex flex-1 flex-col outline-none max-md:has-data-fills-phone:min-h-0"
    >
      {children}
    </main>
  );
}

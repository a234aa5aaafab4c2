import { createContext, useContext, useEffect, useState } from "react";

/** In this time the next page is there, or whoever wanted it has stayed. */
const LEAVING_MS = 10_000;

/**
 * Whether the page is being left. Safari and Firefox then give up what it is still fetching before the next one is
 * there: that this has failed is of interest only to who stays.
 */
export interface Leaving {
  now: () => boolean;
  /** Resolves once somebody has stayed, or has come back. */
  over: () => Promise<void>;
}

/** Knows of it from now on. */
export function watchLeaving(page: EventTarget = window, now = () => performance.now()): Leaving {
  let leftAt = Number.NEGATIVE_INFINITY;
  page.addEventListener("beforeunload", () => {
    leftAt = now();
  });
  page.addEventListener("pageshow", () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
  return {
    now: () => now() - leftAt < LEAVING_MS,
    over: () =>
      new Promise((resolve) => {
        setTimeout(resolve, LEAVING_MS);
        page.addEventListener("pageshow", () => resolve(), { once: true });
      }),
  };
}

export const LeavingContext = createContext<Leaving>({ now: () => false, over: () => Promise.resolve() });

/** Whether the component has come while the page was being left, until that is over. */
export function useLeaving(): boolean {
  const leaving = useContext(LeavingContext);
  const [left, setLeft] = useState(leaving.now);
  useEffect(() => {
    if (left) void leaving.over().then(() => setLeft(false));
  }, [left, leaving]);
  return left;
}

import type { PopupEntry } from "@rolecall/ui/popup-region";
import type { Feed, ToastEntry } from "@rolecall/ui/toaster";
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { loadTwice } from "../lib/browser/failed-preloads.ts";

const ToastRegion = lazy(async () => {
  const { ToastRegion } = await loadTwice(() => import("@rolecall/ui/toast-region"));
  return { default: ToastRegion };
});
const PopupRegion = lazy(async () => {
  const { PopupRegion } = await loadTwice(() => import("@rolecall/ui/popup-region"));
  return { default: PopupRegion };
});

/** On a slow network the first screen has fetched by then what it shows. */
const AFTER_FIRST_SCREEN_MS = 1_500;

interface MessageRegionsProps {
  toasts: Feed<ToastEntry>;
  popups: Feed<PopupEntry>;
  /** Whether the first screen is there. */
  ready: boolean;
}

/**
 * Where toasts and popups appear. Their code is fetched when the first screen is there, so that it does not wait for
 * theirs, or before that when there is something to show: both hold it back until then.
 */
export function MessageRegions({ toasts, popups, ready }: MessageRegionsProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setLate(true), AFTER_FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  const toastAwaited = useAwaited(toasts);
  const popupAwaited = useAwaited(popups);
  return (
    <>
      <Suspense>{(late || toastAwaited) && <ToastRegion feed={toasts} />}</Suspense>
      <Suspense>{(late || popupAwaited) && <PopupRegion feed={popups} />}</Suspense>
    </>
  );
}

/** True from the first entry that has to wait for its region. */
function useAwaited<Entry>(feed: Feed<Entry>): boolean {
  const [awaited, setAwaited] = useState(false);
  const subscribe = useCallback((onChange: () => void) => feed.watch(onChange), [feed]);
  const isAwaited = useSyncExternalStore(subscribe, feed.isAwaited);
  if (isAwaited && !awaited) setAwaited(true);
  return awaited;
}

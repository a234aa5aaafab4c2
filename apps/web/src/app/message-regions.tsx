import type { PopupEntry } from "@rolecall/ui/popup-region";
import type { Feed, ToastEntry } from "@rolecall/ui/toaster";
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { fetchCode } from "../lib/browser/fetch-code.ts";

const loadToasts = () => import("@rolecall/ui/toast-region").then(({ ToastRegion }) => ToastRegion);
const loadPopups = () => import("@rolecall/ui/popup-region").then(({ PopupRegion }) => PopupRegion);
const TRY_AGAIN_MS = 10_000;

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
  const ToastRegion = useCode(late || toastAwaited, loadToasts);
  const PopupRegion = useCode(late || popupAwaited, loadPopups);
  return (
    <>
      {ToastRegion && <ToastRegion feed={toasts} />}
      {PopupRegion && <PopupRegion feed={popups} />}
    </>
  );
}

/**
 * The code of a region, fetched when it is wanted. Without it the page goes on, where the failure of a `lazy` one would
 * leave nothing of it.
 */
function useCode<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Region, setRegion] = useState<ComponentType<Props>>();
  const missing = wanted && Region === undefined;
  useEffect(() => {
    if (!missing) return;
    return fetchCode({
      load,
      onCode: (code) => setRegion(() => code),
      waitForNetwork: true,
      againAfterMs: TRY_AGAIN_MS,
    });
  }, [missing, load]);
  return Region;
}

/** True from the first entry that has to wait for its region. */
function useAwaited<Entry>(feed: Feed<Entry>): boolean {
  const [awaited, setAwaited] = useState(false);
  const subscribe = useCallback((onChange: () => void) => feed.watch(onChange), [feed]);
  const isAwaited = useSyncExternalStore(subscribe, feed.isAwaited);
  if (isAwaited && !awaited) setAwaited(true);
  return awaited;
}

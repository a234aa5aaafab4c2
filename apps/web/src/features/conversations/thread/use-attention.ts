import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  addEventListener("focus", listener);
  addEventListener("blur", listener);
  return () => {
    document.removeEventListener("visibilitychange", listener);
    removeEventListener("focus", listener);
    removeEventListener("blur", listener);
  };
}

/** Whether somebody looks at this window: it is on screen and has the focus. */
export function hasAttention(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}

export function useAttention(): boolean {
  return useSyncExternalStore(subscribe, hasAttention);
}

/**
 * returned: the page is looked at again, or the device has a network again; what stood before may be gone ·
 * used: somebody presses something.
 */
export type SignOfUse = "returned" | "used";

/** Tells of each sign that somebody is in front of the page, until the returned function is called. */
export function whenInUse(listener: (sign: SignOfUse) => void): () => void {
  const until = new AbortController();
  const { signal } = until;
  const onReturn = () => {
    if (document.visibilityState === "visible") listener("returned");
  };
  const onUse = () => listener("used");
  document.addEventListener("visibilitychange", onReturn, { signal });
  addEventListener("pageshow", onReturn, { signal });
  addEventListener("online", onReturn, { signal });
  addEventListener("focus", onUse, { signal });
  addEventListener("pointerdown", onUse, { signal, capture: true, passive: true });
  addEventListener("keydown", onUse, { signal, capture: true, passive: true });
  return () => until.abort();
}

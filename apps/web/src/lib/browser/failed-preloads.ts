/** What is used here of a page's `<link rel="modulepreload">`. */
type Preloads = () => Iterable<{ href: string }>;

const ofThisPage: Preloads = () => document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");

/** In this time the next page is there, or whoever wanted it has stayed. */
const LEAVING_MS = 10_000;

/**
 * Safari gives a preloaded script that could not be fetched to every later import as failed, on new pages, too,
 * and asks the network no more. Fetching its address makes it forget. What did arrive is in the cache.
 */
export async function forgetFailedPreloads(preloads: Preloads = ofThisPage): Promise<void> {
  await Promise.allSettled(Array.from(preloads(), ({ href }) => fetch(href)));
}

/**
 * The router loads the page anew when it knows by its message that the code of a screen could not be fetched:
 * right for a newer release, but without a network that is the end of the page, and on a page that is being left
 * it would bring back whoever leaves. So it must not know.
 */
export function keepFromReloading(
  error: Error,
  { leaving, online = navigator.onLine }: { leaving: boolean; online?: boolean },
): void {
  if (!online) error.message = `Without a network: ${error.message}`;
  else if (leaving) error.message = `While leaving: ${error.message}`;
}

/**
 * Tells from now on whether the page is being left. Safari gives up what a page is still fetching before the next
 * one is there, and its imports fail.
 */
export function watchLeaving(page: EventTarget = window, now = () => performance.now()): () => boolean {
  let leftAt = Number.NEGATIVE_INFINITY;
  page.addEventListener("beforeunload", () => {
    leftAt = now();
  });
  page.addEventListener("pageshow", () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
  return () => now() - leftAt < LEAVING_MS;
}

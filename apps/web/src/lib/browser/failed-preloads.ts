/** What is used here of a page's `<link rel="modulepreload">`. */
type Preloads = () => Iterable<{ href: string }>;

const ofThisPage: Preloads = () => document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");

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

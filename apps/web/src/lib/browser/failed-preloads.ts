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

/** Fetches code, and once more when that fails. */
export function loadTwice<Code>(load: () => Promise<Code>, forget = forgetFailedPreloads): Promise<Code> {
  return load().catch(async () => {
    await forget();
    return load();
  });
}

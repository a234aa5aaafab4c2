import { forgetFailedPreloads } from "./failed-preloads.ts";

interface FetchCodeOptions<Code> {
  load: () => Promise<Code>;
  onCode: (code: Code) => void;
  /** Not even the second request has brought it. It is asked for again when the network is back. */
  onFailure?: () => void;
  /**
   * Not asked for while there is no network: some browsers remember a failure until the next page. Whoever wants to
   * hear of it at once asks all the same.
   */
  waitForNetwork?: boolean;
  /** After a failure also asked for again in so long, unless it is never. */
  againAfterMs?: number;
}

/** The way code is fetched while a page is open. The returned function gives it up: nothing is told from then on. */
export function fetchCode<Code>({
  load,
  onCode,
  onFailure,
  waitForNetwork = false,
  againAfterMs,
}: FetchCodeOptions<Code>): () => void {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function ask() {
    clearTimeout(timer);
    if (waitForNetwork && !navigator.onLine) return;
    loadTwice(load).then(
      (code) => {
        if (ended) return;
        end();
        onCode(code);
      },
      () => {
        if (ended) return;
        if (againAfterMs !== undefined) timer = setTimeout(ask, againAfterMs);
        onFailure?.();
      },
    );
  }
  function end() {
    ended = true;
    clearTimeout(timer);
    removeEventListener("online", ask);
  }
  addEventListener("online", ask);
  ask();
  return end;
}

/** Fetches code, and once more when that fails. */
export function loadTwice<Code>(load: () => Promise<Code>, forget = forgetFailedPreloads): Promise<Code> {
  return load().catch(async () => {
    await forget();
    return load();
  });
}

import { fieldsOf, parseJson } from "../../lib/parse-json.ts";

/** After this long the past is fetched anew instead of replayed. */
const KEEP_MS = 10 * 60_000;
const KEY = "live-last-event";

interface Stored {
  userId: string;
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Where this tab's stream stood, so that a reload goes on from there and misses nothing. */
export function readLastEvent(
  storage: Pick<Storage, "getItem">,
  userId: string,
  now: number,
): string | undefined {
  try {
    const stored = fieldsOf(parseJson(storage.getItem(KEY)));
    const fresh = typeof stored.at === "number" && now - stored.at < KEEP_MS;
    return fresh && stored.userId === userId && typeof stored.id === "string" ? stored.id : undefined;
  } catch {
    return undefined;
  }
}

export function writeLastEvent(storage: Pick<Storage, "setItem">, entry: Stored): void {
  try {
    storage.setItem(KEY, JSON.stringify(entry));
  } catch {
    // Without storage a reload fetches everything anew, which is what it does anyway.
  }
}

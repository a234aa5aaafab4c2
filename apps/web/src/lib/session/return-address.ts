import { parseJson } from "../parse-json.ts";

/** Where somebody was when the server ended their session, so that the next login leads back there. */
export interface ReturnAddress {
  remember: (userId: string, href: string) => void;
  /** Once, and only for the one who was there: another user of this tab starts at the dashboard. */
  take: (userId: string) => string | null;
}

const KEY = "return-address";

/** Kept per tab: pass `sessionStorage`. */
export function createReturnAddress(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): ReturnAddress {
  return {
    remember(userId, href) {
      try {
        storage.setItem(KEY, JSON.stringify([userId, href]));
      } catch {
        // Without room for it the login leads to the dashboard.
      }
    },
    take(userId) {
      const text = storage.getItem(KEY);
      storage.removeItem(KEY);
      return text === null ? null : hrefFor(userId, text);
    },
  };
}

/** Null for what is not an address of ours: only a path can be returned to. */
function hrefFor(userId: string, text: string): string | null {
  const value = parseJson(text);
  if (!Array.isArray(value)) return null;
  const [owner, href]: unknown[] = value;
  return owner === userId && typeof href === "string" && /^\/(?![/\\])/.test(href) ? href : null;
}

import { parseJson } from "../parse-json.ts";

/**
 * Where somebody was when the server ended their session, so that the next login leads back there; and what a guest has
 * asked for by a link. A login leads to the dashboard all the same, where that is offered.
 */
export interface ReturnAddress {
  remember: (userId: string, href: string) => void;
  /** Once, and only for the one who was there: another user of this tab starts at the dashboard. */
  take: (userId: string) => string | null;
  rememberWanted: (href: string) => void;
  /** Once. */
  takeWanted: () => string | null;
}

const KEY = "return-address";
const WANTED_KEY = "wanted-address";

/** Kept per tab: pass `sessionStorage`. */
export function createReturnAddress(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): ReturnAddress {
  function store(key: string, text: string) {
    try {
      storage.setItem(key, text);
    } catch {
      // Without room for it the login leads to the dashboard.
    }
  }
  function takeText(key: string): string | null {
    const text = storage.getItem(key);
    storage.removeItem(key);
    return text;
  }
  return {
    remember: (userId, href) => store(KEY, JSON.stringify([userId, href])),
    take(userId) {
      const text = takeText(KEY);
      return text === null ? null : hrefFor(userId, text);
    },
    rememberWanted: (href) => store(WANTED_KEY, href),
    takeWanted() {
      const href = takeText(WANTED_KEY);
      return href !== null && isOwnPath(href) ? href : null;
    },
  };
}

/** Only a path can be returned to: no address of another site. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

function hrefFor(userId: string, text: string): string | null {
  const value = parseJson(text);
  if (!Array.isArray(value)) return null;
  const [owner, href]: unknown[] = value;
  return owner === userId && typeof href === "string" && isOwnPath(href) ? href : null;
}

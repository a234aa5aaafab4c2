import { ROLES } from "@rolecall/contracts/auth/enums";
import type { Session } from "@rolecall/contracts/auth/schemas";
import { fieldsOf, parseJson } from "../parse-json.ts";

/** The key in local storage of what a login has answered. */
export const SESSION_KEY = "user";

export interface SessionStore {
  get: () => Session | null;
  start: (session: Session) => void;
  end: () => void;
  /** Told of every change, also one made in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** Null for anything that is not a whole session: hand-edited, of an older version, or broken off. */
export function parseSession(text: string | null): Session | null {
  const { token, role, userId, suspended } = fieldsOf(parseJson(text));
  const knownRole = ROLES.find((name) => name === role);
  if (typeof token !== "string" || token === "" || typeof userId !== "string" || !knownRole) return null;
  return { token, role: knownRole, userId, ...(suspended === true && { suspended }) };
}

/** The parts of a window that the store needs. */
type SessionWindow = Pick<Window, "addEventListener"> & { readonly localStorage: Storage };

export function createSessionStore(window: SessionWindow): SessionStore {
  const { localStorage } = window;
  const listeners = new Set<() => void>();
  let text = localStorage.getItem(SESSION_KEY);
  let session = parseSession(text);

  function read() {
    const next = localStorage.getItem(SESSION_KEY);
    if (next === text) return;
    text = next;
    session = parseSession(next);
    for (const listener of listeners) listener();
  }

  // `storage` reports other tabs only; its key is null when all of the storage was cleared.
  window.addEventListener("storage", (event) => {
    if (event.key === SESSION_KEY || event.key === null) read();
  });

  return {
    get: () => session,
    start(next) {
      localStorage.setItem(SESSION_KEY, JSON.stringify(next));
      read();
    },
    end() {
      localStorage.removeItem(SESSION_KEY);
      read();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

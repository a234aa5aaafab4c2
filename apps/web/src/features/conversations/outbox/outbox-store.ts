import { type Outbox, parseOutbox } from "./outbox-entries.ts";

export interface OutboxStore {
  get: () => Outbox;
  /** Applies a change to what storage holds now, which another tab may have changed meanwhile. */
  update: (change: (outbox: Outbox) => Outbox) => void;
  /** Told of every change, also one made in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** The parts of a window that the store needs. */
export interface OutboxWindow {
  readonly addEventListener: (type: "storage", listener: StorageListener) => void;
  readonly removeEventListener: (type: "storage", listener: StorageListener) => void;
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
}
export type StorageListener = (event: Pick<StorageEvent, "key">) => void;

/** The messages of one user that are not stored yet, kept over reloads and shared by the user's tabs. */
export function createOutboxStore(window: OutboxWindow, userId: string): OutboxStore {
  const key = `outbox:${userId}`;
  const listeners = new Set<() => void>();
  let outbox = parseOutbox(window.localStorage.getItem(key));
  let storageWorks = true;

  function read(): Outbox {
    return storageWorks ? parseOutbox(window.localStorage.getItem(key)) : outbox;
  }

  function show(next: Outbox) {
    outbox = next;
    for (const listener of listeners) listener();
  }

  function onStorage(event: Pick<StorageEvent, "key">) {
    if (event.key === key || event.key === null) show(read());
  }

  return {
    get: () => outbox,
    update(change) {
      const next = change(read());
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
        storageWorks = true;
      } catch {
        // Storage that is full or forbidden costs the survival of a reload, not the message.
        storageWorks = false;
      }
      show(next);
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}

import { describe, expect, test } from "vitest";
import { createSessionStore, parseSession, SESSION_KEY } from "./session.ts";

const session = { token: "t1", role: "candidate", userId: "u1" } as const;

/** A window with storage that another tab can write to. */
function fakeWindow(initial: string | null = null) {
  const values = new Map<string, string>(initial === null ? [] : [[SESSION_KEY, initial]]);
  const target = new EventTarget();
  const localStorage: Storage = {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
  return {
    localStorage,
    addEventListener: target.addEventListener.bind(target),
    otherTab(key: string | null, value: string | null) {
      if (value === null) values.delete(SESSION_KEY);
      else values.set(SESSION_KEY, value);
      target.dispatchEvent(Object.assign(new Event("storage"), { key }));
    },
  };
}

describe("parseSession", () => {
  test("reads a whole session and drops what does not belong to it", () => {
    expect(parseSession(JSON.stringify({ ...session, extra: 1 }))).toEqual(session);
  });

  test("knows a suspended account by what the login says", () => {
    expect(parseSession(JSON.stringify({ ...session, suspended: true }))).toEqual({
      ...session,
      suspended: true,
    });
    expect(parseSession(JSON.stringify({ ...session, suspended: "no" }))).toEqual(session);
  });

  test.each([
    ["nothing", null],
    ["broken JSON", "{"],
    ["a bare value", '"text"'],
    ["null", "null"],
    ["no token", JSON.stringify({ ...session, token: "" })],
    ["an unknown role", JSON.stringify({ ...session, role: "admin" })],
    ["a number as id", JSON.stringify({ ...session, userId: 7 })],
  ])("is null for %s", (_, text) => {
    expect(parseSession(text)).toBeNull();
  });
});

describe("createSessionStore", () => {
  test("keeps a login in the storage and tells the listeners", () => {
    const window = fakeWindow();
    const store = createSessionStore(window);
    let changes = 0;
    store.subscribe(() => (changes += 1));
    store.start(session);
    expect(JSON.parse(window.localStorage.getItem("user") ?? "")).toEqual(session);
    expect(store.get()).toEqual(session);
    store.end();
    expect(window.localStorage.getItem("user")).toBeNull();
    expect(store.get()).toBeNull();
    expect(changes).toBe(2);
  });

  test("ending twice tells the listeners once", () => {
    const store = createSessionStore(fakeWindow(JSON.stringify(session)));
    let changes = 0;
    store.subscribe(() => (changes += 1));
    store.end();
    store.end();
    expect(changes).toBe(1);
  });

  test("follows another tab's login and logout, also when all storage is cleared", () => {
    const window = fakeWindow();
    const store = createSessionStore(window);
    window.otherTab(SESSION_KEY, JSON.stringify(session));
    expect(store.get()).toEqual(session);
    window.otherTab(null, null);
    expect(store.get()).toBeNull();
  });

  test("an unsubscribed listener hears nothing, and the snapshot keeps its identity", () => {
    const store = createSessionStore(fakeWindow(JSON.stringify(session)));
    const first = store.get();
    let heard = false;
    store.subscribe(() => (heard = true))();
    store.start({ ...session });
    expect(store.get()).toBe(first);
    store.end();
    expect(heard).toBe(false);
  });
});

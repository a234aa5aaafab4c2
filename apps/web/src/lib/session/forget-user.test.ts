import { expect, test } from "vitest";
import { forgetUser } from "./forget-user.ts";

/** A storage as browsers have it: its keys are its own properties. */
function storageOf(entries: Record<string, string>): Storage {
  const removeItem = (key: string) => {
    Reflect.deleteProperty(storage, key);
  };
  const methods = {
    getItem: () => null,
    setItem: () => {},
    removeItem,
    clear: () => {},
    key: () => null,
    length: 0,
  };
  const storage: Storage = Object.assign(Object.create(methods), entries);
  return storage;
}

test("what names the user goes from every storage, and nothing else", () => {
  const local = storageOf({
    "form-draft:u1:account": "a",
    "outbox:u1": "b",
    "outbox:u2": "c",
    theme: "dark",
  });
  const session = storageOf({ "setup-skipped:u1": "1" });
  forgetUser("u1", [local, session]);
  expect(Object.keys(local)).toEqual(["outbox:u2", "theme"]);
  expect(Object.keys(session)).toEqual([]);
});

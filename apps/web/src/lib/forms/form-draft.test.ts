import { expect, test } from "vitest";
import { createFormDraft } from "./form-draft.ts";

const opening = { title: "", years: "0", place: { city: "", remote: false } };
const KEY = "form-draft:u1:job:new";

function storageOf(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const upon = (version?: string) => ({ userId: "u1", form: "job:new", ...(version && { version }) });

test("what was written is read again, by its own user", () => {
  const storage = storageOf();
  const typed = { ...opening, title: "Baker", place: { city: "Galle", remote: true } };
  expect(createFormDraft(storage, upon()).write(typed)).toBe(true);
  expect(createFormDraft(storage, upon()).read(opening)).toEqual(typed);
  expect(createFormDraft(storage, { userId: "u2", form: "job:new" }).read(opening)).toBeUndefined();
});

test("a draft upon an older state is dropped", () => {
  const storage = storageOf();
  createFormDraft(storage, upon("monday")).write({ ...opening, title: "Baker" });
  expect(createFormDraft(storage, upon("tuesday")).read(opening)).toBeUndefined();
  expect(storage.map.size).toBe(0);
});

test("fields that the form no longer has, or has of another type, are left out", () => {
  const values = { title: 7, years: "3", place: { city: "Galle", remote: "yes" }, gone: "x" };
  const storage = storageOf({ [KEY]: JSON.stringify({ version: "", values }) });
  expect(createFormDraft(storage, upon()).read(opening)).toEqual({
    title: "",
    years: "3",
    place: { city: "Galle", remote: false },
  });
});

test.each(["{", "null", "7", `{"version":"","values":null}`])("%s is no draft", (text) => {
  expect(createFormDraft(storageOf({ [KEY]: text }), upon()).read(opening)).toBeUndefined();
});

test("a full storage is told", () => {
  const full = {
    ...storageOf(),
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  expect(createFormDraft(full, upon()).write(opening)).toBe(false);
});

test("a cleared draft is gone", () => {
  const storage = storageOf();
  const draft = createFormDraft(storage, upon());
  draft.write(opening);
  draft.clear();
  expect(draft.read(opening)).toBeUndefined();
});

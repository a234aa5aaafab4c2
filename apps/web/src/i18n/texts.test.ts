import { expect, test, vi } from "vitest";
import { loadMemberTexts } from "./catalogue.ts";
import { loadTexts } from "./texts.ts";

test("the words behind the login come when they are asked for, once", async () => {
  const load = vi.fn(loadMemberTexts);
  const texts = await loadTexts("en", load);
  const changed = vi.fn();
  texts.subscribe(changed);
  expect(texts.get().auth.login.submit).toBe("Login");
  expect(texts.get().jobs).toBeUndefined();

  await Promise.all([texts.loadMembers(), texts.loadMembers()]);
  expect(texts.get().jobs?.dashboard.title).toBe("Dashboard");
  expect(texts.get().auth.login.submit).toBe("Login");
  expect(texts.loadMembers()).toBeUndefined();
  expect([load.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1]);
});

test("what could not be fetched is tried again", async () => {
  const load = vi.fn(loadMemberTexts).mockRejectedValueOnce(new Error("offline"));
  const texts = await loadTexts("en", load);
  await expect(texts.loadMembers()).rejects.toThrow("offline");
  expect(texts.get().jobs).toBeUndefined();
  await texts.loadMembers();
  expect(texts.get().jobs).toBeDefined();
});

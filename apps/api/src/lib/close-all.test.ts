import { expect, test } from "vitest";
import { closeAll } from "./close-all.ts";

function closers(failing: readonly string[]) {
  const closed: string[] = [];
  const parts = ["tasks", "live", "database"].map((name) => async () => {
    closed.push(name);
    if (failing.includes(name)) throw new Error(`${name} failed`);
  });
  return { closed, parts };
}

test("closes in the order given", async () => {
  const { closed, parts } = closers([]);
  await closeAll(parts);
  expect(closed).toEqual(["tasks", "live", "database"]);
});

test("closes the others when one fails, and tells of it afterwards", async () => {
  const { closed, parts } = closers(["tasks"]);
  await expect(closeAll(parts)).rejects.toThrow("tasks failed");
  expect(closed).toEqual(["tasks", "live", "database"]);
});

test("tells of all that failed", async () => {
  const { closed, parts } = closers(["tasks", "database"]);
  await expect(closeAll(parts)).rejects.toMatchObject({
    errors: [{ message: "tasks failed" }, { message: "database failed" }],
  });
  expect(closed).toEqual(["tasks", "live", "database"]);
});

import { expect, test } from "vitest";
import { createToaster, type ToastEntry } from "./toaster.tsx";

function region() {
  const shown: ToastEntry[] = [];
  const dismissed: (string | undefined)[] = [];
  return {
    shown,
    dismissed,
    sink: {
      show: (entry: ToastEntry) => void shown.push(entry),
      dismiss: (id: string | undefined) => void dismissed.push(id),
    },
  };
}

test("what is said before the region is on screen is shown as soon as it is, once", () => {
  const toaster = createToaster();
  toaster.warning("Early");
  const first = region();
  const detach = toaster.feed.attach(first.sink);
  expect(first.shown).toMatchObject([{ kind: "warning", message: "Early" }]);
  detach();
  const second = region();
  toaster.feed.attach(second.sink);
  expect(second.shown).toEqual([]);
});

test("a region that is not on screen yet is told when it is awaited", () => {
  const { feed, info } = createToaster();
  let told = 0;
  const stop = feed.watch(() => {
    told += 1;
  });
  expect(feed.isAwaited()).toBe(false);
  info("Early");
  expect([feed.isAwaited(), told]).toEqual([true, 1]);
  feed.attach(region().sink);
  info("Later");
  expect([feed.isAwaited(), told]).toEqual([false, 1]);
  stop();
});

test("each toast has an id that dismisses it; a given id replaces", () => {
  const toaster = createToaster();
  const { shown, dismissed, sink } = region();
  toaster.feed.attach(sink);
  const first = toaster.loading("Analyzing CV...");
  const second = toaster.success("Done", { id: first, durationMs: 7000 });
  expect(second).toBe(first);
  expect(toaster.info("Other")).not.toBe(first);
  expect(shown.at(1)).toMatchObject({ id: first, kind: "success", durationMs: 7000 });
  toaster.dismiss(first);
  toaster.dismiss();
  expect(dismissed).toEqual([first, undefined]);
});

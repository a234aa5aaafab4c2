import { MutationObserver, type MutationObserverResult, notifyManager } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

it("tells that a call is under way before the next click", async () => {
  const client = createQueryClient();
  const observer = new MutationObserver(client, { mutationFn: () => Promise.resolve() });
  const seen: string[] = [];
  // As `useMutation` listens.
  observer.subscribe(notifyManager.batchCalls(({ status }: MutationObserverResult) => seen.push(status)));
  const atNextTask = new Promise((resolve) => setTimeout(() => resolve(seen[0]), 0));
  void observer.mutate();
  expect(await atNextTask).toBe("pending");
});

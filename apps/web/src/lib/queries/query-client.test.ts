import { MutationObserver, type MutationObserverResult, notifyManager } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { RestError } from "./errors.ts";
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

it.each([
  ["a server that is away for a moment is asked three times", new RestError(503, {}), 3],
  ["a refusal is taken as it is", new RestError(404, {}), 1],
])("%s", async (_what, error, calls) => {
  const client = createQueryClient();
  let made = 0;
  const query = client.fetchQuery({
    queryKey: ["job"],
    retryDelay: 0,
    retry: client.getDefaultOptions().queries?.retry ?? false,
    queryFn: () => {
      made += 1;
      return Promise.reject(error);
    },
  });
  await expect(query).rejects.toBe(error);
  expect(made).toBe(calls);
});

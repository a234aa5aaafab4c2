import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refreshQueries } from "./refresh-queries.ts";

test("what happens during a first fetch is fetched, too", async () => {
  const queryClient = new QueryClient();
  let unread = 1;
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const seen = unread;
    return new Promise<number>((resolve) => answers.push(() => resolve(seen)));
  };
  const observer = new QueryObserver(queryClient, { queryKey: ["unread"], queryFn });
  const end = observer.subscribe(() => {});
  await vi.waitFor(() => expect(answers).toHaveLength(1));

  unread = 2;
  refreshQueries(queryClient, { queryKey: ["unread"] });
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await vi.waitFor(() => expect(queryClient.getQueryData(["unread"])).toBe(2));
  end();
  queryClient.clear();
});

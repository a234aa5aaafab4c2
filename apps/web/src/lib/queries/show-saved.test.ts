import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { showSaved } from "./show-saved.ts";

/** A key that knows what it leads to. */
const { queryKey: KEY } = queryOptions({ queryKey: ["names"], queryFn: (): string[] => [] });

/** What the server has, and reads that answer when the test says so, with what the server had as they began. */
function createServer(stored: string[]) {
  const answers: (() => void)[] = [];
  const server = {
    stored,
    answers,
    read: () => {
      const { stored: seen } = server;
      return new Promise<string[]>((resolve) => answers.push(() => resolve(seen)));
    },
  };
  return server;
}

let queryClient: QueryClient;
let end = () => {};

function watch(server: ReturnType<typeof createServer>) {
  queryClient = new QueryClient();
  end = new QueryObserver(queryClient, { queryKey: KEY, queryFn: server.read }).subscribe(() => {});
}

afterEach(() => {
  end();
  queryClient.clear();
});

function shown() {
  return queryClient.getQueryData(KEY);
}

async function answer(server: ReturnType<typeof createServer>, read: number) {
  await vi.waitFor(() => expect(server.answers.length).toBeGreaterThan(read));
  server.answers[read]?.();
  await vi.waitFor(() => expect(queryClient.getQueryState(KEY)?.fetchStatus).toBe("idle"));
}

test("a read that began before the save does not put back what was, and what others did meanwhile is read", async () => {
  const server = createServer(["Asha"]);
  watch(server);
  await answer(server, 0);
  void queryClient.refetchQueries({ queryKey: KEY });
  await vi.waitFor(() => expect(server.answers).toHaveLength(2));

  server.stored = ["Bimal", "somebody else's"];
  showSaved(queryClient, KEY, ["Bimal"]);
  server.answers[1]?.();
  expect(shown()).toEqual(["Bimal"]);
  await answer(server, 2);
  expect(shown()).toEqual(["Bimal", "somebody else's"]);
});

test("a save during the first read is shown at once, and kept", async () => {
  const server = createServer(["Asha"]);
  watch(server);
  await vi.waitFor(() => expect(server.answers).toHaveLength(1));

  server.stored = ["Bimal"];
  showSaved(queryClient, KEY, ["Bimal"]);
  expect(shown()).toEqual(["Bimal"]);
  server.answers[0]?.();
  await answer(server, 1);
  expect(shown()).toEqual(["Bimal"]);
});

test("a change to what is not there yet is in what is read in the end", async () => {
  const server = createServer(["Asha", "Bimal"]);
  watch(server);
  await vi.waitFor(() => expect(server.answers).toHaveLength(1));

  server.stored = ["Bimal"];
  showSaved(queryClient, KEY, (names) => names?.filter((name) => name !== "Asha"));
  expect(shown()).toBeUndefined();
  server.answers[0]?.();
  await answer(server, 1);
  expect(shown()).toEqual(["Bimal"]);
});

test("a read that nobody watches does not put back what was either", async () => {
  const server = createServer(["Asha"]);
  queryClient = new QueryClient();
  void queryClient.prefetchQuery({ queryKey: KEY, queryFn: server.read });
  await vi.waitFor(() => expect(server.answers).toHaveLength(1));

  server.stored = ["Bimal"];
  showSaved(queryClient, KEY, ["Bimal"]);
  server.answers[0]?.();
  await answer(server, 1);
  expect(shown()).toEqual(["Bimal"]);
});

test("nothing is read where nothing was under way, and what was known to be old stays so", async () => {
  const server = createServer(["Asha"]);
  watch(server);
  await answer(server, 0);
  showSaved(queryClient, KEY, ["Bimal"]);
  expect(queryClient.isFetching()).toBe(0);
  end();

  await queryClient.invalidateQueries({ queryKey: KEY });
  showSaved(queryClient, KEY, ["Chamari"]);
  expect(shown()).toEqual(["Chamari"]);
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
});

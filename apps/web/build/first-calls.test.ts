import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import type { AppRouter } from "@rolecall/api/router";
import type { Session } from "@rolecall/contracts/auth/schemas";
import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { createTRPCClient } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { NO_ADDRESSES } from "../src/app/testing/no-addresses.ts";
import { loadTexts } from "../src/i18n/texts.ts";
import { createVisitedPaths } from "../src/lib/browser/visited-paths.ts";
import { createQueryClient } from "../src/lib/queries/query-client.ts";
import { routeTree } from "../src/routeTree.gen.ts";
import { FIRST_CALLS } from "./first-calls.ts";

const SCRIPT = new URL("../public/first-paint.js", import.meta.url);

const candidate: Session = { token: "t1", role: "candidate", userId: "u1" };
const recruiter: Session = { token: "t2", role: "recruiter", userId: "u2" };

/** What the page asks for before the program is there: the addresses, and the token they are asked with. */
async function askedByPage(path: string, address: string, session: Session | null) {
  const asked: { url: string; token: string }[] = [];
  const [pathname = "", search = ""] = address.split(/(?=\?)/);
  const page: { firstAnswers?: { keys: string[] } } = {};
  runInNewContext(await readFile(SCRIPT, "utf8"), {
    window: page,
    document: {
      documentElement: { dataset: {} },
      currentScript: { dataset: { path, calls: JSON.stringify(FIRST_CALLS[path]) } },
    },
    localStorage: {
      getItem: (key: string) => (key === "user" && session ? JSON.stringify(session) : null),
    },
    location: { pathname, search },
    navigator: {},
    URLSearchParams,
    Intl,
    fetch: (url: string, { headers }: { headers: { Authorization: string } }) => {
      asked.push({ url, token: headers.Authorization });
      return new Promise(() => {});
    },
  });
  return { asked, keys: page.firstAnswers?.keys ?? [] };
}

/** What the loaders of the screen ask for. */
async function askedByProgram(address: string, session: Session): Promise<string[]> {
  const keys: string[] = [];
  const queryClient = createQueryClient();
  const client = createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable(() => {
            keys.push(op.input === undefined ? op.path : `${op.path} ${JSON.stringify(op.input)}`);
          }),
    ],
  });
  const router = createRouter({
    routeTree,
    isServer: false,
    history: createMemoryHistory({ initialEntries: [address] }),
    context: {
      trpc: createTRPCOptionsProxy<AppRouter>({ client, queryClient }),
      queryClient,
      session: { get: () => session, start: () => {}, end: () => {}, subscribe: () => () => {} },
      visitedPaths: createVisitedPaths(),
      texts: await loadTexts("en"),
      returnAddress: NO_ADDRESSES,
    },
  });
  await router.load();
  queryClient.clear();
  return keys;
}

// What the router touches of a window when it is told that it runs in one.
beforeAll(() => {
  vi.stubGlobal("window", { origin: "http://localhost", addEventListener: () => {}, scrollTo: () => {} });
});
afterAll(() => void vi.unstubAllGlobals());

const both = [candidate, recruiter];

test.each([
  { path: "/dashboard", address: "/dashboard", sessions: both },
  { path: "/jobs/$jobId", address: "/jobs/job-1?apply=true", sessions: both },
  { path: "/applicants/$jobId", address: "/applicants/job-1?page=3", sessions: [recruiter] },
  { path: "/applicants/$jobId/compare", address: "/applicants/job-1/compare?ids=a_b", sessions: [recruiter] },
  { path: "/messages", address: "/messages", sessions: both },
  { path: "/interviews", address: "/interviews", sessions: both },
  { path: "/interviews/$interviewId", address: "/interviews/interview-1", sessions: both },
  { path: "/profile", address: "/profile", sessions: [candidate] },
  { path: "/account", address: "/account", sessions: both },
])("what the page of $address asks for, its screen asks for, and no less", async (screen) => {
  for (const session of screen.sessions) {
    const { keys } = await askedByPage(screen.path, screen.address, session);
    const asked = await askedByProgram(screen.address, session);
    expect(keys.toSorted()).toEqual(asked.toSorted());
  }
});

test("a search is asked for by the screen besides", async () => {
  const { keys } = await askedByPage("/dashboard", "/dashboard?keyword=cook&page=2", candidate);
  const asked = await askedByProgram("/dashboard?keyword=cook&page=2", candidate);
  expect(asked).toEqual(expect.arrayContaining(keys));
  expect(asked).toHaveLength(keys.length + 1);
});

test("of an open conversation the messages are asked for as well, in one request", async () => {
  const { asked } = await askedByPage("/messages", "/messages?conversationId=talk-1", candidate);
  const input = encodeURIComponent('{"1":{"id":"talk-1"}}');
  expect(asked).toEqual([
    {
      url: `/api/trpc/conversations.list,conversations.messages?batch=1&input=${input}`,
      token: "Bearer t1",
    },
  ]);
});

test("nothing is asked for who is logged out, suspended, or led elsewhere", async () => {
  const suspended: Session = { ...candidate, suspended: true };
  expect((await askedByPage("/dashboard", "/dashboard", null)).asked).toEqual([]);
  expect((await askedByPage("/account", "/account", suspended)).asked).toEqual([]);
  expect((await askedByPage("/profile", "/profile", recruiter)).asked).toEqual([]);
  expect((await askedByPage("/applicants/$jobId", "/applicants/job-1", candidate)).asked).toEqual([]);
});

import type { Session } from "@rolecall/contracts/auth/schemas";
import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadTexts } from "../i18n/texts.ts";
import { createVisitedPaths } from "../lib/browser/visited-paths.ts";
import { createQueryClient } from "../lib/queries/query-client.ts";
import { routeTree } from "../routeTree.gen.ts";
import { CACHED, cachedTrpc } from "./testing/cached-trpc.ts";
import { NO_ADDRESSES } from "./testing/no-addresses.ts";

const candidate: Session = { token: "t", role: "candidate", userId: "u1" };
const recruiter: Session = { token: "t", role: "recruiter", userId: "u2" };

/** Where the real route tree leads somebody who opens an address. */
async function open(path: string, session: Session | null, back: string | null = null): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(CACHED, {});
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  const router = createRouter({
    routeTree,
    // Without a window the router takes itself for a server, which reports redirects instead of following them.
    isServer: false,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      trpc: cachedTrpc(),
      queryClient,
      session: { get: () => session, start: () => {}, end: () => {}, subscribe: () => () => {} },
      visitedPaths: createVisitedPaths(),
      texts: await loadTexts("en"),
      returnAddress: { ...NO_ADDRESSES, take: () => back },
    },
  });
  await router.load();
  return router.state.location.pathname;
}

// What the router touches of a window when it is told that it runs in one.
beforeAll(() => {
  vi.stubGlobal("window", { origin: "http://localhost", addEventListener: () => {}, scrollTo: () => {} });
});
afterAll(() => void vi.unstubAllGlobals());

const everyone = [
  "/dashboard",
  "/jobs/1",
  "/account",
  "/messages",
  "/interviews",
  "/interviews/1",
  "/cv-analysis",
];
const forRecruiters = ["/schedule-interview", "/edit-job/1", "/post-job", "/applicants/1"];
const forCandidates = ["/profile"];

describe("who may open which address", () => {
  test.each([...everyone, ...forRecruiters, ...forCandidates])(
    "logged out, %s leads to login",
    async (path) => {
      expect(await open(path, null)).toBe("/");
    },
  );

  test.each(["/", "/signup"])("logged out, %s is open", async (path) => {
    expect(await open(path, null)).toBe(path);
  });

  test.each(["/", "/signup"])("logged in, %s leads to the dashboard", async (path) => {
    expect(await open(path, candidate)).toBe("/dashboard");
    expect(await open(path, recruiter)).toBe("/dashboard");
  });

  test("logged in again, the login leads to where the session had ended", async () => {
    expect(await open("/", recruiter, "/edit-job/1?x=2")).toBe("/edit-job/1");
    expect(await open("/", candidate, "/edit-job/1")).toBe("/dashboard");
  });

  test.each(everyone)("%s is open to both roles", async (path) => {
    expect(await open(path, candidate)).toBe(path);
    expect(await open(path, recruiter)).toBe(path);
  });

  test.each(["/", ...everyone, ...forRecruiters, ...forCandidates])(
    "suspended, %s leads to the account",
    async (path) => {
      expect(await open(path, { ...candidate, suspended: true })).toBe("/account");
      expect(await open(path, { ...recruiter, suspended: true })).toBe("/account");
    },
  );

  test.each(forRecruiters)("%s is for recruiters", async (path) => {
    expect(await open(path, recruiter)).toBe(path);
    expect(await open(path, candidate)).toBe("/dashboard");
  });

  test.each(forCandidates)("%s is for candidates", async (path) => {
    expect(await open(path, candidate)).toBe(path);
    expect(await open(path, recruiter)).toBe("/dashboard");
  });
});

import { expect, test, vi } from "vitest";
import { loadTexts } from "../i18n/texts.ts";
import { createVisitedPaths } from "../lib/browser/visited-paths.ts";
import { createQueryClient } from "../lib/queries/query-client.ts";
import { fetchInTurn, screensOf } from "./fetch-ahead.ts";
import { createAppRouter } from "./router.tsx";
import { cachedTrpc } from "./testing/cached-trpc.ts";
import { NO_ADDRESSES } from "./testing/no-addresses.ts";

test("the screens of a role are those that its guard lets it open", async () => {
  const texts = await loadTexts("en");
  vi.stubGlobal("window", { origin: "http://localhost", addEventListener: () => {}, scrollTo: () => {} });
  const router = createAppRouter({
    trpc: cachedTrpc(),
    queryClient: createQueryClient(),
    session: { get: () => null, start: () => {}, end: () => {}, subscribe: () => () => {} },
    visitedPaths: createVisitedPaths(),
    texts,
    returnAddress: NO_ADDRESSES,
  });
  vi.unstubAllGlobals();
  const ids = Object.keys(router.routesById);
  const forCandidates = screensOf("candidate", ids);
  const forRecruiters = screensOf("recruiter", ids);
  expect(forCandidates).toContain("/_app/dashboard");
  expect(forCandidates).toContain("/_app/_candidate/profile");
  expect(forCandidates).not.toContain("/_app/_recruiter/post-job");
  expect(forRecruiters).toContain("/_app/_recruiter/post-job");
  expect(forRecruiters).not.toContain("/_app/_candidate/profile");
  expect([...forCandidates, ...forRecruiters].filter((id) => id.includes("_guest"))).toEqual([]);
});

test("what is fetched ahead comes one after the other, and no more is asked for once the network is gone", async () => {
  const asked: string[] = [];
  const part = (name: string, arrives: boolean) => async () => {
    asked.push(name);
    if (!arrives) throw new TypeError("Failed to fetch dynamically imported module");
  };
  const idle = async () => void asked.push("idle");
  await fetchInTurn([part("menu", true), part("inbox", false), part("profile", true)], idle);
  expect(asked).toEqual(["idle", "menu", "idle", "inbox"]);
});

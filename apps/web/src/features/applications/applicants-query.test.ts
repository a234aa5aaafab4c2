import type { AppRouter } from "@rolecall/api/router";
import type { Application } from "@rolecall/contracts/applications/schemas";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fieldsOf } from "../../lib/parse-json.ts";
import type { Trpc } from "../../lib/queries/trpc.ts";
import {
  applicantsQuery,
  bestApplicantsQuery,
  isWhole,
  readApplicants,
  showSavedApplicants,
} from "./applicants-query.ts";
import { MOST_PER_ANSWER } from "./most-per-answer.ts";

const JOB = "job-1";

function applicant(id: number): Application {
  return {
    _id: `application-${id}`,
    job: { _id: JOB, title: "Night Baker" },
    candidate: { _id: `candidate-${id}`, name: `Candidate ${id}`, email: `${id}@example.com` },
    fileName: "cv.pdf",
    createdAt: "2026-11-01T08:00:00.000Z",
    stage: "received",
    stageChangedAt: null,
    message: null,
    seenAt: null,
    cvDownloadedAt: null,
    analysisStatus: "pending",
    analysis: null,
  };
}

/** Who has applied; pages of it are answered when they are let through, with what there was when they were asked for. */
let stored: Application[];
let asked: number[];
let letThrough: (() => void)[];
/** From now on those that are let through fail. */
let refuse: boolean;
let queryClient: QueryClient;
let trpc: Trpc;
let end = () => {};

beforeEach(() => {
  asked = [];
  letThrough = [];
  refuse = false;
  queryClient = new QueryClient();
  const answerPages: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        const { page, limit } = fieldsOf(op.input);
        if (typeof page !== "number" || typeof limit !== "number")
          throw new Error("All were asked for at once.");
        asked.push(page);
        const data = stored.slice((page - 1) * limit, page * limit);
        letThrough.push(() => {
          if (refuse) return observer.error(TRPCClientError.from(new Error("No answer.")));
          observer.next({ result: { type: "data", data } });
          observer.complete();
        });
      });
  const client = createTRPCClient<AppRouter>({ links: [answerPages] });
  trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
});

afterEach(() => {
  end();
  queryClient.clear();
});

function openList(count: number): void {
  stored = Array.from({ length: count }, (_, index) => applicant(index));
  end = new QueryObserver(queryClient, applicantsQuery(trpc, JOB)).subscribe(() => {});
}

/** Waits until so many answers have been asked for since the last time, and lets them through. */
async function answer(count: number): Promise<void> {
  await vi.waitFor(() => expect(letThrough).toHaveLength(count));
  for (const go of letThrough.splice(0)) go();
}

const listed = () => queryClient.getQueryData(applicantsQuery(trpc, JOB).queryKey);
const best = () => queryClient.getQueryData(bestApplicantsQuery(trpc, JOB).queryKey);

test("a list that one answer holds is asked for once", async () => {
  openList(MOST_PER_ANSWER - 1);
  await answer(1);
  await vi.waitFor(() => expect(listed()).toEqual(stored));
  expect(asked).toEqual([1]);
});

test("of a longer one the best are there first, and the others follow", async () => {
  openList(3 * MOST_PER_ANSWER + 1);
  await answer(1);
  await vi.waitFor(() => expect(best()).toEqual(stored.slice(0, MOST_PER_ANSWER)));
  expect(isWhole(best() ?? [])).toBe(false);
  expect(listed()).toBeUndefined();
  await answer(2);
  await answer(2);
  await vi.waitFor(() => expect(listed()).toEqual(stored));
  expect(asked).toEqual([1, 2, 3, 4, 5]);
});

test("who has applied between two parts makes nobody stand twice", async () => {
  openList(MOST_PER_ANSWER + 10);
  await vi.waitFor(() => expect(letThrough).toHaveLength(1));
  stored = [applicant(-1), ...stored];
  await answer(1);
  await answer(2);
  await vi.waitFor(() => expect(listed()).toHaveLength(MOST_PER_ANSWER + 10));
  expect(new Set(listed()?.map(({ _id }) => _id)).size).toBe(MOST_PER_ANSWER + 10);
});

test("whoever leaves has no more of it read", async () => {
  openList(9 * MOST_PER_ANSWER);
  await answer(1);
  await vi.waitFor(() => expect(letThrough).toHaveLength(2));
  end();
  await answer(2);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toEqual([1, 2, 3]);
});

test("who has been removed does not come back with an answer that was under way", async () => {
  openList(2);
  await answer(1);
  await vi.waitFor(() => expect(listed()).toHaveLength(2));
  void queryClient.refetchQueries({ queryKey: applicantsQuery(trpc, JOB).queryKey, exact: true });
  await vi.waitFor(() => expect(letThrough).toHaveLength(1));
  const late = letThrough.splice(0);
  stored = stored.slice(1);
  showSavedApplicants(queryClient, trpc, JOB, (list) => list.slice(1));
  for (const go of late) go();
  await answer(1);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(listed()).toEqual(stored);
});

test("a decision on one of the best is shown before the others are there, and stays when they come", async () => {
  openList(MOST_PER_ANSWER + 1);
  await answer(1);
  await vi.waitFor(() => expect(letThrough).toHaveLength(2));
  const decide = (list: readonly Application[]) =>
    list.map((one): Application => (one._id === "application-0" ? { ...one, stage: "shortlisted" } : one));
  const late = letThrough.splice(0);
  stored = decide(stored);
  showSavedApplicants(queryClient, trpc, JOB, decide);
  expect(best()?.[0]?.stage).toBe("shortlisted");
  for (const go of late) go();
  await answer(1);
  await answer(2);
  await vi.waitFor(() => expect(listed()).toHaveLength(MOST_PER_ANSWER + 1));
  expect(listed()?.[0]?.stage).toBe("shortlisted");
});

const read = (onRead: (count: number) => void = () => {}) =>
  readApplicants({ queryClient, trpc, jobId: JOB, onRead });

test("whoever waits for all of them is told how many have come, and what is fresh is not read again", async () => {
  queryClient.setDefaultOptions({ queries: { staleTime: 30_000 } });
  stored = Array.from({ length: MOST_PER_ANSWER + 7 }, (_, index) => applicant(index));
  const counts: number[] = [];
  const all = read((count) => counts.push(count));
  await answer(1);
  await vi.waitFor(() => expect(counts).toEqual([MOST_PER_ANSWER]));
  await answer(2);
  expect(await all).toEqual(stored);
  expect(counts).toEqual([MOST_PER_ANSWER, MOST_PER_ANSWER + 7]);
  expect(await read()).toEqual(stored);
  expect(asked).toEqual([1, 2, 3]);
});

test("all of them are there in the end, also when the list is left meanwhile", async () => {
  openList(2);
  await answer(1);
  await vi.waitFor(() => expect(listed()).toHaveLength(2));
  stored = [...stored, applicant(2)];
  const all = read();
  await vi.waitFor(() => expect(letThrough).toHaveLength(1));
  end();
  await answer(1);
  expect(await all).toEqual(stored);
});

test("and also when somebody applies after that", async () => {
  openList(2);
  await answer(1);
  await vi.waitFor(() => expect(listed()).toHaveLength(2));
  const all = read();
  await vi.waitFor(() => expect(letThrough).toHaveLength(1));
  end();
  const late = letThrough.splice(0);
  stored = [...stored, applicant(2)];
  void queryClient.invalidateQueries({ queryKey: applicantsQuery(trpc, JOB).queryKey, exact: true });
  for (const go of late) go();
  await answer(1);
  expect(await all).toEqual(stored);
});

test("where some of them cannot be read, there are none", async () => {
  stored = Array.from({ length: MOST_PER_ANSWER + 7 }, (_, index) => applicant(index));
  const all = read();
  await answer(1);
  await vi.waitFor(() => expect(letThrough).toHaveLength(2));
  refuse = true;
  await answer(2);
  await expect(all).rejects.toThrow("No answer.");
});

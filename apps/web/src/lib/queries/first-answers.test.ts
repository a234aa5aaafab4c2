import type { AppRouter } from "@rolecall/api/router";
import { createTRPCClient, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test } from "vitest";
import { createAnswerPositions } from "./answer-positions.ts";
import { firstAnswersLink, readFirstAnswers } from "./first-answers.ts";

const KEY = 'jobs.get {"id":"job-1"}';
const LATE_MS = 11_000;

const EARLY = [{ result: { data: "me" } }, { result: { data: "early" } }];
const REFUSAL = { error: { message: "no", code: -32001, data: {} } };

function answerWith(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }));
}

/** A client of a page that has asked for two answers, and what the client asks for by itself. */
function setUp(
  answers: unknown,
  { askedWith = "t", token = "t" }: { askedWith?: string; token?: string } = {},
) {
  const asked: string[] = [];
  let time = 0;
  const page = { firstAnswers: { token: askedWith, keys: ["users.me", KEY], answers } };
  const take = readFirstAnswers(page, createAnswerPositions(), () => time);
  const network: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        asked.push(op.path);
        observer.next({ result: { type: "data", data: "asked" } });
        observer.complete();
      });
  const client = createTRPCClient<AppRouter>({ links: [firstAnswersLink(take, () => token), network] });
  return {
    asked,
    later: (ms: number) => {
      time += ms;
    },
    get: (id: string): Promise<unknown> => client.jobs.get.query({ id }),
  };
}

test("what the page has asked for is not asked for again, once", async () => {
  const { get, asked } = setUp(answerWith(EARLY));
  expect(await get("job-1")).toBe("early");
  expect(asked).toEqual([]);
  expect(await get("job-1")).toBe("asked");
});

test("other input is another question", async () => {
  const { get, asked } = setUp(answerWith(EARLY));
  expect(await get("job-2")).toBe("asked");
  expect(asked).toEqual(["jobs.get"]);
});

test.each([
  ["a refusal", answerWith([{ result: { data: "me" } }, REFUSAL], 207)],
  ["a refused session", answerWith([REFUSAL, REFUSAL], 401)],
  ["an answer of another shape", answerWith({ result: { data: "early" } })],
  ["no answer", Promise.resolve(undefined)],
  ["the page of a proxy", Promise.resolve(new Response("<p>hello", { status: 200 }))],
  ["what is no promise", "early"],
])("%s is asked for again", async (_, answer) => {
  const { get, asked } = setUp(answer);
  expect(await get("job-1")).toBe("asked");
  expect(asked).toEqual(["jobs.get"]);
});

test("a refusal is read to its end, so that the page is not loading for ever", async () => {
  const answer = answerWith([REFUSAL, REFUSAL], 401);
  await setUp(answer).get("job-1");
  expect((await answer).bodyUsed).toBe(true);
});

test("nobody gets what was asked for with another session, or long ago", async () => {
  const other = setUp(answerWith(EARLY), { askedWith: "t", token: "u" });
  expect(await other.get("job-1")).toBe("asked");
  const late = setUp(answerWith(EARLY));
  late.later(LATE_MS);
  expect(await late.get("job-1")).toBe("asked");
});

test("a page that has asked for nothing is as good", async () => {
  const take = readFirstAnswers({}, createAnswerPositions());
  expect(take({ path: "jobs.get", input: { id: "job-1" } }, "t")).toBeUndefined();
});

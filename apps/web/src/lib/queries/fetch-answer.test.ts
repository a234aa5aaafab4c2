import { createTRPCUntypedClient, httpBatchLink } from "@trpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { type CallError, parseError } from "./errors.ts";
import { fetchAnswer } from "./fetch-answer.ts";

afterEach(() => vi.unstubAllGlobals());

/** What the interface learns of a call that is answered like this. */
async function failureOf(answer: Response): Promise<CallError> {
  vi.stubGlobal("fetch", async () => answer);
  const client = createTRPCUntypedClient({
    links: [httpBatchLink({ url: "http://api.test", fetch: fetchAnswer })],
  });
  const call = client.mutation("conversations.start", {});
  return parseError(
    await call.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
}

const page = (status: number) =>
  new Response("<h1>No</h1>", { status, headers: { "content-type": "text/html" } });

test.each([401, 404, 500])("a page with status %i keeps its status and says nothing", async (status) => {
  expect(await failureOf(page(status))).toMatchObject({ code: "UNKNOWN", status, message: undefined });
});

test("a refusal in the words of REST is read", async () => {
  const body = { error: "This recruiter does not exist.", code: "NOT_FOUND" };
  expect(await failureOf(Response.json(body, { status: 404 }))).toMatchObject({
    code: "NOT_FOUND",
    status: 404,
    message: body.error,
  });
});

test("a refusal of tRPC stays as it is", async () => {
  const error = {
    message: "Wait.",
    code: -32_000,
    data: { httpStatus: 429, errorCode: "TOO_MANY_REQUESTS" },
  };
  expect(await failureOf(Response.json([{ error }], { status: 429 }))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    status: 429,
    message: "Wait.",
  });
});

test.each([502, 503, 504])("a proxy that cannot reach the API (%i) is no answer", async (status) => {
  expect(await failureOf(page(status))).toMatchObject({ code: "NETWORK", status: 0 });
});

import { TRPCError } from "@trpc/server";
import { expect, test } from "vitest";
import { AppError, notFound } from "./app-error.ts";
import { describeError } from "./describe-error.ts";

/** As the driver throws it, within what Drizzle makes of it. */
function failed(code: string): Error {
  return new Error("Failed query", { cause: Object.assign(new Error("secret"), { code }) });
}

test.each(["57014", "40P01", "40001", "55P03", "53200", "53300", "ENOSPC", "EMFILE"])(
  "a database or a disk that gave up with %s may be asked again, and we are told",
  (code) => {
    for (const error of [
      failed(code),
      new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: failed(code) }),
    ]) {
      const { status, body, retryAfterSeconds } = describeError(error);
      expect({ status, code: body.code, retryAfterSeconds }).toEqual({
        status: 503,
        code: "UNAVAILABLE",
        retryAfterSeconds: 2,
      });
      expect(body.error).not.toContain("secret");
    }
    // One that lost its connections for want of room is no news.
    expect(describeError(failed(code)).expected).toBe(code === "53300");
  },
);

test.each(["CONNECTION_CLOSED", "ECONNREFUSED", "57P01", "08006"])("so may one that is away: %s", (code) => {
  expect(describeError(failed(code))).toMatchObject({ status: 503, expected: true });
});

test("so may a file store that is away, whatever stands around its error", () => {
  const timeout = Object.assign(new Error("no answer"), { name: "TimeoutError" });
  for (const cause of [timeout, Object.assign(new Error("no way"), { code: "EHOSTUNREACH" })]) {
    const error = new TRPCError({
      code: "INTERNAL_SERVER_ERROR",
      cause: new Error("Cannot write file", { cause }),
    });
    expect(describeError(error)).toMatchObject({ status: 503, expected: true });
  }
});

test.each([failed("23502"), failed("42601"), new TypeError("x is undefined"), "text", undefined])(
  "everything else is a fault of ours, and its inside is told to nobody",
  (error) => {
    const { status, body, expected } = describeError(error);
    expect({ status, code: body.code, expected }).toEqual({ status: 500, code: "INTERNAL", expected: false });
    expect(body.error).toBe("Something went wrong on our side. Please try again.");
  },
);

test("what an operation refuses keeps its words, through tRPC too", () => {
  const error = new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: notFound("interview") });
  expect(describeError(error)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" }, expected: true });
});

test("input that cannot be parsed is wrong as a whole", () => {
  const message = "The request is not valid JSON.";
  const refusals = [
    new AppError("INVALID_INPUT", message),
    new TRPCError({ code: "PARSE_ERROR" }),
    new TRPCError({ code: "BAD_REQUEST", cause: new SyntaxError("Unexpected token") }),
  ];
  for (const error of refusals) {
    expect(describeError(error)).toMatchObject({
      status: 400,
      body: { error: message, code: "INVALID_INPUT", issues: [{ path: "", message }] },
    });
  }
});

test("whoever is told that it does not go now is told when to come back", () => {
  const full = new AppError("UNAVAILABLE", "Too many messages at the moment. Please try again.");
  expect(describeError(full).retryAfterSeconds).toBe(2);
  const later = new AppError("UNAVAILABLE", "Too many files.", { retryAfterSeconds: 60 });
  expect(describeError(later).retryAfterSeconds).toBe(60);
  expect(describeError(notFound("job")).retryAfterSeconds).toBeUndefined();
});

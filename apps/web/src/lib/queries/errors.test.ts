import { TRPCClientError } from "@trpc/client";
import { describe, expect, test } from "vitest";
import { errorMessage, isTransient, parseError, RestError } from "./errors.ts";

/** A tRPC error as the API's formatter shapes it. */
function refused(data: Record<string, unknown>, message: string): TRPCClientError<never> {
  return TRPCClientError.from({ error: { code: -32_000, message, data } });
}

describe("parseError", () => {
  test("reads the API's code, sentence, status, issues and waiting time", () => {
    const issues = [{ path: "salary.min", message: "Use 0 or more." }];
    const error = refused(
      { errorCode: "INVALID_INPUT", httpStatus: 400, issues },
      "salary.min: Use 0 or more.",
    );
    expect(parseError(error)).toEqual({
      code: "INVALID_INPUT",
      message: "salary.min: Use 0 or more.",
      status: 400,
      issues,
      retryAfterSeconds: undefined,
    });
    const limited = refused(
      { errorCode: "TOO_MANY_REQUESTS", httpStatus: 429, retryAfterSeconds: 30 },
      "Wait.",
    );
    expect(parseError(limited).retryAfterSeconds).toBe(30);
  });

  test("reads a REST body", () => {
    const error = new RestError(413, { error: "The file is too large.", code: "FILE_TOO_LARGE" });
    expect(parseError(error)).toMatchObject({
      code: "FILE_TOO_LARGE",
      message: "The file is too large.",
      status: 413,
    });
  });

  test("a REST answer that is not ours keeps its status and says nothing", () => {
    expect(parseError(new RestError(502, "<html>"))).toMatchObject({
      code: "UNKNOWN",
      message: undefined,
      status: 502,
    });
  });

  test.each([
    ["a fetch that reached nobody", TRPCClientError.from(new TypeError("Failed to fetch"))],
    ["a bare TypeError of fetch", new TypeError("Failed to fetch")],
    ["an answer that is not tRPC", TRPCClientError.from(new SyntaxError("Unexpected token <"))],
    ["an upload without an answer", new RestError(0, null)],
  ])("%s is NETWORK without words of the browser", (_, error) => {
    expect(parseError(error)).toMatchObject({ code: "NETWORK", message: undefined, status: 0 });
  });

  test("an abort is told apart, bare or wrapped", () => {
    const abort = new DOMException("stopped", "AbortError");
    expect(parseError(abort).code).toBe("ABORTED");
    expect(parseError(TRPCClientError.from(abort)).code).toBe("ABORTED");
  });

  test.each([undefined, null, "text", 7, new Error("ours")])("anything else is UNKNOWN: %s", (thrown) => {
    expect(parseError(thrown)).toMatchObject({ code: "UNKNOWN", message: undefined, issues: [] });
  });

  test("malformed issues are dropped", () => {
    const issues = [{ path: "name", message: "Too long." }, { path: 1 }, null];
    expect(
      parseError(refused({ errorCode: "INVALID_INPUT", httpStatus: 400, issues }, "x")).issues,
    ).toHaveLength(1);
  });
});

test("errorMessage prefers the server's sentence", () => {
  expect(errorMessage(new RestError(409, { error: "Taken.", code: "EMAIL_TAKEN" }), "Signup failed")).toBe(
    "Taken.",
  );
  expect(errorMessage(new RestError(0, null), "Signup failed")).toBe("Signup failed");
});

test("only failures that may pass by themselves are worth a retry", () => {
  expect(isTransient(parseError(new RestError(0, null)))).toBe(true);
  expect(isTransient(parseError(new RestError(503, { error: "x", code: "UNAVAILABLE" })))).toBe(true);
  expect(isTransient(parseError(new RestError(404, { error: "x", code: "NOT_FOUND" })))).toBe(false);
  expect(isTransient(parseError(new Error("ours")))).toBe(false);
});

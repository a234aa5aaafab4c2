import { expect, it } from "vitest";
import { RestError } from "../../lib/queries/errors.ts";
import { analysisFailure } from "./analysis-error.ts";

it("gives the server's own sentence", () => {
  const body = { error: "This file is damaged.", code: "FILE_DAMAGED" };
  expect(analysisFailure(new RestError(422, body))).toEqual({
    kind: "serverError",
    reason: "This file is damaged.",
  });
});

it("gives the status when a server answered without a sentence", () => {
  expect(analysisFailure(new RestError(502, null, "Bad Gateway"))).toEqual({
    kind: "serverError",
    reason: "Bad Gateway",
  });
  expect(analysisFailure(new RestError(502, null))).toEqual({
    kind: "serverError",
    reason: "The server answered 502.",
  });
});

it("knows a lost connection", () => {
  expect(analysisFailure(new RestError(0, null))).toEqual({ kind: "networkError" });
  expect(analysisFailure(new TypeError("Failed to fetch"))).toEqual({ kind: "networkError" });
});

it("says why a request could not be made", () => {
  expect(analysisFailure(new Error("The file cannot be opened"))).toEqual({
    kind: "requestError",
    reason: "The file cannot be opened",
  });
});

it("falls back to the catalogue's default", () => {
  expect(analysisFailure("?")).toEqual({ kind: "failed" });
  expect(analysisFailure(new Error(""))).toEqual({ kind: "failed" });
});

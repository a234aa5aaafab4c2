import { expect, it } from "vitest";
import { RestError } from "../../../lib/queries/errors.ts";
import { setupErrorText } from "./setup-error.ts";

const words = { unauthenticated: "login", tooLarge: "large", network: "network", failed: "default" };
const text = (error: unknown) => setupErrorText(error, words);

it("prefers the server's sentence to everything", () => {
  expect(text(new RestError(413, { error: "Too big.", code: "FILE_TOO_LARGE" }))).toBe("Too big.");
  expect(text(new RestError(401, { error: "Log in.", code: "UNAUTHENTICATED" }))).toBe("Log in.");
});

it("has words of its own for 401 and 413", () => {
  expect(text(new RestError(401, null))).toBe("login");
  expect(text(new RestError(413, "<html>"))).toBe("large");
});

it("tells a lost connection, then the error's own message, then the default", () => {
  expect(text(new RestError(0, null))).toBe("network");
  expect(text(new Error("The file has moved"))).toBe("The file has moved");
  expect(text(new Error(""))).toBe("default");
  expect(text(undefined)).toBe("default");
});

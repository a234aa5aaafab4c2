import { expect, test } from "vitest";
import { contactProblem } from "./contact-error.ts";

test.each([
  [{ code: "NETWORK", status: 0 }, "network"],
  [{ code: "UNAUTHENTICATED", status: 401 }, "unauthenticated"],
  [{ code: "NOT_FOUND", status: 404 }, "notFound"],
  [{ code: "FORBIDDEN", status: 403 }, "other"],
  [{ code: "INTERNAL", status: 500 }, "other"],
] as const)("%o is %s", (error, problem) => {
  expect(contactProblem(error)).toBe(problem);
});

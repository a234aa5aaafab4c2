import { expect, test } from "vitest";
import { RestError } from "../../../lib/queries/errors.ts";
import { jobFormErrors } from "./job-form-errors.ts";

const refused = (issues: { path: string; message: string }[]) =>
  new RestError(400, { error: "Please check the marked fields.", code: "INVALID_INPUT", issues });

test("each issue goes under its field, entries of a list under the list", () => {
  const errors = jobFormErrors(
    refused([
      { path: "salary.min", message: "Too high." },
      { path: "requiredSkills.3", message: "Too long." },
    ]),
    "Failed",
  );
  expect(errors.of("salary.min")).toBe("Too high.");
  expect(errors.of("requiredSkills")).toBe("Too long.");
  expect(errors.of("title")).toBeUndefined();
  expect(errors.summary).toBe("Failed");
});

test("nothing is said of a field, or a list, that has been changed since", () => {
  const issues = ["title", "salary.min", "benefits.0"].map((path) => ({ path, message: "Too long." }));
  const errors = jobFormErrors(refused(issues), "Failed", new Set(["title", "benefits"]));
  expect(errors.of("title")).toBeUndefined();
  expect(errors.of("benefits")).toBeUndefined();
  expect(errors.of("salary.min")).toBe("Too long.");
  expect(errors.summary).toBe("Failed");
});

test("a refusal that is about no field is told in the server's words", () => {
  const errors = jobFormErrors(
    new RestError(403, { error: "This job is not yours.", code: "FORBIDDEN" }),
    "Failed",
  );
  expect(errors.summary).toBe("This job is not yours.");
});

test("without an answer the form's own words stand", () => {
  const errors = jobFormErrors(new RestError(0, null), "Failed to submit job");
  expect(errors.summary).toBe("Failed to submit job");
});

test("nothing without an error", () => {
  const errors = jobFormErrors(null, "Failed");
  expect(errors.summary).toBeUndefined();
  expect(errors.of("title")).toBeUndefined();
});

import { expect, test } from "vitest";
import { RestError } from "../../lib/errors.ts";
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
  expect(errors.first).toBe("requiredSkills");
  expect(errors.summary).toBe("Please check the marked fields.");
});

test("without an answer the specification's words stand", () => {
  const errors = jobFormErrors(new RestError(0, null), "Failed to submit job");
  expect(errors).toMatchObject({ summary: "Failed to submit job", first: undefined });
});

test("nothing without an error", () => {
  const errors = jobFormErrors(null, "Failed");
  expect(errors.summary).toBeUndefined();
  expect(errors.of("title")).toBeUndefined();
});

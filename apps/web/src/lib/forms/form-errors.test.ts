import { expect, test } from "vitest";
import { RestError } from "../queries/errors.ts";
import { formErrors } from "./form-errors.ts";

const rules = {
  fields: ["name", "email", "password"] as const,
  byCode: { EMAIL_TAKEN: "email" } as const,
  fallback: "Signup failed",
};

function invalid(issues: { path: string; message: string }[]) {
  return new RestError(400, { error: "email: wrong", code: "INVALID_INPUT", issues });
}

test("without an error nothing is shown", () => {
  const errors = formErrors(null, rules);
  expect(errors.of("email")).toBeUndefined();
  expect(errors.rest).toBeUndefined();
});

test("an issue shows under its field and nowhere else", () => {
  const errors = formErrors(invalid([{ path: "email", message: "No e-mail address." }]), rules);
  expect(errors.of("email")).toBe("No e-mail address.");
  expect(errors.rest).toBeUndefined();
});

test("of a field that has been changed since nothing is said, and nothing appears elsewhere instead", () => {
  const issues = [{ path: "email", message: "No e-mail address." }];
  const errors = formErrors(invalid(issues), { ...rules, changed: new Set(["email"]) });
  expect(errors.of("email")).toBeUndefined();
  expect(errors.rest).toBeUndefined();
});

test("a field with two issues shows the first", () => {
  const issues = ["Too short.", "Too simple."].map((message) => ({ path: "password", message }));
  expect(formErrors(invalid(issues), rules).of("password")).toBe("Too short.");
});

test("an issue of no field shows above the buttons beside those that have one", () => {
  const issues = [
    { path: "name", message: "Too long." },
    { path: "", message: "Two of these exclude each other." },
  ];
  const errors = formErrors(invalid(issues), rules);
  expect(errors.of("name")).toBe("Too long.");
  expect(errors.rest).toBe("Two of these exclude each other.");
});

test("a code that is about a field shows there", () => {
  const errors = formErrors(new RestError(409, { error: "Taken.", code: "EMAIL_TAKEN" }), rules);
  expect(errors.of("email")).toBe("Taken.");
  expect(errors.rest).toBeUndefined();
});

test("everything else shows above the buttons, in the fallback's words without a server", () => {
  expect(formErrors(new RestError(429, { error: "Wait.", code: "TOO_MANY_REQUESTS" }), rules).rest).toBe(
    "Wait.",
  );
  expect(formErrors(new RestError(0, null), rules).rest).toBe("Signup failed");
});

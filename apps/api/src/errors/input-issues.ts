import type { InputIssue } from "@rolecall/contracts/common/errors";
import { z } from "zod";
import { AppError } from "./app-error.ts";

const EXPECTED: Readonly<Record<string, string>> = {
  string: "Use text.",
  number: "Use a number.",
  int: "Use a whole number.",
  boolean: "Use true or false.",
  array: "Use a list.",
  object: "Use an object.",
};

/** Plain words for what the schemas leave to the library's default. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "Fill in this field." : EXPECTED[issue.expected];
    case "invalid_value":
      return `Choose one of: ${issue.values.join(", ")}.`;
    case "too_small":
      return `Use at least ${issue.minimum}.`;
    case "too_big":
      return `Use at most ${issue.maximum}.`;
    default:
      return undefined;
  }
}

/** Makes every schema of this process speak in plain words. A message of the schema's own goes first. */
export function useReadableMessages(): void {
  z.config({ customError: describeIssue });
}

export function toInputIssues(error: z.ZodError): InputIssue[] {
  return error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
}

/** One sentence for a list of issues: the first of them, with its place in plain words. */
export function summariseIssues([first]: readonly InputIssue[]): string {
  if (first === undefined) return "The input is not right.";
  return first.path === "" ? first.message : `${namePlace(first.path)}: ${first.message}`;
}

/** `newPassword` is "New password", `requiredSkills.0` "Required skills 1". */
function namePlace(path: string): string {
  const words = path
    .split(".")
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : key.replace(/[A-Z]/g, " $&").toLowerCase()))
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Checks what did not come through a procedure's own input, such as the fields of a form.
 * @throws {AppError} INVALID_INPUT naming every field that is wrong
 */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = toInputIssues(parsed.error);
  throw new AppError("INVALID_INPUT", summariseIssues(issues), { issues });
}

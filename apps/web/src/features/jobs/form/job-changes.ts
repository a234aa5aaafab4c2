import type { UpdateJobInput } from "@rolecall/contracts/jobs/schemas";
import { type JobFormValues, jobInputOf } from "./job-form-values.ts";

export type JobChanges = Omit<UpdateJobInput, "id">;

/**
 * The fields that were changed, and no others: what somebody else changed meanwhile stays, and so does
 * a value that the form cannot write as it was, such as a skill with a comma in it.
 */
export function changesOf(values: JobFormValues, opening: JobFormValues): JobChanges {
  // biome-ignore lint/plugin/no-cast: picked from an input, so the fields are those of an update.
  return pickChanged(jobInputOf(values), jobInputOf(opening)) as JobChanges;
}

function pickChanged(values: object, before: object): object {
  const old = new Map<string, unknown>(Object.entries(before));
  const picked: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const was = old.get(name);
    if (JSON.stringify(value) === JSON.stringify(was)) continue;
    picked.push([name, isFields(value) && isFields(was) ? pickChanged(value, was) : value]);
  }
  return Object.fromEntries(picked);
}

function isFields(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

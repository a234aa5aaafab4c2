import type { UpdateJobInput } from "@rolecall/contracts/jobs/schemas";
import type { jobInputOf } from "./job-form-values.ts";

type JobInput = ReturnType<typeof jobInputOf>;
type Dirty<T> = {
  readonly [Key in keyof T]?: T[Key] extends readonly unknown[] ? boolean : Dirty<T[Key]> | boolean;
};
export type DirtyJobFields = Dirty<JobInput>;
export type JobChanges = Omit<UpdateJobInput, "id">;

/**
 * The fields that were touched, and no others: what somebody else changed meanwhile stays, and so does
 * a value that the form cannot write as it was, such as a skill with a comma in it.
 */
export function changesOf(input: JobInput, dirty: DirtyJobFields): JobChanges {
  // biome-ignore lint/plugin/no-cast: picked from an input, so the fields are those of an update.
  return pickDirty(input, dirty) as JobChanges;
}

function pickDirty(values: object, dirty: object): object {
  const marks = new Map<string, unknown>(Object.entries(dirty));
  const picked: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const mark = marks.get(name);
    if (mark === true) picked.push([name, value]);
    else if (typeof mark === "object" && mark !== null) {
      const inner = pickDirty(value, mark);
      if (Object.keys(inner).length > 0) picked.push([name, inner]);
    }
  }
  return Object.fromEntries(picked);
}

import type { Split } from "../corpus/split.ts";
import type { Result } from "./result.ts";
import { FIELDS } from "./score/score-file.ts";

/** A fall smaller than this is noise: a new person in the corpus, one alias more. */
const TOLERANCE = 0.005;

const SPLITS: readonly Split[] = ["train", "held-out"];

export interface Fall {
  readonly what: string;
  readonly before: number;
  readonly after: number;
}

/** Fields, and the ranking, that are worse than the committed result by more than the tolerance. */
export function fallsOf(before: Result, after: Result): Fall[] {
  return SPLITS.flatMap((split) => {
    const [old, now] = [before.splits[split], after.splits[split]];
    if (old.files === 0 || now.files === 0) return [];
    const fields = FIELDS.map((field) => ({
      what: `${field} (${split})`,
      before: old.fields[field].f1,
      after: now.fields[field].f1,
    }));
    const calm = {
      what: `CVs without a false alarm (${split})`,
      before: 1 - old.falseAlarms,
      after: 1 - now.falseAlarms,
    };
    const ranking = { what: `ranking (${split})`, before: old.ranking ?? 0, after: now.ranking ?? 0 };
    return [...fields, ranking, calm].filter((item) => item.after < item.before - TOLERANCE);
  });
}

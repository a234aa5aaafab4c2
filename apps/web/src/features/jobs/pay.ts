import type { Job } from "@rolecall/contracts/jobs/schemas";

export type PayShape = "none" | "exact" | "range" | "from" | "upTo";

/** How pay is put into words; an amount of 0 is not stated. */
export function payShape({ min, max }: Pick<Job["salary"], "min" | "max">): PayShape {
  if (min > 0 && max > 0) return min === max ? "exact" : "range";
  if (min > 0) return "from";
  return max > 0 ? "upTo" : "none";
}

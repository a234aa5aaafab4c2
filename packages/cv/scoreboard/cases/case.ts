import type { Split } from "../../corpus/split.ts";
import type { Truth } from "../../corpus/truth.ts";

/** One file to score, with what a good reading finds in it and the groups that it counts for. */
export interface Case {
  readonly path: string;
  readonly file: string;
  readonly truth: Truth;
  readonly layout: string;
  readonly producer: string;
  readonly split: Split;
  /** Whether the ads of the corpus grade the person. */
  readonly graded: boolean;
}

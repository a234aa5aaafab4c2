import type { Certification } from "../../types.ts";
import type { LineView } from "../text/cv-text.ts";

/** In tokens: whatever is longer is no line of a few things. */
export const LONGEST = 300;

/** Reads lines as those of a section of papers. */
export type ReadPapers = (lines: readonly LineView[]) => readonly Certification[];

import type { Paragraph, Table } from "docx";
import type { Habits } from "../habits.ts";
import type { WordHabits } from "./word-habits.ts";

export type WordBlock = Paragraph | Table;

/** What the writing of a paragraph knows of where it stands. Lengths in twentieths of a point. */
export interface Sheet {
  readonly habits: Habits & WordHabits;
  readonly email: string;
  /** From one edge of the text to the other. */
  readonly width: number;
  /** How far the text stands from the left edge. */
  readonly indent: number;
  readonly alignment: "left" | "both" | "center" | "right";
  /** Above a heading. */
  readonly headingGap: number;
  /** The letters of a dark column are white. */
  readonly isDark: boolean;
  /** Numbered lists begin anew. */
  readonly nextList: () => number;
}

/** The size of the text in half points. */
export function sizeOf({ habits }: Sheet): number {
  return Math.round(Number.parseFloat(habits.size) * 2);
}

export function colourOf({ habits, isDark }: Sheet): string {
  return isDark ? "FFFFFF" : habits.colour.slice(1);
}

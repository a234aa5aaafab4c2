import type { HiddenLine, HiddenReason, QualityFinding } from "../../types.ts";
import type { Assessed } from "./quality.ts";

const REASONS: Readonly<Record<HiddenReason, string>> = {
  "same-colour": "in the colour of its background",
  tiny: "too small to read",
  "off-page": "outside the page",
  invisible: "drawn invisibly",
  covered: "covered by something else",
  vanish: "marked as hidden",
  deleted: "deleted by a tracked change",
};

/** The first hidden words, enough to find them. */
function sample(hidden: readonly HiddenLine[]): string {
  const words = hidden.flatMap(({ text }) => text.split(/\s+/)).filter((word) => word !== "");
  const shown = words.slice(0, 8).join(" ").slice(0, 80);
  return words.length > 8 ? `${shown} …` : shown;
}

/** Text nobody can see is said so; it neither earns nor costs points. */
export function reportHidden(cv: Assessed): readonly QualityFinding[] {
  const { hidden } = cv.document;
  if (hidden.length === 0) return [];
  const words = hidden.reduce(
    (sum, line) => sum + line.text.split(/\s+/).filter((word) => word !== "").length,
    0,
  );
  const reasons = [...new Set(hidden.map((line) => REASONS[line.hidden]))];
  const noun = words === 1 ? "1 word was" : `${words} words were`;
  return [
    {
      rule: "hidden-text",
      area: "ats",
      points: 0,
      maxPoints: 0,
      sentence: `${noun} ignored because a reader cannot see ${words === 1 ? "it" : "them"} (${reasons.join("; ")}): “${sample(hidden)}” on page ${hidden[0]?.page ?? 1}. Remove this text or make it visible.`,
      evidence: [],
    },
  ];
}

import type { HiddenReason, QualityFinding } from "../../types.ts";
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
      sentence: `${noun} ignored because a reader cannot see them (${reasons.join("; ")}). Remove or show this text.`,
      evidence: [],
    },
  ];
}

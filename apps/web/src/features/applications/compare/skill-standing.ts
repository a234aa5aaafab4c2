import type { ScorePart } from "@rolecall/contracts/applications/match";
import { ruleWord } from "../rule-word.ts";

/** How a skill of the job stands with somebody: shown, only something near it shown, or not found. */
export type SkillStanding = "met" | "part" | "missing";

/** Of another of its kind one says that the skill is not there, whatever little it earned. */
const NEAR: ReadonlySet<string> = new Set(["adjacent", "general", "part"]);

/** By the reason of its points; `matching` are the skills that the analysis counts as met, each in one spelling. */
export function skillStanding(part: ScorePart, matching: readonly string[]): SkillStanding {
  const phrase = part.jobPhrase.toLowerCase();
  if (matching.some((skill) => skill.toLowerCase() === phrase)) return "met";
  return part.points > 0 && NEAR.has(ruleWord(part.rule)) ? "part" : "missing";
}

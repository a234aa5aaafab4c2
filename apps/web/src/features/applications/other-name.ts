import type { ScorePart } from "@rolecall/contracts/applications/match";
import { ruleWord } from "./rule-word.ts";

/**
 * The name under which the CV's lines show the skill that the job writes otherwise: the "React" of its "React.js".
 * What includes it or comes near it the reason of the part says.
 */
export function otherNameOf({ rule, jobPhrase, cvSkill, evidence }: ScorePart): string | undefined {
  if (cvSkill === undefined || evidence.length === 0 || ruleWord(rule) !== "same") return undefined;
  return cvSkill.toLowerCase() === jobPhrase.toLowerCase() ? undefined : cvSkill;
}

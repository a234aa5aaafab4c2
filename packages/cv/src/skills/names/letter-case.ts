import type { Candidate, Pattern } from "../graph/pattern-index.ts";
import type { Skill } from "../graph/skill.ts";
import { endsSegment } from "../text/segments.ts";
import type { TextRun } from "../text/text-run.ts";
import type { Token } from "../text/tokenise.ts";

/** The text that a name stands in. */
export interface Surroundings {
  readonly run: TextRun;
  readonly tokens: readonly Token[];
}

export type SkillPattern = Pattern & { readonly skill: Skill };

export function isSpelledSo(alias: string, candidate: Candidate, around: Surroundings): boolean {
  const written = surface(candidate, around).replace(/[\s-]+/g, " ");
  const name = alias.replace(/[\s-]+/g, " ");
  // "GRNs" and "RFQs" are spelled as "GRN" and "RFQ" are.
  return written === name || (written === `${name}s` && /[A-Z]{2}$/.test(name));
}

/** "built with react and mongodb": people write names of tools in lower case too, beside other tools. */
export function isCasualCase(pattern: SkillPattern, candidate: Candidate, around: Surroundings): boolean {
  const { skill, alias } = pattern;
  if (alias.use !== "case" || skill.class !== "tool" || skill.field !== "technology") return false;
  const written = surface(candidate, around);
  return written.length > 2 && written === written.toLowerCase() && !isPlainNoun(candidate, around.tokens);
}

/** "Claims with the solr", "parked at the docker": what an article leads to and nothing follows. */
function isPlainNoun({ from, to }: Candidate, tokens: readonly Token[]): boolean {
  return /^(?:the|an?|my|our|his|her|their)$/.test(tokens[from - 1]?.norm ?? "") && endsSegment(tokens, to);
}

/** "excel" and "EXCEL" in a list are Excel; "Can" is not CAN, and "Meals" not MEAL. */
export function isListedCase(alias: string, candidate: Candidate, around: Surroundings): boolean {
  const written = surface(candidate, around);
  if (written.toLowerCase() !== alias.toLowerCase()) return false;
  return (
    written === written.toLowerCase() || written === written.toUpperCase() || alias !== alias.toUpperCase()
  );
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

export function surface(candidate: Candidate, around: Surroundings): string {
  const first = around.tokens[candidate.from];
  const last = around.tokens[candidate.to - 1];
  return around.run.text.slice(first?.start, last?.end);
}

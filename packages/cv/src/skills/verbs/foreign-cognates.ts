import { type Hit, keepHits, type ReadRun } from "../names/read-run.ts";

/** English nouns that French, Dutch and German write alike and use for everyday things. */
const COGNATE =
  /^(?!(?:irrigation|vaccination|immunization|maintenance|massage|sterilization|anesthesia|facilitation|triage)$)[a-z]+(?:tion|sion|ance|ence|ment|age|ture|port)$/;
const CONJUNCTION = /^(?:et|und|en|y|e|o|ou|oder|of)$/;

/**
 * In a CV of another language an English word that the language has too is taken for its own, where it is not a piece
 * of the sentence by itself: "correction des anomalies", "surveillance de la cour".
 */
export function dropCognates<R extends ReadRun>(reads: readonly R[]): readonly R[] {
  return keepHits(reads, (hit, read) => read.run.style === "listing" || !isCognate(hit, read));
}

function isCognate({ skill, alias, from, to, composed }: Hit, { tokens }: ReadRun): boolean {
  if (alias.foreign || composed || skill.class === "tool" || to - from !== 1) return false;
  if (!COGNATE.test(tokens[from]?.norm ?? "")) return false;
  return !isEdge(tokens[from - 1]) || !isEdge(tokens[to]);
}

function isEdge(token: ReadRun["tokens"][number] | undefined): boolean {
  return token === undefined || token.symbol || CONJUNCTION.test(token.norm);
}

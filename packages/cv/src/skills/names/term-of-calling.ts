import { endsClause, endsSegment } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { PRODUCT_TAIL } from "../text/words.ts";
import type { Hit } from "./read-run.ts";

/** What the work was done with, in or by. */
const DONE_WITH = /^(?:using|with|via|by|in|under|at|through|on)$/;
/** The sentence tells what became of it: "beverage cost came down", "demurrage fell". */
const BECAME =
  /^(?:(?!(?:need|feed|seed|speed|bed|shed|based)$)[a-z]{2,}ed|came|went|fell|rose|grew|cut|down|up|under|over|above|below|is|are|was|were|has|have|had|per|by|from|to|at|of|about|name|\d.*|[%:])$/;
const KEPT_FOR_IT = /^(?:stock|store|supplies|supply|form|log|guide|room|unit|panel)$/;

/**
 * A name that means one thing only, of the person's own occupation, though it is no activity: at the head of the sentence,
 * where that goes on about the work ("phonics catch-up", "star-delta starter wiring"), and as what the work is done with
 * ("a pupil with autism, using Makaton").
 */
export function isTermOfCalling(
  { skill, alias, verdict, from, to }: Hit,
  tokens: readonly Token[],
  calling: ReadonlySet<string>,
): boolean {
  if (alias.use !== "any" || alias.foreign || skill.narrow || verdict !== "if-company") return false;
  if (!calling.has(skill.group)) return false;
  const before = tokens[from - 1];
  if (before === undefined || endsClause(before)) return !isOfSomethingElse(tokens[to]?.norm ?? "");
  if (!endsSegment(tokens, to)) return false;
  // "Using a handheld scanner", but "entered in the register".
  if (/^(?:an?|the)$/.test(before.norm)) return /^(?:using|with|via)$/.test(tokens[from - 2]?.norm ?? "");
  return DONE_WITH.test(before.norm);
}

/** What became of it, or what is kept and made for it: "labour ward stock". */
function isOfSomethingElse(next: string): boolean {
  return BECAME.test(next) || KEPT_FOR_IT.test(next) || PRODUCT_TAIL.has(next);
}

import type { TextRun } from "../text/text-run.ts";
import type { Token } from "../text/tokenise.ts";
import { fieldsByHand } from "./fields-by-hand.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** Fields whose work is told by its verbs; what people of offices write so says who they are. */
const OF_HANDS = fieldsByHand("health", "education", "engineering");
/** "I plan conferences", "I run a team". */
const OF_OFFICES =
  /^(?:plan|organi[sz]e|manage|run|lead|coordinate|oversee|support|design|develop)(?:s|d|ed|ned)?$/;
/** Between the writer and the verb: "I also plaster", "we mainly lay". */
const ADVERB =
  /^(?:also|always|often|usually|mostly|mainly|now|still|even|then|sometimes|regularly|both|daily|only|just|myself|personally|currently|normally|generally)$/;
/** What joins the verbs of one subject: "I cook, clean and iron". */
const JOINT = /^(?:,|and|&|then|or|also)$/;
const SUBJECT = /^(?:i|we)$/;
/** The sentence is of a wish, of somebody else's word or of spare time. */
const NO_STATEMENT =
  /\b(?:would|could|will|shall|might|want|wish|hope|hoping|dream|like to|love to|plan to|free time|spare time|weekends?|days? off|hobby|hobbies|at home|for fun|for myself|my (?:own )?(?:wife|husband|children|kids|family|garden|son|daughter|parents|mother|father)|if|never|not|n['’]t)\b/i;
const SENTENCE_END = /^[.;:!?()]$/;
/** So far ahead may the subject of a row of verbs stand. */
const LONGEST_ROW = 60;

/**
 * "I change nappies and I help with the homework", "I lay brick and block, I plaster": what the writer says plainly of
 * the work, in the present or the past and as the subject; a wish ("I would like to bake") is none.
 */
export function isOwnStatement({ skill, from }: Hit, { run, tokens }: ReadRun<TextRun>): boolean {
  if (!OF_HANDS.has(skill.field) || OF_OFFICES.test(tokens[from]?.norm ?? "")) return false;
  const subject = subjectOf(tokens, from);
  if (subject === null || NO_STATEMENT.test(clauseAround(run.text, tokens, subject, from))) return false;
  return !OF_MY_OWN.test(run.text.slice(tokens[from]?.end, tokens[from + OBJECT]?.end ?? run.text.length));
}

/** So many words behind the verb say whose house it was. */
const OBJECT = 4;
const OF_MY_OWN =
  /^[^.,;]{0,40}\bmy (?:own )?(?:house|home|car|garden|flat|clothes|bike|children|kids|family)\b/i;

/** The place of the "I" whose verb stands at `verb`, right behind it or in a row of verbs; null where there is none. */
export function subjectOf(tokens: readonly Token[], verb: number): number | null {
  let at = verb - 1;
  while (ADVERB.test(tokens[at]?.norm ?? "")) at -= 1;
  if (SUBJECT.test(tokens[at]?.norm ?? "")) return at;
  if (!JOINT.test(tokens[at]?.norm ?? "")) return null;
  for (; at >= 0 && verb - at <= LONGEST_ROW; at -= 1) {
    const norm = tokens[at]?.norm ?? "";
    if (SENTENCE_END.test(norm) || OTHER_SUBJECT.test(norm)) return null;
    if (SUBJECT.test(norm)) return at;
  }
  return null;
}

/** From here on it may be somebody else's verb. */
const OTHER_SUBJECT =
  /^(?:he|she|they|it|you|who|which|that|because|while|when|where|but|since|until|whose|as|the(?:y|re))$/;

function clauseAround(text: string, tokens: readonly Token[], subject: number, verb: number): string {
  let begin = subject;
  while (begin > 0 && !SENTENCE_END.test(tokens[begin - 1]?.norm ?? "")) begin -= 1;
  return text.slice(tokens[begin]?.start ?? 0, tokens[verb]?.start ?? 0);
}

import { endsSegment, isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** So many words may say which: "a new regional market entry plan". */
const MAX_DESCRIBED = 3;

/** What the desk makes, keeps and settles; who sells, visits or reads a thing has not made it. */
const MAKES =
  /^(?:(?:develop|creat|establish|implement|design|draft|prepar|build|launch|conduct|perform|administer|maintain|manag|coordinat|co-ordinat|handl|process|reconcil|produc|execut)(?:e|ed|ing|es|s)?|wr(?:ote|ite|iting)|built|oversaw|oversee|overseeing)$/;
/** The same as nouns: "Writing of press releases". */
const MAKING =
  /^(?:writing|drafting|development|creation|preparation|implementation|design|production|execution|administration|management|coordination|processing|reconciliation|handling)$/;
/** A paper about the thing or a way to it: "market entry plan", "performance review process". */
const ABOUT_IT =
  /^(?:plan|strategy|program|programme|process|procedure|policy|memo|schedule|framework|initiative|material)$/;
/** Papers of any office: they are written, and show nothing of what they are about. */
const CARRIED_ABOUT =
  /^(?:report|calendar|visit|meeting|file|paper|document|certificate|chart|list|letter|note|form|email|front|room|shop|event|evening|guide)$/;
const ARTICLE = /^(?:a|an|the|all|our|my|its|new|own)$/;
const NO_DESCRIPTION =
  /^(?:of|for|with|to|on|at|by|from|in|into|as|that|which|who|than|about|i|we|they|he|she|not|no|never)$|ly$/;

/**
 * "Developed a market entry plan", "writing of press releases": a name of several words that is plainly what the
 * writer's own verb made needs no company.
 */
export function isOwnProduct({ skill, alias, from, to }: Hit, { tokens, run }: ReadRun): boolean {
  if (run.style === "listing" || skill.class !== "domain" || alias.foreign || to - from < 2) return false;
  if (CARRIED_ABOUT.test(tokens[to - 1]?.norm ?? "")) return false;
  if (!endsSegment(tokens, to) && !isAbout(tokens, to)) return false;
  for (let at = from - 1; at >= Math.max(0, from - 1 - MAX_DESCRIBED); at -= 1) {
    const word = tokens[at];
    if (word === undefined || word.symbol) return false;
    if (MAKES.test(word.norm)) return beginsClause(tokens, at);
    if (word.norm === "of") return MAKING.test(tokens[at - 1]?.norm ?? "") && beginsClause(tokens, at - 1);
    if (NO_DESCRIPTION.test(word.norm) && !ARTICLE.test(word.norm)) return false;
  }
  return false;
}

function isAbout(tokens: readonly Token[], at: number): boolean {
  return ABOUT_IT.test(tokens[at]?.norm ?? "") && endsSegment(tokens, at + 1);
}

/** The first word, or after a comma or "and" where the sentence begins with what the writer did. */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return true;
  if (!isBreak(before)) return /^(?:i|and|to)$/.test(before.norm) && at < 3;
  // "The landlord, an architect, built the shop".
  if (ARTICLE.test(tokens[0]?.norm ?? "")) return false;
  return (
    before.symbol || at < 3 || MAKES.test(tokens[0]?.norm ?? "") || /(?:ed|ing)$/.test(tokens[0]?.norm ?? "")
  );
}

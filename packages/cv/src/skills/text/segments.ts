import { wordSet } from "../../word-set.ts";
import type { Token } from "./tokenise.ts";

/** What may stand after a name that is complete: prepositions and words of time. */
const AFTER_NAME = wordSet(
  "in of for with on at by from to up under using via as into across within between during after before per a every each daily weekly monthly while " +
    "mit bei fur im am von dans avec pour sur de du des con para por em no na com di nel met voor bij van",
);
/** Before a name of several words that says what the work was done with. */
const INTO_NAME: ReadonlySet<string> = new Set(["with", "using", "via", "of", "in", "on", "by"]);
const ARTICLE: ReadonlySet<string> = new Set(["the", "all", "own"]);
/** Verbs of work whose object is what is done: "Checked bar bending schedules", "Read spec sheets", "Wrote run sheets". */
const WORK_VERB =
  /^(?:(?!(?:carri|receiv|need|requir|attend|visit|deliver|order|want|miss|fill|mov|pass|add|call|ask|paid|collect|answer)ed)[a-z]{3,}ed|built|did|drew|kept|led|laid|ran|taught|wrote|set|cut|held|(?:check|operat|maintain|servic|install|repair|fitt?|test|inspect|read|conduct|perform|draft|design|assembl|administer|us|issu|process|manag|handl|keep|calibrat|program|clean|prepar|teach|lay|writ|build|draw|run|lead|plan|produc|develop)(?:ing)?e?)$/;

/**
 * True when the tokens `from`..`to` are all of a piece of the sentence: nothing stands between them and the
 * comma, conjunction, preposition or end on either side, so they name a thing of their own.
 */
export function fillsSegment(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    startsSegment(tokens, from, to) &&
    (endsSegment(tokens, to) || isDone(tokens, from, to) || (to - from > 1 && isHeld(tokens, to)))
  );
}

/** "Cardiac rehabilitation classes", "fire safety drills": a subject and how it is taught or held. */
export function isHeld(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:class|workshop|session|drill|camp|course|lesson|clinic)$/.test(tokens[at]?.norm ?? "") &&
    endsSegment(tokens, at + 1)
  );
}

export function endsSegment(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return next === undefined || isBreak(next) || AFTER_NAME.has(next.norm);
}

/** "Window displays changed each month", "P&IDs marked up on site": a name of several words and what was done to it. */
function isDone(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    to - from > 1 &&
    /^[a-z]{3,}ed$|^(?:kept|drawn|written|run|held|built|set|made|done)$/.test(tokens[to]?.norm ?? "")
  );
}

function startsSegment(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1];
  if (before === undefined || isBreak(before)) return true;
  if (to - from > 1 && INTO_NAME.has(before.norm)) return true;
  const isIntroduced =
    ARTICLE.has(before.norm) || WORK_VERB.test(before.norm) || (to - from > 1 && /^\d+$/.test(before.norm));
  const ahead = tokens[from - 2];
  if (to - from > 1 && before.norm === "out" && /^carr(?:y|ied|ying|ies)$/.test(ahead?.norm ?? ""))
    return true;
  return isIntroduced && (ahead === undefined || isBreak(ahead));
}

/** A comma, a conjunction or a slash: what joins the words of a list, and ends no clause. */
export function isJoint(token: Token | undefined): boolean {
  return token?.parts === true && !endsClause(token);
}

/** A comma and its kin, or a conjunction. */
export function isBreak(token: Token): boolean {
  return token.parts;
}

/** A full stop and its kin, or a bracket. */
export function endsClause(token: Token): boolean {
  return token.symbol && ".;:!?()".includes(token.norm);
}

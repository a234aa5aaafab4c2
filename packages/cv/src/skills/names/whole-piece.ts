import { endsSegment, isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { isActivityWord, isDoing, isNamedActivity } from "../unknown/unknown-activities.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** So many words may stand before the graph's name. */
const MAX_BEFORE = 2;
/** What is done about any work: "formwork planning" is formwork. */
const ABOUT_IT =
  /^(?:planning|reading|training|design|survey|support|work|control|management|recording|footage)$/;
/** Whom the work is for does not name it: "pupil counselling" is counselling. */
const FOR_WHOM =
  /^(?:pupil|student|patient|customer|client|guest|staff|employee|member|worker|team|child|children|family|youth)$/;
/** After these a name begins as it does after a comma. */
const INTO_NAME = /^(?:in|of|including|with)$/;

/**
 * "Telephone triage" where the graph knows "Triage", "ADHD assessment" where it knows "ADHD": what stands between two
 * breaks of the sentence is one name, the one that the CV gives, as an item of a list is.
 */
export function wholePieces<R extends ReadRun>(read: R): R {
  if (read.run.style === "listing") return read;
  return { ...read, hits: read.hits.map((hit) => wholePiece(hit, read)) };
}

function isPlain({ skill, alias }: Hit): boolean {
  return skill.class === "domain" && !alias.foreign;
}

function wholePiece(hit: Hit, read: ReadRun): Hit {
  if (!isPlain(hit)) return hit;
  const { tokens, run } = read;
  const from = startOf(tokens, hit.from);
  const to = endOf(tokens, hit.to);
  if (from === null || to === null || (from === hit.from && to === hit.to)) return hit;
  if (from < hit.from && FOR_WHOM.test(tokens[from]?.norm ?? "")) return hit;
  const isTaken = read.hits.some((other) => other !== hit && other.to > from && other.from < to);
  if (isTaken || !isNamedActivity(tokens.slice(from, to), run.text)) return hit;
  return spanning(hit, { from, to }, read);
}

/** The hit from token to token, under the name that stands there. */
function spanning(
  hit: Hit,
  { from, to }: Pick<Hit, "from" | "to">,
  { tokens, run }: Pick<ReadRun, "tokens" | "run">,
): Hit {
  const start = tokens[from]?.start ?? hit.start;
  const end = tokens[to - 1]?.end ?? hit.end;
  const written = run.text.slice(start, end).replace(/\s+/g, " ");
  const text = written.charAt(0).toUpperCase() + written.slice(1);
  return { ...hit, alias: { text, use: "any" }, from, to, start, end };
}

/** Where the piece of the sentence begins, or null where too much stands before the name. */
function startOf(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at >= from - MAX_BEFORE && at >= 0; at -= 1) {
    const before = tokens[at - 1];
    if (before === undefined || isBreak(before) || INTO_NAME.test(before.norm))
      return skipDoing(tokens, at, from);
  }
  return null;
}

function skipDoing(tokens: readonly Token[], at: number, from: number): number {
  return at < from && isDoing(tokens[at]?.norm ?? "") ? at + 1 : at;
}

/** Where it ends: after a thing or a subject one word may say what is done with it. */
function endOf(tokens: readonly Token[], to: number): number | null {
  if (endsSegment(tokens, to)) return to;
  const isActivity = isActivityWord(tokens[to - 1]?.norm ?? "");
  return !isActivity && endsSegment(tokens, to + 1) && !ABOUT_IT.test(tokens[to]?.norm ?? "") ? to + 1 : null;
}

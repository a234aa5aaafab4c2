import type { Hit, ReadRun } from "./read-run.ts";
import { TOOL_HEAD } from "./words.ts";

/** How near, in tokens, another skill must stand to vouch for an ambiguous name. */
const NEAR = 14;
/** So many different sure skills of a field make it the document's field. */
const FIELD_SKILLS = 3;

/** Decides the names that need company, with the sure ones of the whole document known. */
export function settleCompany(runs: readonly ReadRun[]): ReadRun[] {
  const fields = countFields(runs);
  return runs.map((read) => ({
    ...read,
    hits: read.hits.filter((hit) => hit.verdict === "yes" || isVouchedFor(hit, read, fields)),
  }));
}

function countFields(runs: readonly ReadRun[]): Map<string, number> {
  const seen = new Map<string, Set<string>>();
  for (const { hits } of runs) {
    for (const { skill, verdict } of hits) {
      if (verdict !== "yes" || skill.class !== "tool") continue;
      seen.set(skill.field, (seen.get(skill.field) ?? new Set()).add(skill.id));
    }
  }
  return new Map([...seen].map(([field, ids]) => [field, ids.size]));
}

function isVouchedFor(hit: Hit, read: ReadRun, fields: ReadonlyMap<string, number>): boolean {
  const near = read.hits.filter(
    (other) => other !== hit && isNear(hit, other) && other.skill.field === hit.skill.field,
  );
  const isTool = hit.skill.class === "tool";
  if (isTool && near.some((other) => other.verdict === "yes" && other.skill.class === "tool")) return true;
  if (near.some((other) => (!isTool || other.verdict === "if-company") && isNextInList(hit, other, read)))
    return true;
  if (!isTool || hit.end - hit.start <= 2) return false;
  return (fields.get(hit.skill.field) ?? 0) >= FIELD_SKILLS && standsLikeTool(hit, read);
}

function isNear(hit: Hit, other: Hit): boolean {
  return other.to > hit.from ? other.from - hit.to <= NEAR : hit.from - other.to <= NEAR;
}

/** "Go, Rust and Swift": ambiguous names in a row vouch for each other. */
function isNextInList(hit: Hit, other: Hit, read: ReadRun): boolean {
  const [left, right] = hit.from < other.from ? [hit, other] : [other, hit];
  const between = read.tokens.slice(left.to, right.from);
  return (
    between.length > 0 &&
    between.length <= 2 &&
    between.every((token) => token.symbol || /^(?:and|or|und|et|y|e)$/.test(token.norm))
  );
}

/** Inside the sentence, where a capital says something, and after a word that tools follow. */
function standsLikeTool(hit: Hit, read: ReadRun): boolean {
  const before = read.tokens[hit.from - 1];
  return before !== undefined && TOOL_HEAD.has(before.norm);
}

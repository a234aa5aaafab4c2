import type { Position, SkillFact, SkillMention } from "../types.ts";
import { isOtherName, otherNameId, shownInRun } from "./graph/shown-name.ts";
import type { Hit } from "./names/read-run.ts";
import { usageOf } from "./names/usage.ts";
import { type DocumentRun, evidenceOf } from "./text/build-run.ts";
import type { UnknownSkill } from "./unknown/unknown-items.ts";

type Named = Pick<SkillFact, "id" | "name" | "kind" | "group">;

interface Draft extends Named {
  readonly mentions: SkillMention[];
}

/** The skills found so far by their ids, in the order of first mention. */
export type Drafts = Map<string, Draft>;

export function addName(drafts: Drafts, hit: Hit, run: DocumentRun): void {
  const known = drafts.get(hit.skill.id);
  const shown = shownInRun(hit, run, run.group.section === "skills" ? listed(known) : known);
  const { kind, group } = hit.skill;
  addMention(drafts, { ...shown, kind, group }, { ...evidenceOf(run, hit), ...placeOf(run) });
}

export function addUnknown(drafts: Drafts, skill: UnknownSkill, run: DocumentRun): void {
  addMention(drafts, skill, { ...skill.evidence, ...placeOf(run) });
}

/** With the time that each was used at work. `asOf` is `YYYY-MM-DD`. */
export function toFacts(
  drafts: Drafts,
  positions: readonly Position[],
  asOf: string | undefined,
): SkillFact[] {
  return [...drafts.values()].map((draft) => ({ ...draft, ...usageOf(draft.mentions, positions, asOf) }));
}

function placeOf({ group }: DocumentRun): Pick<SkillMention, "context" | "position"> {
  return { context: group.context, position: group.position };
}

/** One mention per line: repeats within it show nothing more. */
function addMention(drafts: Drafts, skill: Named, mention: SkillMention): void {
  const { id, name, kind, group } = skill;
  const first = drafts.get(id);
  // The name in the list of skills goes before the one in a sentence.
  const isNamedAnew = first !== undefined && mention.context === "list" && listed(first) === undefined;
  if (isNamedAnew && isOtherName(first.name, name)) keepApart(drafts, first);
  const known = drafts.get(id);
  const draft =
    known === undefined ? { id, name, kind, group, mentions: [] } : isNamedAnew ? { ...known, name } : known;
  if (!draft.mentions.some((known) => known.line === mention.line)) draft.mentions.push(mention);
  drafts.set(id, draft);
}

/** Gives the skill an id of its own, at its place. */
function keepApart(drafts: Drafts, draft: Draft): void {
  const entries = [...drafts.values()].map((one) =>
    one === draft ? { ...one, id: otherNameId(one.id, one.name) } : one,
  );
  drafts.clear();
  for (const one of entries) drafts.set(one.id, one);
}

function listed(draft: Draft | undefined): Draft | undefined {
  return draft?.mentions.some((mention) => mention.context === "list") ? draft : undefined;
}

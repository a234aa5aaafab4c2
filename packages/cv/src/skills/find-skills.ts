import { findOccupations } from "../occupations/find-occupations.ts";
import { ownGroups } from "../occupations/own-groups.ts";
import { yearsIn } from "../parse/dates/worked-months.ts";
import { findInstruction } from "../parse/text/instructions.ts";
import type { CvDocument, Position, Section, SkillFact, SkillMention } from "../types.ts";
import { isOtherName, otherNameId, shownInRun } from "./graph/shown-name.ts";
import { skillGraph } from "./graph/skill-graph.ts";
import { countsHere } from "./names/counts-here.ts";
import { leisureLists } from "./names/leisure-lists.ts";
import { dropPlainVerbs, isInferred, type OwnList, ownListOf } from "./names/own-list.ts";
import { type Hit, type ReadRun, readRun } from "./names/read-run.ts";
import { isOfPlaced, isServedField } from "./names/served-fields.ts";
import { settleCompany } from "./names/settle-company.ts";
import { settleComposed } from "./names/settle-composed.ts";
import { settleMentions } from "./names/settle-mentions.ts";
import { settleOutsiders } from "./names/settle-outsiders.ts";
import { intervalsOf, lastYearOf } from "./names/usage.ts";
import { wholePieces } from "./names/whole-piece.ts";
import { isOfOthers, NOTHING, type OthersRanges, othersIn } from "./others/said-of-others.ts";
import { buildRuns, type DocumentRun, evidenceOf } from "./text/build-run.ts";
import { dropForeignWords, isOtherLanguage } from "./text/english-text.ts";
import { groupLines } from "./text/group-lines.ts";
import { joinWrappedItems } from "./text/join-wrapped-items.ts";
import { isWithin } from "./text/negation.ts";
import { isKeyword, markSortedLists } from "./text/sorted-lists.ts";
import { foreignActivities } from "./unknown/foreign-activities.ts";
import { unknownActivities } from "./unknown/unknown-activities.ts";
import { coversItem, doubtfulLists, unknownSkill } from "./unknown/unknown-items.ts";
import { unknownTools } from "./unknown/unknown-tools.ts";
import { arabicDeeds } from "./verbs/arabic-deeds.ts";
import { deeds } from "./verbs/deeds.ts";
import { foreignVerbObjects } from "./verbs/foreign-verb-objects.ts";
import { germanicDeeds } from "./verbs/germanic-deeds.ts";
import { latinDeeds } from "./verbs/latin-deeds.ts";
import { isPutIn, passives } from "./verbs/passives.ts";
import { plainObjects } from "./verbs/plain-objects.ts";
import { sharedHeads } from "./verbs/shared-heads.ts";
import { sharedWords } from "./verbs/shared-words.ts";
import { verbObjects } from "./verbs/verb-objects.ts";

export interface FindSkillsInput {
  readonly document: CvDocument;
  readonly sections: readonly Section[];
  readonly positions: readonly Position[];
  /** `YYYY-MM-DD`, the day that "present" means; without it an open position ends by its own `years`. */
  readonly asOf?: string;
  /** ISO code of the language of the CV; without it each line is judged by itself. */
  readonly language?: string;
}

/** Sections whose sentences tell what a person did. */
const OF_WORK: ReadonlySet<string> = new Set(["experience", "projects"]);

type Found = Pick<SkillFact, "id" | "name" | "kind" | "group">;

interface Draft extends Found {
  readonly mentions: SkillMention[];
}

/** The skills that a CV shows, each with every place where it stands, in the order of first mention. */
export function findSkills(input: FindSkillsInput): SkillFact[] {
  const { index } = skillGraph();
  const groups = joinWrappedItems(groupLines(input.document, input.sections, input.positions));
  const runs = markSortedLists(groups.flatMap(buildRuns));
  const named = runs.map((run) => ({ run, read: readRun(index, run) }));
  // What somebody did is read as skills where no list of the person's own says which count.
  const hasOwnList =
    ownListOf(
      runs,
      named.map(({ read }) => read),
    ) !== null;
  const found = dropPlainVerbs(
    runs,
    named.map(({ run, read }) => withVerbObjects(read, run, { readsDeeds: !hasOwnList })),
  );
  const said = runs.map((run) => othersIn(run, input.language ?? null));
  const titles = input.positions.map((position) => position.title ?? "");
  const calling = callingOf(titles);
  const reads = settleMentions(
    settleOutsiders(
      settleCompany(settleComposed(dropForeignWords(found, runs), calling), calling),
      runs,
      calling,
    ),
    (hit, at) => !isOfOthers(hit, said[at] ?? NOTHING),
  );
  const isListed = runs.some(({ group }) => group.section === "skills");
  const own = ownListOf(runs, reads);
  const isForeign = isOtherLanguage(reads);
  const drafts = new Map<string, Draft>();
  const doubtful = doubtfulLists(runs, reads);
  const leisure = leisureLists(runs, reads);
  const vouched = groupsOfSureNames(reads);
  for (const [at, read] of reads.entries()) {
    const run = runs[at];
    if (!run || leisure.has(at)) continue;
    const whole = wholePieces(read);
    const instruction = findInstruction(run.text);
    if (instruction === 0) continue;
    const others = withInstruction(said[at] ?? NOTHING, instruction);
    const { position, guessed } = run.group;
    const title = position === null ? null : (input.positions[position]?.title ?? null);
    const counted = whole.hits.filter(
      (hit) =>
        // Where no list says more, the title of a job does; but what only lists name is then the job itself.
        countsHere(hit, run, isListed || hit.verdict === "if-alone" ? title : null) &&
        !isOfOthers(hit, others) &&
        !isOfPlaced(hit, run, titles) &&
        !(run.generated && (isOtherwiseSpelt(hit, run) || isLoneTool(hit, vouched))) &&
        !(own && (isInferred(hit, whole, run, own) || isServedField(hit, run, own, titles))),
    );
    collect(drafts, run, {
      read: whole,
      counted,
      others,
      isDoubtful: doubtful.has(guessed ?? -1),
      own,
      isForeign,
    });
  }
  return [...drafts.values()].map((draft) => complete(draft, input));
}

/** The groups of skills that belong to the occupations of the titles. */
function callingOf(titles: readonly string[]): ReadonlySet<string> {
  return ownGroups(titles.flatMap((title) => findOccupations(title)));
}

/** What a text tells a program that reads it shows no skill, from there on. */
function withInstruction(others: OthersRanges, from: number | null): OthersRanges {
  return from === null ? others : { ...others, all: [...others.all, { start: from, end: Infinity }] };
}

function withVerbObjects(
  read: ReadRun,
  run: DocumentRun,
  { readsDeeds }: { readonly readsDeeds: boolean },
): ReadRun {
  if (run.toolsOnly) return read;
  let sure = read.hits.filter((hit) => hit.verdict === "yes");
  const { index } = skillGraph();
  const { tokens } = read;
  const found = foreignVerbObjects(index, run.text, tokens, sure);
  if (run.group.section !== "skills") {
    if (readsDeeds)
      found.push(
        ...latinDeeds(index, run.text, tokens, [...sure, ...found]),
        ...germanicDeeds(index, run.text, tokens, [...sure, ...found]),
        ...arabicDeeds(index, run.text, tokens, [...sure, ...found]),
      );
    const named = verbObjects(index, read, sure);
    const done = readsDeeds ? deeds(index, read, { taken: sure, named }) : [];
    const inPassive = OF_WORK.has(run.group.section)
      ? passives(index, read, { taken: sure.filter(({ skill }) => skill.class !== "tool"), readsDeeds })
      : [];
    sure = sure.filter((hit) => !isPutIn(hit, inPassive, tokens));
    found.push(
      ...done,
      // "Cut, coloured and blow-dried hair": what the further verbs name is not the deed of the first.
      ...named.filter(
        (hit) => !done.some(({ from, to }) => hit.from <= from && hit.to > from && hit.from < to),
      ),
      ...sharedWords(index, tokens, sure),
      ...plainObjects(index, read, sure),
      ...inPassive,
    );
  } else found.push(...sharedHeads(index, tokens, sure));
  if (found.length === 0) return read;
  // "Controlled drugs register": a name of several words that begins so names no verb.
  const isName = (from: number) =>
    read.hits.some((hit) => hit.verdict === "if-company" && hit.from === from && hit.to - from > 2);
  const added = found.filter(({ start, from }) => !isWithin(read.negated, start) && !isName(from));
  const doubtful = read.hits.filter(
    (hit) =>
      hit.verdict !== "yes" &&
      !added.some((other) => hit.from < other.to && hit.to > other.from && !spares(other, hit)),
  );
  return { ...read, hits: [...sure, ...doubtful, ...added].sort((a, b) => a.from - b.from) };
}

/** The tool of a deed stays a tool ("posted the pictures on Instagram"), and a broad one says too little of its object. */
function spares({ deed }: Hit, { skill }: Hit): boolean {
  return deed === "broad" || (deed !== undefined && skill.class === "tool");
}

interface Whole {
  readonly read: ReadRun;
  /** The hits that show a skill where they stand. */
  readonly counted: readonly Hit[];
  readonly others: OthersRanges;
  readonly isDoubtful: boolean;
  readonly own: OwnList | null;
  /** The CV is in another language of Latin letters than English. */
  readonly isForeign: boolean;
}

function collect(
  drafts: Map<string, Draft>,
  run: DocumentRun,
  { read, counted, others, isDoubtful, own, isForeign }: Whole,
): void {
  const items = run.group.section === "skills" && run.style === "listing" ? run.items : [];
  const unknown = items.filter((item) => !coversItem(item, read) && !isWithin(others.all, item.start));
  for (const hit of counted) {
    if (run.label && hit.start < run.label.end && hit.skill.class !== "tool") continue;
    if (unknown.some((item) => hit.start >= item.start && hit.end <= item.end)) continue;
    const known = drafts.get(hit.skill.id);
    const shown = shownInRun(hit, run, run.group.section === "skills" ? listed(known) : known);
    addMention(drafts, { ...shown, kind: hit.skill.kind, group: hit.skill.group }, mention(run, hit));
  }
  const activities = OF_WORK.has(run.group.section)
    ? [
        // Whoever lists skills has named what matters.
        ...(own === null
          ? [...unknownActivities(read, run), ...(isForeign ? foreignActivities(read, run) : [])]
          : []),
        ...unknownTools(read, run, counted),
      ].filter(({ start }) => !isWithin(others.all, start) && !isWithin(others.butTools, start))
    : [];
  for (const item of [...(isDoubtful ? [] : unknown), ...activities]) {
    const skill = unknownSkill(item, run, read.hits);
    if (skill && !(run.generated && !isKeyword(skill.evidence.quote)))
      addMention(drafts, skill, { ...skill.evidence, ...place(run) });
  }
}

/** "ad" and "banners" of a list made of the CV's words are no Active Directory and no Banner. */
function isOtherwiseSpelt({ alias, start, end }: Hit, run: DocumentRun): boolean {
  return (alias.use === "case" || alias.use === "company") && run.text.slice(start, end) !== alias.text;
}

/** Groups of tools of which the CV has a name that means nothing else. */
function groupsOfSureNames(reads: readonly ReadRun[]): ReadonlySet<string> {
  const sure = reads.flatMap(({ hits }) => hits.filter(({ alias }) => alias.use !== "company"));
  return new Set(sure.flatMap(({ skill }) => (skill.class === "tool" ? skill.group : [])));
}

/** "Blueprints, C, charts", "money, Next, Oracle": a letter and a word of a list made of the CV's words. */
function isLoneTool({ skill, alias }: Hit, vouched: ReadonlySet<string>): boolean {
  return (
    alias.use === "company" &&
    skill.field === "technology" &&
    // "Access" stands between "Excel" and "Word".
    !skill.name.startsWith("Microsoft ") &&
    !vouched.has(skill.group)
  );
}

function mention(run: DocumentRun, range: { start: number; end: number }): SkillMention {
  return { ...evidenceOf(run, range), ...place(run) };
}

function place(run: DocumentRun): Pick<SkillMention, "context" | "position"> {
  return { context: run.group.context, position: run.group.position };
}

/** One mention per line: repeats within it show nothing more. */
function addMention(drafts: Map<string, Draft>, skill: Found, mention: SkillMention): void {
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
function keepApart(drafts: Map<string, Draft>, draft: Draft): void {
  const entries = [...drafts.values()].map((one) =>
    one === draft ? { ...one, id: otherNameId(one.id, one.name) } : one,
  );
  drafts.clear();
  for (const one of entries) drafts.set(one.id, one);
}

function listed(draft: Draft | undefined): Draft | undefined {
  return draft?.mentions.some((mention) => mention.context === "list") ? draft : undefined;
}

function complete(draft: Draft, input: FindSkillsInput): SkillFact {
  const used = new Set(draft.mentions.flatMap((mention) => mention.position ?? []));
  const intervals = [...used].flatMap((index) => {
    const position = input.positions[index];
    return position ? intervalsOf(position, input.asOf ?? null) : [];
  });
  return { ...draft, years: yearsIn(intervals), lastUsed: lastYearOf(intervals) };
}

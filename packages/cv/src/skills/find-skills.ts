import { findOccupations } from "../occupations/find-occupations.ts";
import { ownGroups } from "../occupations/own-groups.ts";
import { findInstruction } from "../parse/text/instructions.ts";
import type { CvDocument, Position, Section, SkillFact } from "../types.ts";
import { skillGraph } from "./graph/skill-graph.ts";
import type { CvRead, WholeCv, Writer } from "./names/cv-read.ts";
import { groupsOfSureNames } from "./names/generated-lists.ts";
import { isShown } from "./names/is-shown.ts";
import { ownListOf } from "./names/own-list.ts";
import { readRun } from "./names/read-run.ts";
import { settleNames } from "./names/settle-names.ts";
import { wholePieces } from "./names/whole-piece.ts";
import { type OthersRanges, othersIn } from "./others/said-of-others.ts";
import { addName, addUnknown, type Drafts, toFacts } from "./skill-facts.ts";
import { buildRuns, type DocumentRun } from "./text/build-run.ts";
import { isOtherLanguage } from "./text/english-text.ts";
import { groupLines } from "./text/group-lines.ts";
import { joinWrappedItems } from "./text/join-wrapped-items.ts";
import { markSortedLists } from "./text/sorted-lists.ts";
import { isLittleKnown } from "./unknown/little-known.ts";
import { doubtfulLists } from "./unknown/unknown-items.ts";
import { unknownItems, unknownSkills } from "./unknown/unknown-skills.ts";
import { withDeeds } from "./verbs/with-deeds.ts";

export interface FindSkillsInput {
  readonly document: CvDocument;
  readonly sections: readonly Section[];
  readonly positions: readonly Position[];
  /** `YYYY-MM-DD`, the day that "present" means; without it an open position ends by its own `years`. */
  readonly asOf?: string;
  /** ISO code of the language of the CV; without it each line is judged by itself. */
  readonly language?: string;
}

/**
 * The skills that a CV shows, each with every place where it stands, in the order of first mention: lines become
 * stretches of text (`DocumentRun`), those get the names that stand in them (`CvRead`), the CV as a whole takes away what
 * it does not bear out (`settleNames`), and a name counts unless its place speaks against it (`isShown`).
 */
export function findSkills(input: FindSkillsInput): SkillFact[] {
  const titles = input.positions.map(({ title }) => title ?? "");
  const writer: Writer = { titles, calling: ownGroups(titles.flatMap(findOccupations)) };
  const reads = settleNames(readNames(runsOf(input), input.language ?? null), writer);
  const cv = wholeCv(reads, writer);
  const drafts: Drafts = new Map();
  for (const read of reads.map(wholePieces)) {
    const { run } = read;
    const shown = read.hits.filter((hit) => isShown(hit, read, cv));
    const items = unknownItems(read);
    // "Kite law": a name inside of an item that says something else.
    for (const hit of shown)
      if (!items.some(({ start, end }) => hit.start >= start && hit.end <= end)) addName(drafts, hit, run);
    for (const skill of unknownSkills(read, { items, shown }, cv)) addUnknown(drafts, skill, run);
  }
  return toFacts(drafts, input.positions, input.asOf);
}

function runsOf({ document, sections, positions }: FindSkillsInput): readonly DocumentRun[] {
  return markSortedLists(joinWrappedItems(groupLines(document, sections, positions)).flatMap(buildRuns));
}

function readNames(runs: readonly DocumentRun[], language: string | null): readonly CvRead[] {
  const { index } = skillGraph();
  const reads = runs.map((run) => readRun(index, run));
  // What somebody did is read as skills where no list of the person's own says which count, or one of handwork: of its craft.
  const own = ownListOf(reads);
  const readsDeeds = own === null || own.crafts.size > 0;
  return reads.map((read) => {
    const others = withInstruction(othersIn(read.run, language), findInstruction(read.run.text));
    return { ...withDeeds(index, read, { readsDeeds }), others };
  });
}

/** What a text tells a program that reads it shows no skill, from there on. */
function withInstruction(others: OthersRanges, from: number | null): OthersRanges {
  if (from === null) return others;
  const { all, butTools, ofTools, quoted } = others;
  return { all: [...all, { start: from, end: Infinity }], butTools, ofTools, quoted };
}

function wholeCv(reads: readonly CvRead[], writer: Writer): WholeCv {
  return {
    ...writer,
    own: ownListOf(reads, writer.calling),
    hasSkillsSection: reads.some(({ run }) => run.group.section === "skills"),
    sureGroups: groupsOfSureNames(reads),
    doubtful: doubtfulLists(reads),
    isRareTrade: isLittleKnown(reads),
    isForeign: isOtherLanguage(reads),
  };
}

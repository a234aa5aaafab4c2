import type { SectionKind } from "../../../types.ts";
import { degreeScore } from "../../education/pieces/education-words.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { CvSection } from "../find-sections.ts";
import { bestTitle, isJob } from "../kinds/section-content.ts";
import { unheaded } from "./unheaded.ts";

/** Sections in which no job stands. */
const WITHOUT_JOBS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "personal",
  "summary",
  "skills",
  "languages",
  "interests",
  "certifications",
  "achievements",
  "other",
]);

/** So many lines into its block stand the dates of a job. */
const HEAD = 4;

/** Blocks that begin with a job and have no heading, as on cards: each is taken out of the section that was open before it. */
export function partJobsOnCards(sections: readonly CvSection[]): readonly CvSection[] {
  return sections.flatMap((section) => {
    if (!WITHOUT_JOBS.has(section.kind)) return [section];
    const blocks = blocksOf(section.lines);
    // What stands right below the heading is of its section, whatever it looks like.
    const jobs = blocks.slice(1).filter(beginsWithJob);
    if (jobs.length === 0) return [section];
    const rest = blocks.filter((block) => !jobs.includes(block)).flat();
    return [{ ...section, lines: rest }, ...jobs.map((block) => unheaded("experience", block))];
  });
}

function blocksOf(lines: readonly LineView[]): readonly (readonly LineView[])[] {
  const blocks: LineView[][] = [];
  for (const view of lines) {
    if (blocks.at(-1)?.at(-1)?.line.block === view.line.block) blocks.at(-1)?.push(view);
    else blocks.push([view]);
  }
  return blocks;
}

/** A range and a title, or a firm beside it, one of them set apart: "Adobe Illustrator since 2019" is an item of a list. */
function beginsWithJob(block: readonly LineView[]): boolean {
  const head = block.slice(0, HEAD);
  if (block.length < 3 || !isJobHead(head)) return false;
  const isSetApart = head.some(({ line }) => line.bold) && !block.every(({ line }) => line.bold);
  return isSetApart || head.some(isRange);
}

function isJobHead(head: readonly LineView[]): boolean {
  if (head.some((view, index) => isJob(view, index, head))) return true;
  const isTitled = head.some((view) => bestTitle(view) >= 1.5);
  return isTitled && head.some(isRange) && !head.some((view) => degreeScore(view) > 0);
}

/** "// 2022.05 → now": nothing but a range, whatever signs stand around it. */
function isRange({ dates, text }: LineView): boolean {
  const [span] = dates;
  if (span === undefined || span.single || span.start === null || dates.length > 1) return false;
  return !/[\p{L}\p{N}]/u.test(text.slice(0, span.from) + text.slice(span.to));
}

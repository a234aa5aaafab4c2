import type { CvRead } from "../names/cv-read.ts";
import { unknownSkill } from "./unknown-items.ts";
import { unknownItems } from "./unknown-skills.ts";

/** Fewer items say nothing of how well the graph knows the trade. */
const LIST_ITEMS = 4;
/** Two odd ones stand in many lists. */
const UNKNOWN_ITEMS = 2;
/** This part of the list unknown, in tenths: the graph has hardly seen the trade. */
const UNKNOWN_TENTHS = 3;

/**
 * True where the person's own list is in good part of skills that the graph does not know. Then its names are no
 * measure of what the sentences say either, and these are read by their shape (`trade-pieces`).
 */
export function isLittleKnown(reads: readonly CvRead[]): boolean {
  const lists = reads.filter(
    ({ run }) => run.group.section === "skills" && run.style === "listing" && !run.generated,
  );
  const items = lists.reduce((sum, read) => sum + hardItems(read), 0);
  if (items < LIST_ITEMS) return false;
  const unknown = lists.flatMap((read) =>
    unknownItems(read).filter((item) => unknownSkill(item, read)?.kind === "technical"),
  ).length;
  return unknown >= UNKNOWN_ITEMS && unknown * 10 >= items * UNKNOWN_TENTHS;
}

/** Items that are no traits of character. */
function hardItems({ run, hits }: CvRead): number {
  const soft = hits.filter(({ skill }) => skill.class === "soft");
  return run.items.filter((item) => !soft.some(({ start, end }) => start >= item.start && end <= item.end))
    .length;
}

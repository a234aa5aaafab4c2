import type { Certification } from "../../types.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { labelledPapers } from "./labelled-papers.ts";
import { namedInPassing } from "./named-in-passing.ts";
import type { ReadPapers } from "./read-papers.ts";

/** Kinds of sections in which a row of papers may stand. */
const WITH_ROWS: ReadonlySet<string> = new Set(
  "personal other skills summary interests languages".split(" "),
);

/** Kinds of sections that hold whatever has no place elsewhere: what is named outright counts there. */
const OF_ALL_SORTS: ReadonlySet<string> = new Set(["personal", "other", "interests"]);

/** Papers that stand among other things, in a row of their own or by their name, and are not `listed` elsewhere. */
export function papersInPassing(
  sections: readonly CvSection[],
  read: ReadPapers,
  listed: readonly Certification[],
): readonly Certification[] {
  const named = sections.flatMap(({ kind, lines }) => [
    ...(WITH_ROWS.has(kind) ? labelledPapers(lines, read) : []),
    ...(OF_ALL_SORTS.has(kind) ? namedInPassing(lines, read) : []),
  ]);
  if (named.length === 0) return [];
  // Letters behind the name that stand among the studies are a degree.
  const studies = sections.filter(({ kind }) => kind === "education").flatMap(({ lines }) => lines);
  const found: Certification[] = [];
  for (const paper of named) {
    const isStudy = studies.some(({ text }) => text.trimStart().startsWith(paper.name));
    if (!isStudy && ![...listed, ...found].some((other) => isSame(other, paper))) found.push(paper);
  }
  return found;
}

/** "First aid" beside "First Aid at Work, Red Cross". */
function isSame({ name }: Certification, { name: other }: Certification): boolean {
  const [a, b] = [name.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

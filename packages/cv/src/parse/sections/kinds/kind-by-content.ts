import type { SectionKind } from "../../../types.ts";
import type { Content } from "./section-content.ts";

/** What a section without a known heading is, by what its lines hold; `other` when nothing tells. */
export function kindByContent(content: Content): SectionKind {
  return RULES.find(([, holds]) => holds(content))?.[0] ?? "other";
}

type Rule = readonly [kind: SectionKind, holds: (it: Content) => boolean];

/** The first that holds decides. Whatever is not asked for is not counted: see `weighContent`. */
const RULES: readonly Rule[] = [
  ["other", (it) => it.lines === 0],
  ["volunteering", (it) => it.jobs >= 1 && it.offices === it.jobs],
  ["experience", (it) => it.jobs >= 1 && it.jobs >= it.degrees],
  // "My father took me in the boat when I was in class six": a school in a story is no entry of studies.
  ["summary", (it) => it.awards === 0 && isHalf(it.longLines, it) && isHalf(it.told, it)],
  ["education", (it) => it.studies >= 1 || (it.degrees >= 1 && it.schools >= 1)],
  ["education", (it) => it.awards > it.certificates && isHalf(it.awards, it)],
  ["languages", (it) => it.languagesOnly],
  ["languages", (it) => it.languages >= 1 && it.languages * 2.5 >= it.words - it.languages],
  ["certifications", (it) => it.certificates === 1 && it.lines === 1 && it.bullets + it.closed > 0],
  ["certifications", (it) => it.certificates >= 2 && isHalf(it.certificates, it)],
  [
    "certifications",
    (it) => it.lines > 1 && it.papers > 0 && isHalf(it.papers, it) && it.dated * 2 > it.lines,
  ],
  // "First aid (2019)" among names that no table knows, each with its year.
  ["certifications", (it) => it.lines > 1 && it.papers > 0 && it.closed === it.lines],
  ["summary", (it) => it.longLines > 0 && isHalf(it.longLines, it)],
  ["skills", (it) => it.shortItems >= 3 && it.longLines === 0],
];

function isHalf(count: number, { lines }: Content): boolean {
  return count * 2 >= lines;
}

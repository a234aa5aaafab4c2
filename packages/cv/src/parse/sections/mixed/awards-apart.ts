import { findDegree } from "../../education/pieces/education-words.ts";
import type { CvSection } from "../find-sections.ts";
import { weighContent } from "../kinds/section-content.ts";

/** "Certificates obtained" with the degrees and examinations of the "Schools attended" above or below: studies in two lists. */
export function asAwardsApart(section: CvSection, index: number, all: readonly CvSection[]): CvSection {
  if (section.kind !== "certifications" || section.headingLine === null) return section;
  if (![all[index - 1], all[index + 1]].some(isOfSchoolsOnly)) return section;
  const { awards, lines, schools } = weighContent(section.lines);
  return awards > 0 && awards * 2 >= lines && schools === 0 ? { ...section, kind: "education" } : section;
}

function isOfSchoolsOnly(section: CvSection | undefined): boolean {
  if (section?.kind !== "education") return false;
  const { schools, degrees, lines } = weighContent(section.lines);
  return degrees === 0 && schools * 2 >= lines && schools > 0;
}

/** "Certificate: B.Ed (Science)" below the year and the school in a form of studies: a row of it, and no heading. */
export function withLabelledAwards(sections: readonly CvSection[]): readonly CvSection[] {
  const joined: CvSection[] = [];
  for (const section of sections) {
    const above = joined.at(-1);
    if (above?.kind === "education" && isLabelledAward(section))
      joined[joined.length - 1] = { ...above, lines: [...above.lines, ...section.lines] };
    else joined.push(section);
  }
  return joined;
}

const LABEL = /^\W*(?:certificate|diploma|degree|award|qualification|course)\W*$/iu;

function isLabelledAward({ kind, headingLine, heading, lines: [first, ...others] }: CvSection): boolean {
  if (kind !== "certifications" || headingLine !== null || first === undefined || others.length > 0)
    return false;
  return LABEL.test(heading ?? "") && findDegree(first.tokens, first.text)?.first === 0;
}

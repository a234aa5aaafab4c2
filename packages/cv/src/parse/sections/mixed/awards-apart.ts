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

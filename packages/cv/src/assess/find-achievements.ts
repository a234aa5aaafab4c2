import type { ParsedPosition } from "../parse/positions/find-positions.ts";
import type { CvSection } from "../parse/sections/find-sections.ts";
import { joinLines, sentencesOf } from "../parse/text/paragraphs.ts";
import type { Achievement, Fact, SectionKind } from "../types.ts";
import { judgeResult } from "./judge-result.ts";

/** Sections that speak in sentences; those of jobs and studies besides what their entries hold. */
const TELLING: ReadonlySet<string> = new Set(
  "summary projects achievements other experience volunteering education".split(" "),
);

/** The sentences of a CV, written in `language`, that state a measurable result or a distinction, as they stand in it. */
export function findAchievements(
  sections: readonly CvSection[],
  positions: readonly ParsedPosition[],
  language: string,
): readonly Achievement[] {
  const found: Achievement[] = [];
  const seen = new Set<string>();
  const add = (sentence: Fact<string>, kind: SectionKind): void => {
    if (seen.has(sentence.value)) return;
    const measure = judgeResult(sentence.value, {
      inAchievements: kind === "achievements",
      inStudies: kind === "education",
      language,
    });
    if (measure === null) return;
    seen.add(sentence.value);
    found.push({
      text: sentence.value,
      measure: measure === "award" ? null : measure,
      evidence: sentence.evidence,
    });
  };
  const ofJobs = new Set(
    positions.flatMap(({ headerLines, bodyLines }) => [...headerLines, ...bodyLines.map(({ id }) => id)]),
  );
  for (const section of sections) {
    if (!TELLING.has(section.kind)) continue;
    const lines = section.lines.filter(({ id }) => !ofJobs.has(id));
    for (const paragraph of joinLines(lines)) {
      for (const sentence of sentencesOf(paragraph)) add(sentence, section.kind);
    }
  }
  for (const { position } of positions)
    for (const highlight of position.highlights) add(highlight, "experience");
  return found;
}

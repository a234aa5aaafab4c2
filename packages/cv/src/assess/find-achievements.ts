import type { ParsedPosition } from "../parse/positions/find-positions.ts";
import type { CvSection } from "../parse/sections/find-sections.ts";
import type { LineView } from "../parse/text/cv-text.ts";
import { joinLines, sentencesOf } from "../parse/text/paragraphs.ts";
import type { Achievement, Fact, SectionKind } from "../types.ts";
import { judgeResult } from "./judge-result.ts";

/** Sections that speak in sentences; those of jobs and studies besides what their entries hold. */
const TELLING: ReadonlySet<string> = new Set(
  "summary projects achievements other experience volunteering education".split(" "),
);

/** Sections that speak in lists, and now and then in sentences: what is told there must be a whole one. */
const LISTING: ReadonlySet<string> = new Set(["skills", "personal"]);
const BEGINS_SENTENCE = /^\P{L}{0,3}\p{Lu}/u;
/** Words of a sentence, at least, that is no item of a list. */
const SENTENCE_WORDS = 9;

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
    const lines = section.lines.filter(({ id }) => !ofJobs.has(id));
    for (const sentence of tellingSentences(section.kind, lines)) add(sentence, section.kind);
  }
  for (const { position } of positions)
    for (const highlight of position.highlights) add(highlight, "experience");
  return found;
}

function isWholeSentence(text: string): boolean {
  return BEGINS_SENTENCE.test(text) && /[.!]$/.test(text) && text.split(/\s+/).length >= SENTENCE_WORDS;
}

/** The sentences in which a section of a kind may tell a result. */
function tellingSentences(kind: SectionKind, lines: readonly LineView[]): readonly Fact<string>[] {
  const isList = LISTING.has(kind);
  if (!TELLING.has(kind) && !isList) return [];
  const sentences = joinLines(lines).flatMap(sentencesOf);
  return isList ? sentences.filter(({ value }) => isWholeSentence(value)) : sentences;
}

import type { SectionKind } from "../../types.ts";
import { degreeScore, findInstitution } from "../education/education-words.ts";
import { findLanguageNames } from "../languages/find-language-names.ts";
import { titleScore } from "../positions/title-score.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Heading } from "./find-headings.ts";

/** The kind of a section by its heading, corrected by what it holds where the heading leaves room. */
export function settleKind(heading: Heading, lines: readonly LineView[]): SectionKind {
  const { reading } = heading;
  const content = weigh(lines);
  if (reading === null) return byContent(content);
  const { kind } = reading;
  if (kind === "languages" && content.languages === 0 && lines.length > 0) {
    return content.words > 0 ? "skills" : kind;
  }
  if (reading.match === "whole" || reading.match === "joined") {
    if ((kind === "summary" || kind === "projects") && content.jobs >= 2) return "experience";
    if (kind === "experience" && content.jobs === 0 && content.studies > 0) return "education";
    if (kind === "certifications" && isDeclaration(lines)) return "declaration";
    if (kind === "certifications" && content.studies > 0 && content.bullets === 0) return "education";
    if (kind === "experience" && heading.reading?.match === "joined" && content.studies > content.jobs) return "education";
    return kind;
  }
  if (kind === "education" && content.degrees === 0 && content.schools === 0 && content.jobs === 0)
    return content.shortItems >= 2 ? "skills" : kind;
  if (kind === "education" && content.studies > 0) return kind;
  // A cue alone ("Where I have worked abroad") yields to plain evidence.
  const seen = byContent(content);
  return seen === "other" || seen === "summary" || seen === "skills" ? kind : seen;
}

/** "Certification: I hereby declare that the above is true." */
function isDeclaration(lines: readonly LineView[]): boolean {
  return lines.length <= 4 && lines.some(({ text }) => /\b(?:hereby|declare|certify that)\b/i.test(text));
}

interface Content {
  readonly lines: number;
  readonly words: number;
  readonly jobs: number;
  readonly degrees: number;
  /** Lines that name a place of learning. */
  readonly schools: number;
  /** Degrees with a school on the same line or the next. */
  readonly studies: number;
  readonly bullets: number;
  readonly languages: number;
  readonly shortItems: number;
  readonly longLines: number;
}

function weigh(lines: readonly LineView[]): Content {
  let jobs = 0;
  let degrees = 0;
  let schools = 0;
  let studies = 0;
  let bullets = 0;
  let languages = 0;
  let shortItems = 0;
  let longLines = 0;
  let words = 0;
  for (const [index, view] of lines.entries()) {
    words += view.words.length;
    languages += Math.min(4, findLanguageNames(view.tokens).length);
    const isDegree = degreeScore(view) > 0;
    const isSchool = findInstitution(view.tokens) !== null;
    if (isDegree) degrees++;
    if (isSchool) schools++;
    if (view.line.bullet) bullets++;
    const next = lines[index + 1];
    if (isDegree && (isSchool || (next !== undefined && findInstitution(next.tokens) !== null))) studies++;
    if (view.dates.some((span) => !span.single)) {
      const near = [lines[index - 2], view, lines[index - 1], lines[index + 1]];
      const isStudy = near.slice(1).some((other) => other !== undefined && degreeScore(other) > 0);
      if (!isStudy && near.some((other) => other !== undefined && titleScore(other.tokens) > 0)) jobs++;
    }
    const items = view.text.split(/[,|·•;/\t]/);
    shortItems += items.filter(
      (item) => item.trim().length > 1 && item.trim().split(/\s+/).length <= 4,
    ).length;
    if (view.words.length > 9) longLines++;
  }
  return { lines: lines.length, words, jobs, degrees, schools, studies, bullets, languages, shortItems, longLines };
}

function byContent(content: Content): SectionKind {
  if (content.lines === 0) return "other";
  if (content.jobs >= 1 && content.jobs >= content.degrees) return "experience";
  if (content.degrees >= 1) return "education";
  if (content.languages >= 1 && content.languages * 2.5 >= content.words - content.languages)
    return "languages";
  if (content.longLines > 0 && content.longLines * 2 >= content.lines) return "summary";
  if (content.shortItems >= 3 && content.longLines === 0) return "skills";
  return "other";
}

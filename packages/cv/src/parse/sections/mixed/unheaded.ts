import type { SectionKind } from "../../../types.ts";
import { degreeScore, findInstitution } from "../../education/pieces/education-words.ts";
import { companyScore } from "../../positions/roles/company-score.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { CvSection } from "../find-sections.ts";
import { kindByContent } from "../kinds/kind-by-content.ts";
import { bestTitle, isJob, weighContent } from "../kinds/section-content.ts";

const MAY_HIDE_JOBS: ReadonlySet<SectionKind> = new Set<SectionKind>(["personal", "summary", "other"]);

/** A CV without a heading for its jobs: they are taken out of the section they stand in, with what follows them. */
export function findUnheadedJobs(sections: readonly CvSection[]): readonly CvSection[] {
  if (sections.some(({ kind, lines }) => kind === "experience" && lines.some(tellsWhen))) return sections;
  const index = sections.findIndex(({ kind, lines }) => MAY_HIDE_JOBS.has(kind) && firstJob(lines) >= 0);
  const own = sections[index];
  if (own === undefined) return sections;
  const { lines } = own;
  const from = startOfHeader(lines, firstJob(lines));
  const studies = indexFrom(lines, from + 1, isStudyLine);
  const rest = studies < 0 ? lines.length : endOfStudies(lines, studies);
  const parts: readonly CvSection[] = [
    { ...own, lines: lines.slice(0, from) },
    unheaded("experience", lines.slice(from, studies < 0 ? lines.length : studies)),
    unheaded("education", studies < 0 ? [] : lines.slice(studies, rest)),
    ...partsOfRest(lines.slice(rest)),
  ];
  return [
    ...sections.slice(0, index),
    ...parts.filter((part, order) => order === 0 || part.lines.length > 0),
    ...sections.slice(index + 1),
  ];
}

/** A heading for jobs that holds no date, "ten years on the floor", leaves them where they stand. */
function tellsWhen({ dates }: LineView): boolean {
  return dates.length > 0;
}

/** Lines that make a section of a kind, without a heading. */
export function unheaded(kind: SectionKind, lines: readonly LineView[]): CvSection {
  return { kind, heading: null, headingLine: null, language: null, lines };
}

/** What follows jobs and studies: rows of languages and of referees are told from the rest by what they hold. */
function partsOfRest(lines: readonly LineView[]): readonly CvSection[] {
  const parts: { kind: SectionKind | null; lines: LineView[] }[] = [];
  for (const view of lines) {
    const kind = kindOfRow(view);
    const last = parts.at(-1);
    if (last?.kind === kind) last.lines.push(view);
    else parts.push({ kind, lines: [view] });
  }
  return parts.map((part) => unheaded(part.kind ?? kindByContent(weighContent(part.lines)), part.lines));
}

/** "Mrs. Ngozi Umeh, Head of Audit, Crest Bank, 0803 555 7104"; "Yoruba, English (fluent)". */
function kindOfRow(view: LineView): SectionKind | null {
  if (REFEREE.test(view.text) && /@|(?:\p{Nd}[ -]?){7}/u.test(view.text)) return "references";
  if (view.words.length > MOST_WORDS_OF_LANGUAGES || view.dates.length > 0) return null;
  const content = weighContent([view]);
  return content.languages > 0 && content.languages * 2.5 >= content.words - content.languages
    ? "languages"
    : null;
}

const MOST_WORDS_OF_LANGUAGES = 10;
const REFEREE = /^\W*(?:mr|mrs|ms|miss|dr|prof|rev|eng|engr|barr|adv|sir|madam)\b\.?\s+\p{Lu}/iu;

function firstJob(lines: readonly LineView[]): number {
  return lines.findIndex((view, index) => isJob(view, index, lines));
}

/** The title or the company may stand above the dates. */
function startOfHeader(lines: readonly LineView[], anchor: number): number {
  let from = anchor;
  while (from > 1 && anchor - from < 2) {
    const above = lines[from - 1];
    if (above === undefined || above.line.bullet || above.dates.length > 0 || above.words.length > 12) break;
    if (/@|\d{6}/.test(above.text) || (bestTitle(above) < 1.5 && companyScore(above.tokens) < 2)) break;
    from--;
  }
  return from;
}

function isStudyLine(view: LineView): boolean {
  return !view.line.bullet && view.words.length <= 16 && degreeScore(view) > 0;
}

function endOfStudies(lines: readonly LineView[], from: number): number {
  let to = from;
  for (let i = from; i < lines.length && i <= to + 1; i++) {
    const view = lines[i];
    if (view === undefined) break;
    if (isStudyLine(view) || view.dates.length > 0 || findInstitution(view.tokens) !== null) to = i;
  }
  return to + 1;
}

function indexFrom(lines: readonly LineView[], from: number, test: (view: LineView) => boolean): number {
  const found = lines.slice(from).findIndex(test);
  return found < 0 ? -1 : from + found;
}

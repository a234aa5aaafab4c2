import type { Section, SectionKind } from "../../types.ts";
import { type CvText, type LineView, viewFrom } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import { assignLines } from "./assign-lines.ts";
import { findHeadings, type Heading } from "./headings/find-headings.ts";
import { readHeading } from "./headings/heading-words.ts";
import { weighContent } from "./kinds/section-content.ts";
import { settleKind } from "./kinds/settle-kind.ts";
import { asAwardsApart, withLabelledAwards } from "./mixed/awards-apart.ts";
import { partJobsOnCards } from "./mixed/jobs-on-cards.ts";
import { partStudies } from "./mixed/part-studies.ts";
import { findUnheadedJobs } from "./mixed/unheaded.ts";

/** A section with its lines ready to parse; a label's own line starts behind the label. */
export interface CvSection {
  readonly kind: SectionKind;
  readonly heading: string | null;
  readonly headingLine: LineView | null;
  /** ISO 639-1 of a heading that a word table knows. */
  readonly language: string | null;
  readonly lines: readonly LineView[];
}

/** Divides the visible text into sections; what stands before the first heading is `personal`. */
export function findSections(text: CvText): readonly CvSection[] {
  const headings = findHeadings(text);
  const studiesApart = headings.some(
    ({ reading }) => reading?.kind === "education" && reading.match === "whole",
  );
  const sections = joinRows(assignLines(text, headings)).map(({ heading, lines }): CvSection => {
    if (heading === null)
      return { kind: "personal", heading: null, headingLine: null, language: null, lines };
    const own =
      heading.contentFrom === null ? lines : [viewFrom(heading.view, heading.contentFrom), ...lines];
    return {
      kind: settleKind(heading, own, { studiesApart }),
      heading: headingText(heading),
      headingLine: heading.contentFrom === null ? heading.view : null,
      language: heading.reading?.language ?? null,
      lines: own,
    };
  });
  return partStudies(
    findUnheadedJobs(
      partJobsOnCards(
        joinLabels(
          withLabelledAwards(keepProjects(sections))
            .map(asPersonalSkills)
            .map(asPapers)
            .map(asAwardsApart)
            .map(asSkillsBelow),
        ),
      ),
    ),
  );
}

/** "Professional" over "Qualifications" at the same edge, in the same type and with nothing between: one heading on two rows. */
function joinRows(parts: ReturnType<typeof assignLines>): ReturnType<typeof assignLines> {
  return parts.flatMap((part, index) => {
    const [above, below] = [parts[index - 1], parts[index + 1]];
    if (joinedReading(part, below) !== null) return [];
    const reading = above === undefined ? null : joinedReading(above, part);
    return reading === null || part.heading === null
      ? [part]
      : [{ ...part, heading: { ...part.heading, reading } }];
  });
}

type Part = ReturnType<typeof assignLines>[number];

/** What two headings mean as one, if the upper alone means nothing; null where they are two. */
function joinedReading(above: Part, below: Part | undefined): Heading["reading"] {
  const [upper, lower] = [above.heading, below?.heading ?? null];
  if (upper === null || lower === null || above.lines.length > 0 || upper.reading !== null) return null;
  if (upper.contentFrom !== null || lower.contentFrom !== null || lower.view.id !== upper.view.id + 1)
    return null;
  if (!isSetAlike(upper.view, lower.view)) return null;
  const reading = readHeading([...upper.view.tokens, ...lower.view.tokens]);
  return reading?.match === "whole" ? reading : null;
}

function isSetAlike({ line, words }: LineView, { line: other }: LineView): boolean {
  if (words.length > 2 || line.bold !== other.bold || Math.abs(line.size - other.size) > 0.3) return false;
  return line.box === null || other.box === null || Math.abs(line.box.x - other.box.x) < 2;
}

/** "Qualifications" over licences and courses, where school and degrees have a heading of their own. */
function asPapers(section: CvSection, _: number, all: readonly CvSection[]): CvSection {
  if (section.kind !== "education" || !QUALIFICATIONS.test(section.heading ?? "")) return section;
  const content = weighContent(section.lines);
  const isOwn = all.some(
    (other) => other !== section && other.kind === "education" && weighContent(other.lines).schools > 0,
  );
  return isOwn && content.schools === 0 && content.certificates > 0
    ? { ...section, kind: "certifications" }
    : section;
}

/** "Certifications" over "Core Competencies" and a list: of two headings with nothing between them the lower one counts. */
function asSkillsBelow(section: CvSection): CvSection {
  const [first, ...lines] = section.lines;
  if (section.kind !== "certifications" || section.headingLine === null || lines.length === 0) return section;
  if (first === undefined || first.line.bullet || first.words.length < 2) return section;
  const reading = readHeading(first.tokens);
  if (reading?.kind !== "skills" || reading.match !== "whole") return section;
  return { ...section, kind: "skills", heading: first.text.trim(), headingLine: first, lines };
}

const QUALIFICATIONS =
  /^\W*(?:(?:professional|vocational|other|additional|further|extra|technical) )?qualifications?\W*$/iu;

/** "Personal" over "Patience, Teamwork", below the clinical ones: a group of skills, and no data of the person. */
function asPersonalSkills(section: CvSection, index: number, all: readonly CvSection[]): CvSection {
  if (section.kind !== "personal" || all[index - 1]?.kind !== "skills") return section;
  const isGroup = /^\W*(?:personal|persönlich|personnel|personnelles|personale?s?|personali)\W*$/iu.test(
    section.heading ?? "",
  );
  const isList = section.lines.every(({ text, words }) => words.length <= 9 && !/[\d:@]/.test(text));
  return isGroup && isList && section.lines.length > 0 ? { ...section, kind: "skills" } : section;
}

/** "Projects at Brasson", "Funded projects": with words that no table of headings has. */
const NAMED_PROJECTS =
  /^\W*(?:\p{L}+ ){0,2}(?:projects|grants|projekte|projets|proyectos|projetos|progetti|projecten)(?: (?:at|for|with|in|bei|für|chez|pour|en|con|para|na|da|do|presso|per|voor|bij)(?: [\p{L}&.]+){1,4})?\W*$/iu;

/** "Open source: author of …, since 2020": works of one's own, where the jobs have a heading that says so. */
function keepProjects(sections: readonly CvSection[]): readonly CvSection[] {
  const kinds = sections.map(({ headingLine }) => {
    if (headingLine === null) return null;
    return (
      readHeading(headingLine.tokens)?.kind ?? (NAMED_PROJECTS.test(headingLine.text) ? "projects" : null)
    );
  });
  const haveJobs = sections.some(({ kind }, index) => kind === "experience" && kinds[index] === "experience");
  return sections.map((section, index) =>
    haveJobs && section.kind === "experience" && kinds[index] === "projects"
      ? { ...section, kind: "projects" }
      : section,
  );
}

/** "Professional &" over "Academic Qualifications" in a column of headings: one heading beside its lines. */
function joinLabels(sections: readonly CvSection[]): readonly CvSection[] {
  const joined: CvSection[] = [];
  for (const section of sections) {
    const above = joined.at(-1);
    const kind = wholeLabel(above, section);
    if (kind !== null && above !== undefined)
      joined[joined.length - 1] = {
        ...section,
        kind,
        heading: `${above.heading} ${section.heading}`,
        lines: [...above.lines, ...section.lines],
      };
    else joined.push(section);
  }
  return joined;
}

/** What "Expériences" over "professionnelles" means as one heading; null where the rows are headings of their own. */
function wholeLabel(above: CvSection | undefined, below: CvSection): SectionKind | null {
  if (above?.headingLine !== null || below.headingLine !== null || above.lines.length !== 1) return null;
  if (above.heading === null || below.heading === null) return null;
  if (above.lines[0]?.id !== (below.lines[0]?.id ?? 0) - 1) return null;
  const whole = readHeading(tokenise(`${above.heading} ${below.heading}`));
  return whole?.match === "whole" ? whole.kind : null;
}

export function toSection(section: CvSection): Section {
  return { kind: section.kind, heading: section.heading, lines: section.lines.map(({ id }) => id) };
}

function headingText(heading: Heading): string {
  const { view } = heading;
  const [first, second] = view.tokens;
  // Set letter by letter, its words stand together: the tokens part them.
  if (first?.kind === "word" && second?.kind === "word" && first.end === second.start)
    return view.tokens.map(({ start, end }) => view.text.slice(start, end)).join(" ");
  const end = heading.contentFrom ?? view.text.length;
  return view.text
    .slice(0, end)
    .replace(/[:：\s\t]+$/u, "")
    .trim();
}

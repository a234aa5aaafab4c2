import { EMPTY_DOCUMENT } from "../../../test-support/empty-analysis.ts";
import type { Line, Position, Section, SectionKind } from "../../types.ts";
import { type FindSkillsInput, findSkills } from "../find-skills.ts";

export interface CvPart {
  readonly kind: SectionKind;
  readonly lines: readonly (string | Partial<Line>)[];
  /** The kind's name when left out. */
  readonly heading?: string;
  /** Makes the lines those of a position. */
  readonly position?: Partial<Position>;
}

/** A CV of the given sections, each in a block of its own, as the reader and the parser would hand it over. */
export function buildCv(parts: readonly CvPart[]): FindSkillsInput {
  const lines: Line[] = [];
  const sections: Section[] = [];
  const positions: Position[] = [];
  for (const [block, part] of parts.entries()) {
    const ids: number[] = [];
    for (const given of part.lines) {
      const line = typeof given === "string" ? { text: given } : given;
      ids.push(lines.length);
      lines.push(buildLine({ block, ...line, id: lines.length }));
    }
    sections.push({ kind: part.kind, heading: part.heading ?? part.kind, lines: ids });
    if (part.position) positions.push(buildPosition(part.position, ids, lines));
  }
  return { document: { ...EMPTY_DOCUMENT, lines }, sections, positions };
}

/** The names of the skills found, in the order of the CV. */
export function namesIn(parts: readonly CvPart[]): string[] {
  return findSkills(buildCv(parts)).map((skill) => skill.name);
}

/** A bullet of a job. */
export function inJob(...lines: string[]): string[] {
  return namesIn([{ kind: "experience", lines }]);
}

/** A line of the section of skills. */
export function inList(...lines: string[]): string[] {
  return namesIn([{ kind: "skills", lines }]);
}

function buildLine(line: Partial<Line> & { readonly id: number }): Line {
  return {
    text: "",
    page: 1,
    box: null,
    size: 10,
    bold: false,
    italic: false,
    colour: null,
    block: 0,
    bullet: false,
    cells: null,
    headingLevel: null,
    ...line,
  };
}

function buildPosition(
  position: Partial<Position>,
  ids: readonly number[],
  lines: readonly Line[],
): Position {
  const evidence = ids.map((line) => ({ line, quote: lines[line]?.text ?? "" }));
  return {
    title: "Engineer",
    company: null,
    location: null,
    startDate: null,
    endDate: null,
    current: false,
    kind: "employment",
    years: null,
    highlights: [],
    evidence,
    ...position,
  };
}

import { usageOf } from "../skills/names/usage.ts";
import type { CvAnalysis, Position, SkillFact } from "../types.ts";
import { findInsights } from "./insights.ts";
import { experienceLevel, totalYears } from "./total-years.ts";

/** A position as the candidate gives it. */
export type GivenPosition = Pick<Position, "title" | "company" | "startDate" | "endDate" | "current">;

/**
 * The analysis as it counts with the positions that the candidate gives instead of those that were read. What the CV
 * says below a position stays with it; a skill that it shows in none of those left counts as one that only stands there.
 */
export function withPositions(analysis: CvAnalysis, given: readonly GivenPosition[]): CvAnalysis {
  const { asOf } = analysis;
  const sources = sourcesOf(given, analysis.positions);
  const positions = given.map((position, index) =>
    toPosition(position, analysis.positions[sources[index] ?? -1], asOf),
  );
  const skills = analysis.skills.map((skill) => movedTo(skill, { positions, sources, asOf }));
  const years = totalYears(positions, asOf);
  const corrected = { ...analysis, positions, skills, totalYears: years };
  return { ...corrected, experienceLevel: experienceLevel(years), insights: findInsights(corrected) };
}

/** For each given position the index of the one that it corrects: the one most alike that no better one has. */
function sourcesOf(
  given: readonly GivenPosition[],
  read: readonly Position[],
): readonly (number | undefined)[] {
  const pairs = given
    .flatMap((position, to) => read.map((old, from) => ({ to, from, alike: likeness(position, old) })))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike || a.to - b.to || a.from - b.from);
  const sources = new Map<number, number>();
  const taken = new Set<number>();
  for (const { to, from } of pairs) {
    if (sources.has(to) || taken.has(from)) continue;
    sources.set(to, from);
    taken.add(from);
  }
  return given.map((_, index) => sources.get(index));
}

/** The title or the employer stays, or all dates: who changes everything gives another position. */
const LEAST_ALIKE = 2;

function likeness(given: GivenPosition, read: Position): number {
  const isSame = (part: "title" | "company") => given[part] !== null && given[part] === read[part];
  const isOn = (part: "startDate" | "endDate") => given[part] !== null && given[part] === read[part];
  return (
    (isSame("title") ? 3 : 0) +
    (isSame("company") ? 3 : 0) +
    (isOn("startDate") ? 1 : 0) +
    (isOn("endDate") || (given.current && read.current) ? 1 : 0)
  );
}

function toPosition(given: GivenPosition, read: Position | undefined, asOf: string): Position {
  const isAsRead = read?.startDate === given.startDate && read.endDate === given.endDate;
  const position: Position = {
    title: given.title,
    company: given.company,
    startDate: given.startDate,
    endDate: given.endDate,
    current: given.current,
    location: read?.location ?? null,
    kind: read?.kind ?? "employment",
    years: null,
    highlights: read?.highlights ?? [],
    evidence: read?.evidence ?? [],
    ...(isAsRead && read.seasons !== undefined ? { seasons: read.seasons } : {}),
  };
  const isDated = given.startDate !== null && (given.current || given.endDate !== null);
  return isDated ? { ...position, years: totalYears([{ ...position, kind: "employment" }], asOf) } : position;
}

interface Moved {
  readonly positions: readonly Position[];
  readonly sources: readonly (number | undefined)[];
  readonly asOf: string;
}

function movedTo(skill: SkillFact, { positions, sources, asOf }: Moved): SkillFact {
  const mentions = skill.mentions.map((mention) => {
    if (mention.position === null) return mention;
    const position = sources.indexOf(mention.position);
    return position < 0
      ? { ...mention, position: null, context: "other" as const }
      : { ...mention, position };
  });
  return { ...skill, mentions, ...usageOf(mentions, positions, asOf) };
}

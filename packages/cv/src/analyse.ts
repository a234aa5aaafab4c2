import { findAchievements } from "./assess/find-achievements.ts";
import { findInconsistencies } from "./assess/inconsistencies/find-inconsistencies.ts";
import { findInsights } from "./assess/insights.ts";
import { assessQuality } from "./assess/quality/quality.ts";
import { experienceLevel, totalYears as yearsOf } from "./assess/total-years.ts";
import { parseDocument } from "./parse/parse-document.ts";
import { toSection } from "./parse/sections/find-sections.ts";
import { type ReadLimits, readDocument } from "./read/index.ts";
import { findSkills } from "./skills/index.ts";
import type { AnalyseResult, CvAnalysis, CvDocument } from "./types.ts";
import { ENGINE_VERSION } from "./version.ts";

export interface AnalyseOptions {
  /** The day that "present" means, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly limits?: ReadLimits;
}

/** Reads and analyses a CV. A file that cannot be read is a result, never an exception. */
export async function analyse(bytes: Uint8Array, { asOf, limits }: AnalyseOptions): Promise<AnalyseResult> {
  const read = limits === undefined ? await readDocument(bytes) : await readDocument(bytes, limits);
  return read.ok ? { ok: true, analysis: analyseDocument(read.document, { asOf }) } : read;
}

/** Analyses a CV that has been read. Pure: the same document and day give the same analysis. */
export function analyseDocument(document: CvDocument, { asOf }: Pick<AnalyseOptions, "asOf">): CvAnalysis {
  const parsed = parseDocument(document, asOf);
  const sections = parsed.sections.map(toSection);
  const positions = parsed.positions.map(({ position }) => position);
  const totalYears = yearsOf(positions, asOf);
  const facts = {
    asOf,
    document,
    sections,
    language: parsed.language,
    contact: parsed.contact,
    summary: parsed.summary,
    positions,
    totalYears,
    experienceLevel: experienceLevel(totalYears),
    education: parsed.education,
    certifications: parsed.certifications,
    languages: parsed.languages,
    skills: findSkills({ document, sections, positions, asOf, language: parsed.language.code }),
    achievements: findAchievements(parsed.sections, parsed.positions, parsed.language.code),
    inconsistencies: findInconsistencies(parsed, totalYears, asOf),
  };
  return {
    engineVersion: ENGINE_VERSION,
    ...facts,
    quality: assessQuality(facts),
    insights: findInsights(facts),
  };
}

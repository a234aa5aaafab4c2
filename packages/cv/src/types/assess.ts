import type {
  Certification,
  Contact,
  Education,
  Evidence,
  Fact,
  HumanLanguage,
  Position,
  Section,
} from "./parse.ts";
import type { CvDocument, ReadProblem } from "./read.ts";
import type { SkillFact } from "./skills.ts";

export type ExperienceLevel = "Entry Level" | "Junior" | "Mid-Level" | "Senior" | "Expert";

export type InconsistencyKind = "reversed" | "total" | "overlap" | "gap";

export interface Inconsistency {
  readonly kind: InconsistencyKind;
  /** One sentence that names the kind in plain words (wire.md, CV analysis tool). */
  readonly sentence: string;
  readonly evidence: readonly Evidence[];
}

/** One rule of the quality score: what it looked at, what it gave, what would mend it. */
export interface QualityFinding {
  readonly rule: string;
  readonly area: "formatting" | "completeness" | "ats";
  readonly points: number;
  readonly maxPoints: number;
  /** A strength when full, an improvement that a person can act on otherwise. */
  readonly sentence: string;
  readonly evidence: readonly Evidence[];
}

export interface Quality {
  readonly overallScore: number;
  readonly formattingScore: number;
  readonly completenessScore: number;
  readonly atsCompatibility: number;
  readonly findings: readonly QualityFinding[];
}

export interface Achievement {
  readonly text: string;
  /** What was measured, e.g. "40 %", "LKR 2 million"; null for an award without a figure. */
  readonly measure: string | null;
  readonly evidence: readonly Evidence[];
}

/** Everything the engine found in one CV. Plain JSON: it is stored as it is. */
export interface CvAnalysis {
  readonly engineVersion: string;
  /** The day that "present" was taken as, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly document: CvDocument;
  readonly sections: readonly Section[];
  readonly language: { readonly code: string; readonly confidence: number };
  readonly contact: Contact;
  readonly summary: Fact<string> | null;
  readonly positions: readonly Position[];
  /** Union of the dated positions in years, one decimal. */
  readonly totalYears: number;
  /** By totalYears: no dated position is no experience yet. */
  readonly experienceLevel: ExperienceLevel;
  readonly education: readonly Education[];
  readonly certifications: readonly Certification[];
  readonly languages: readonly HumanLanguage[];
  readonly skills: readonly SkillFact[];
  readonly achievements: readonly Achievement[];
  readonly inconsistencies: readonly Inconsistency[];
  readonly quality: Quality;
  readonly insights: {
    readonly domainExpertise: readonly string[];
    readonly keyStrengths: readonly string[];
    readonly recommendedRoles: readonly string[];
  };
}

export type AnalyseResult =
  | { readonly ok: true; readonly analysis: CvAnalysis }
  | { readonly ok: false; readonly problem: ReadProblem };

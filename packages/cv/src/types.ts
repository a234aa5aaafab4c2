/**
 * The vocabulary of the CV engine, in the order of its stages: read, parse, skills, assess, match.
 * Every fact carries the lines it came from; every point of a score names its rule, its lines and the
 * words of the job. Nothing here knows a clock: "today" comes in as `asOf`.
 */

// ── read ────────────────────────────────────────────────────────────────────────────────────────

/** Points (1/72 inch) from the top left corner of the page. Null for formats without geometry. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Why a reader of the page cannot see a piece of text. */
export type HiddenReason =
  | "same-colour"
  | "tiny"
  | "off-page"
  | "invisible"
  | "covered"
  | "vanish"
  | "deleted";

/** One line of text in reading order; `id` is its index in `CvDocument.lines` (or in `.hidden`). */
export interface Line {
  readonly id: number;
  readonly text: string;
  /** From 1. DOCX has no fixed pages: always 1. */
  readonly page: number;
  readonly box: Box | null;
  /** Font size in points, 0 when unknown. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`, null when unknown. */
  readonly colour: string | null;
  /** Lines of one block (a column, a table cell, a text box) share the number; blocks are numbered in reading order. */
  readonly block: number;
  /** True for list items; the bullet itself is not part of `text`. */
  readonly bullet: boolean;
  /** Table cells of this line from left to right, when it is a row; `text` joins them with a tab. */
  readonly cells: readonly string[] | null;
  /** A style of the document that says heading (DOCX heading styles, PDF outline); null when nothing says so. */
  readonly headingLevel: number | null;
}

export interface HiddenLine extends Line {
  readonly hidden: HiddenReason;
}

export interface DocumentLink {
  readonly url: string;
  readonly text: string;
  /** The visible line that carries the link, null when none does. */
  readonly line: number | null;
}

export interface CvDocument {
  readonly format: "pdf" | "docx";
  readonly pages: number;
  /** What a reader of the page sees, in reading order. Running headers and footers appear once. */
  readonly lines: readonly Line[];
  /** Text that a reader of the page cannot see: reported, and worth nothing. */
  readonly hidden: readonly HiddenLine[];
  readonly links: readonly DocumentLink[];
  /** False when some glyphs could not be decoded to Unicode. */
  readonly unicodeComplete: boolean;
  readonly layout: {
    readonly columns: number;
    readonly tables: number;
    readonly images: number;
    readonly textBoxes: number;
  };
}

/** Why a file could not be read; each has its own sentence for the person who uploaded it. */
export type ReadProblem =
  | "unsupported"
  | "encrypted"
  | "damaged"
  | "no-text"
  | "too-many-pages"
  | "too-large";

export type ReadResult =
  | { readonly ok: true; readonly document: CvDocument }
  | { readonly ok: false; readonly problem: ReadProblem };

// ── parse ───────────────────────────────────────────────────────────────────────────────────────

/** A place in the visible text: the line and the words of it that carry the fact. */
export interface Evidence {
  readonly line: number;
  readonly quote: string;
}

export interface Fact<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
}

/** `YYYY-MM`, or `YYYY` when the CV gives no month. */
export type PartialDate = string;

export type SectionKind =
  | "summary"
  | "experience"
  | "projects"
  | "volunteering"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "achievements"
  | "publications"
  | "interests"
  | "references"
  | "personal"
  | "declaration"
  | "other";

export interface Section {
  readonly kind: SectionKind;
  readonly heading: string | null;
  /** Line ids of the section without its heading. */
  readonly lines: readonly number[];
}

export interface Contact {
  readonly name: Fact<string> | null;
  readonly email: Fact<string> | null;
  /** As written; `international` is E.164 when the country is certain. */
  readonly phone: (Fact<string> & { readonly international: string | null }) | null;
  readonly location: Fact<string> | null;
  readonly links: readonly Fact<string>[];
}

export interface Position {
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly startDate: PartialDate | null;
  /** Null with `current` for "present"; null without it when the CV gives no end. */
  readonly endDate: PartialDate | null;
  readonly current: boolean;
  readonly kind: "employment" | "internship" | "freelance" | "volunteer";
  /** Years of this position alone, one decimal; null without usable dates. */
  readonly years: number | null;
  readonly highlights: readonly Fact<string>[];
  readonly evidence: readonly Evidence[];
}

export interface Education {
  readonly degree: string | null;
  readonly field: string | null;
  readonly institution: string | null;
  /** Year of the end. */
  readonly year: number | null;
  readonly evidence: readonly Evidence[];
}

export interface Certification {
  readonly name: string;
  readonly issuer: string | null;
  readonly year: number | null;
  readonly evidence: readonly Evidence[];
}

export interface HumanLanguage {
  /** English name, e.g. "Sinhala". */
  readonly name: string;
  /** As written ("native", "C1", "Grundkenntnisse"), null when not given. */
  readonly level: string | null;
  readonly evidence: readonly Evidence[];
}

// ── skills ──────────────────────────────────────────────────────────────────────────────────────

export type SkillKind = "technical" | "soft";

/** Where a skill stands in the CV: a dated position or project shows use, a list only names it. */
export type SkillContext = "position" | "project" | "education" | "summary" | "list" | "other";

export interface SkillMention extends Evidence {
  readonly context: SkillContext;
  /** Index into `positions` when the context is a position. */
  readonly position: number | null;
}

export interface SkillFact {
  /** Stable id of the graph, e.g. `javascript`. */
  readonly id: string;
  /** Canonical name, e.g. "JavaScript". */
  readonly name: string;
  readonly kind: SkillKind;
  /** Group of the graph, e.g. "programming-languages". */
  readonly group: string;
  readonly mentions: readonly SkillMention[];
  /** Years of the dated positions it was used in (union), 0 for a bare mention. */
  readonly years: number;
  /** Last year of use by a dated position, null for a bare mention. */
  readonly lastUsed: number | null;
  /** Left out for the engine's own; a host's model may point at words that the engine then finds a skill in. */
  readonly foundBy?: "model";
}

// ── assess ──────────────────────────────────────────────────────────────────────────────────────

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

// ── match ───────────────────────────────────────────────────────────────────────────────────────

/**
 * What of a candidate may enter a score, and nothing else: no name, e-mail, address, gender, photo,
 * age or school. Small enough to be stored beside the candidate and kept in memory by the thousand.
 */
export interface CandidateProfile {
  readonly skills: readonly CandidateSkill[];
  /** Null when unknown (no CV, typed skills only): neither 0 nor full marks. */
  readonly totalYears: number | null;
  /** Titles of positions, newest first. */
  readonly titles: readonly string[];
  /** How long each title was held, in the same order; absent in profiles of older engines. */
  readonly roles?: readonly CandidateRole[];
}

export interface CandidateRole {
  readonly title: string;
  /** Null without usable dates. */
  readonly years: number | null;
  readonly evidence: readonly Evidence[];
}

export interface CandidateSkill {
  readonly id: string;
  readonly name: string;
  /** How well it is shown: used in a dated position > project > summary > bare list; "typed" by hand. */
  readonly context: SkillContext | "typed";
  readonly years: number;
  readonly lastUsed: number | null;
  readonly evidence: readonly Evidence[];
  /** For the reasons only, never for the score: "Site Engineer at Harbour Works, 2019 to 2022". */
  readonly usedIn?: string;
}

export interface JobRequirements {
  readonly title: string;
  readonly description: string;
  readonly requiredSkills: readonly string[];
  /** 0 means not stated. */
  readonly requiredYears: number;
}

/** One part of a score. The parts' points add up to the score before rounding. */
export interface ScorePart {
  readonly rule: string;
  readonly points: number;
  readonly maxPoints: number;
  /** The job's own words, e.g. "React" or "5 years". */
  readonly jobPhrase: string;
  readonly evidence: readonly Evidence[];
  /** One plain sentence: what counted, and why not more. */
  readonly reason: string;
}

export interface MatchResult {
  readonly engineVersion: string;
  /** 0-100, integer; null when nothing is known of the candidate. */
  readonly score: number;
  readonly skillsMatch: number;
  readonly experienceMatch: number;
  readonly parts: readonly ScorePart[];
  /** As the job names them. */
  readonly matchingSkills: readonly string[];
  readonly missingSkills: readonly string[];
  readonly experience: {
    readonly meets: boolean;
    readonly candidateYears: number;
    readonly requiredYears: number;
  };
  readonly overallAssessment: string;
  /** Left out for the engine's own words. */
  readonly assessmentBy?: "model";
  readonly strengths: readonly string[];
  readonly gaps: readonly string[];
  readonly recommendedActions: readonly string[];
}

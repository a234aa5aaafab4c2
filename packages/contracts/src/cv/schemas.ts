import { z } from "zod";
import { Id, Instant, Score } from "../common/id.ts";
import { CvEvidence, PartialDate } from "./facts.ts";

/** A code of ISO 639-1: two letters that name a language. */
function isLanguageCode(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return /^[a-z]{2}$/.test(code) && names.of(code) !== undefined;
}

/** `auto` detects; a code says which language the file is expected to be in. */
const CvLanguage = z
  .string()
  .refine(
    (code) => code === "auto" || isLanguageCode(code),
    "Use auto, or the code of a language such as en.",
  );

/** The form fields beside the file. */
export const AnalyseCvFields = z.object({ language: CvLanguage.default("auto") });

/** A visible line of the analysed document, so that evidence can be shown where it stands. */
const CvLine = z.object({
  line: z.number().int(),
  page: z.number().int(),
  text: z.string(),
  /** It heads a section. */
  isHeading: z.boolean(),
});

const CvSkillEvidence = z.object({
  name: z.string(),
  kind: z.enum(["technical", "soft"]),
  group: z.string(),
  years: z.number(),
  lastUsed: z.number().int().nullable(),
  /** The built-in engine, or the host's model with words that the engine found the skill in. */
  foundBy: z.enum(["engine", "model"]),
  evidence: z.array(CvEvidence),
});

const QualityFinding = z.object({
  rule: z.string(),
  area: z.enum(["formatting", "completeness", "ats"]),
  points: z.number(),
  maxPoints: z.number(),
  sentence: z.string(),
  evidence: z.array(CvEvidence),
});

/** What the tool shows of a CV, with the evidence behind it. */
export const CvAnalysisResult = z.object({
  summary: z.object({
    overallScore: Score,
    skillsCount: z.number().int(),
    experienceYears: z.number(),
    achievementsCount: z.number().int(),
  }),
  multiLanguage: z.object({
    detectedLanguage: z.string(),
    languageConfidence: z.number().min(0).max(1),
    unicodeSupport: z.boolean(),
  }),
  skills: z.object({
    technicalSkills: z.array(z.string()),
    softSkills: z.array(z.string()),
    languages: z.array(z.string()),
    certifications: z.array(z.string()),
  }),
  experience: z.object({
    totalExperience: z.number(),
    verificationScore: Score,
    experienceByRole: z.array(
      z.object({
        role: z.string().nullable(),
        company: z.string().nullable(),
        startDate: PartialDate.nullable(),
        endDate: PartialDate.nullable(),
        current: z.boolean(),
        years: z.number().nullable(),
      }),
    ),
    inconsistencies: z.array(z.string()),
    recommendations: z.array(z.string()),
  }),
  achievements: z.object({
    impactScore: Score,
    innovationScore: Score,
    achievements: z.array(z.string()),
    keyAccomplishments: z.array(z.string()),
  }),
  quality: z.object({
    overallScore: Score,
    formattingScore: Score,
    completenessScore: Score,
    atsCompatibility: Score,
    strengths: z.array(z.string()),
    improvements: z.array(z.string()),
  }),
  /** Where each fact stands, for the screens that show evidence. */
  evidence: z.object({
    engineVersion: z.string(),
    lines: z.array(CvLine),
    skills: z.array(CvSkillEvidence),
    achievements: z.array(
      z.object({ text: z.string(), measure: z.string().nullable(), evidence: z.array(CvEvidence) }),
    ),
    findings: z.array(QualityFinding),
    /** Words of the file that a reader of the page cannot see: they earned nothing. */
    hiddenWords: z.number().int(),
  }),
});
export type CvAnalysisResult = z.infer<typeof CvAnalysisResult>;

export const AnalyseCvOutput = z.object({ data: CvAnalysisResult });

const CvHistorySummary = z.object({
  skillsCount: z.number().int(),
  experienceYears: z.number(),
  overallScore: Score,
  atsCompatibility: Score,
});

export const CvHistoryEntry = z.object({
  id: Id,
  fileName: z.string(),
  summary: CvHistorySummary,
  lastAnalyzed: Instant,
});
export type CvHistoryEntry = z.infer<typeof CvHistoryEntry>;

/** Of the newest entry; null while there is none. */
export const CvHistory = z.object({
  summary: CvHistorySummary.nullable(),
  lastAnalyzed: Instant.nullable(),
  entries: z.array(CvHistoryEntry),
});
export type CvHistory = z.infer<typeof CvHistory>;

export const CvHistoryOutput = z.object({ data: CvHistory });

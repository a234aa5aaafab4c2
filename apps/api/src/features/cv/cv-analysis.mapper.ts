import type { CvAnalysisResult, CvHistoryEntry } from "@rolecall/contracts/cv/schemas";
import { countHiddenWords, scoreImpact, verifyExperience } from "@rolecall/cv/assess";
import { groupTitle } from "@rolecall/cv/skills";
import type { CvAnalysis } from "@rolecall/cv/types";
import { toEvidence } from "./evidence.mapper.ts";

const MAX_KEY_ACCOMPLISHMENTS = 5;

/** What the tool shows of a CV, from what the engine found in it. */
export function toCvAnalysisResult(analysis: CvAnalysis): CvAnalysisResult {
  const { quality, skills } = analysis;
  const impact = scoreImpact(analysis);
  const verification = verifyExperience(analysis);
  const full = quality.findings.filter((finding) => finding.points >= finding.maxPoints);
  const lacking = quality.findings.filter((finding) => finding.points < finding.maxPoints);
  return {
    summary: summarise(analysis),
    multiLanguage: {
      detectedLanguage: analysis.language.code,
      languageConfidence: analysis.language.confidence,
      unicodeSupport: analysis.document.unicodeComplete,
    },
    skills: {
      technicalSkills: skills.filter((skill) => skill.kind === "technical").map((skill) => skill.name),
      softSkills: skills.filter((skill) => skill.kind === "soft").map((skill) => skill.name),
      languages: analysis.languages.map((language) => language.name),
      certifications: analysis.certifications.map((certification) => certification.name),
    },
    experience: {
      totalExperience: analysis.totalYears,
      verificationScore: verification.score,
      experienceByRole: analysis.positions.map(({ title, company, startDate, endDate, current, years }) => ({
        role: title,
        company,
        startDate,
        endDate,
        current,
        years,
      })),
      inconsistencies: analysis.inconsistencies.map((inconsistency) => inconsistency.sentence),
      recommendations: [...verification.recommendations],
    },
    achievements: {
      impactScore: impact.impactScore,
      innovationScore: impact.innovationScore,
      achievements: analysis.achievements.map((achievement) => achievement.text),
      keyAccomplishments: impact.keyAccomplishments.slice(0, MAX_KEY_ACCOMPLISHMENTS),
    },
    quality: {
      overallScore: quality.overallScore,
      formattingScore: quality.formattingScore,
      completenessScore: quality.completenessScore,
      atsCompatibility: quality.atsCompatibility,
      strengths: full.map((finding) => finding.sentence),
      improvements: lacking.map((finding) => finding.sentence),
    },
    evidence: toAnalysisEvidence(analysis),
  };
}

/** Where each fact stands in the document. */
function toAnalysisEvidence(analysis: CvAnalysis): CvAnalysisResult["evidence"] {
  return {
    engineVersion: analysis.engineVersion,
    lines: toLines(analysis),
    skills: analysis.skills.map((skill) => ({
      name: skill.name,
      kind: skill.kind,
      group: groupTitle(skill.group),
      years: skill.years,
      lastUsed: skill.lastUsed,
      foundBy: skill.foundBy ?? "engine",
      evidence: skill.mentions.map(toEvidence),
    })),
    achievements: analysis.achievements.map(({ text, measure, evidence }) => ({
      text,
      measure,
      evidence: evidence.map(toEvidence),
    })),
    findings: analysis.quality.findings.map((finding) => ({
      ...finding,
      evidence: finding.evidence.map(toEvidence),
    })),
    hiddenWords: countHiddenWords(analysis),
  };
}

/** The four figures on top of the result; the history keeps them beside the analysis. */
function summarise(analysis: CvAnalysis): CvAnalysisResult["summary"] {
  return {
    overallScore: analysis.quality.overallScore,
    skillsCount: analysis.skills.length,
    experienceYears: analysis.totalYears,
    achievementsCount: analysis.achievements.length,
  };
}

export function toCvHistoryEntry(row: {
  id: string;
  fileName: string;
  skillsCount: number;
  experienceYears: number;
  overallScore: number;
  atsCompatibility: number;
  createdAt: Date;
}): CvHistoryEntry {
  const { skillsCount, experienceYears, overallScore, atsCompatibility } = row;
  return {
    id: row.id,
    fileName: row.fileName,
    summary: { skillsCount, experienceYears, overallScore, atsCompatibility },
    lastAnalyzed: row.createdAt.toISOString(),
  };
}

/** Each line but the headings belongs to a section. */
function toLines({ document, sections }: CvAnalysis): CvAnalysisResult["evidence"]["lines"] {
  const inSections = new Set(sections.flatMap(({ lines }) => lines));
  return document.lines.map(({ id, page, text }) => ({
    line: id,
    page,
    text,
    isHeading: !inSections.has(id),
  }));
}

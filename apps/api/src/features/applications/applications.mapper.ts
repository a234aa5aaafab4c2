import type { ApplicationFacts } from "@rolecall/contracts/applications/cv-facts";
import type {
  Application,
  ApplicationEvidence,
  FinishedAnalysis,
  MyApplication,
  RemovedApplication,
} from "@rolecall/contracts/applications/schemas";
import { jobStatusOf } from "@rolecall/contracts/jobs/states";
import { experienceLevel } from "@rolecall/cv/total-years";
import { ENGINE_VERSION } from "@rolecall/cv/version";
import { toEvidence } from "../cv/evidence.mapper.ts";
import { toNiceToHaveMatch } from "../jobs/nice-to-have.mapper.ts";
import type { ApplicationRow, MyApplicationRow } from "./applications.queries.ts";
import type { EvidenceRow } from "./evidence.queries.ts";
import type { RemovedApplicationRow } from "./removal.queries.ts";
import { askedSkills, keysApart, type SkillKeyOf } from "./skill-keys.ts";

function toAnalysis(row: ApplicationRow, keyOf: SkillKeyOf | undefined): FinishedAnalysis | null {
  const { match, experienceYears, skills, engineVersion } = row;
  if (match === null || experienceYears === null || engineVersion === null) return null;
  return {
    overallScore: match.score,
    aiSummary: {
      overallAssessment: match.overallAssessment,
      fitScore: match.score,
      experienceLevel: experienceLevel(experienceYears),
      strengths: [...match.strengths],
      weaknesses: [...match.gaps],
      recommendedActions: [...match.recommendedActions],
    },
    extractedSkills: [...(skills ?? [])],
    matchingSkills: [...match.matchingSkills],
    missingSkills: [...match.missingSkills],
    ...toNiceToHaveMatch(match),
    ...(keyOf && keysApart([...askedSkills(match), ...(skills ?? [])], keyOf)),
    skillsMatch: match.skillsMatch,
    experienceMatch: match.experienceMatch,
    candidateYears: match.experience.candidateYears,
    engineVersion,
    assessmentBy: match.assessmentBy ?? "engine",
    outdated: engineVersion !== ENGINE_VERSION,
  };
}

const UNKNOWN_FAILURE = "This CV could not be analysed. Please download the file to read it.";

/** What an application says of its analysis: `analysis` always fits `analysisStatus`. */
function toState(row: ApplicationRow, keyOf: SkillKeyOf | undefined) {
  if (row.status === "pending") return { analysisStatus: "pending", analysis: null } as const;
  const analysis = row.status === "done" ? toAnalysis(row, keyOf) : null;
  if (analysis !== null) return { analysisStatus: "done", analysis } as const;
  return { analysisStatus: "failed", analysis: { error: row.error ?? UNKNOWN_FAILURE } } as const;
}

/** `keyOf` where the skills of several applicants are compared: it needs the skill graph (`loadSkillKeys`). */
export function toApplication(row: ApplicationRow, keyOf?: SkillKeyOf): Application {
  return {
    _id: row.id,
    job: { _id: row.jobId, title: row.jobTitle },
    candidate: {
      _id: row.candidateId,
      name: row.candidateName,
      email: row.candidateEmail,
      ...(row.candidateSuspended && { unavailable: true }),
    },
    fileName: row.fileName,
    createdAt: row.createdAt.toISOString(),
    stage: row.stage,
    stageChangedAt: toInstant(row.stageChangedAt),
    message: row.declineMessage,
    seenAt: toInstant(row.seenAt),
    cvDownloadedAt: toInstant(row.cvDownloadedAt),
    ...toState(row, keyOf),
  };
}

function toInstant(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

export function toApplicationEvidence(row: EvidenceRow): ApplicationEvidence {
  const { match, lines, hidden, skills, facts } = row;
  return {
    parts: match.parts.map((part) => ({ ...part, evidence: part.evidence.map(toEvidence) })),
    lines: [...lines],
    hiddenWords: hidden.join(" ").split(/\s+/).filter(Boolean).length,
    skills: skills.map(({ name, mentions }) => ({ name, evidence: mentions.map(toEvidence) })),
    facts: toFacts(facts),
  };
}

function toFacts({ location, education, certifications, languages }: EvidenceRow["facts"]): ApplicationFacts {
  return {
    location: location && { value: location.value, evidence: location.evidence.map(toEvidence) },
    education: education.map(({ degree, field, institution, year, evidence }) => ({
      degree,
      field,
      institution,
      year,
      evidence: evidence.map(toEvidence),
    })),
    certifications: certifications.map(({ name, issuer, year, evidence }) => ({
      name,
      issuer,
      year,
      evidence: evidence.map(toEvidence),
    })),
    languages: languages.map(({ name, level, evidence }) => ({
      name,
      level,
      evidence: evidence.map(toEvidence),
    })),
  };
}

export function toMyApplication(row: MyApplicationRow): MyApplication {
  const application = toApplication(row);
  return {
    ...application,
    job: { ...application.job, company: row.companyName },
    jobStatus: jobStatusOf({ closedAt: row.jobClosedAt }),
    analysedAt: toInstant(row.analysedAt),
    history: row.history.map(({ stage, at }) => ({ stage, at: new Date(at).toISOString() })),
  };
}

export function toRemovedApplication(row: RemovedApplicationRow): RemovedApplication {
  return {
    _id: row.id,
    job: { _id: row.jobId, title: row.jobTitle, company: row.companyName },
    removedBy: row.removedBy,
    createdAt: row.appliedAt.toISOString(),
    removedAt: row.removedAt.toISOString(),
  };
}

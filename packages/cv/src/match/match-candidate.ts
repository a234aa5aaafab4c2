import type { CandidateProfile, JobRequirements, MatchResult } from "../types.ts";
import { ENGINE_VERSION } from "../version.ts";
import { countedYears, experiencePart, titlePart } from "./explain/explain-experience.ts";
import { niceToHaveParts, niceToHaveSkills } from "./explain/explain-nice-to-have.ts";
import { findAnswer, isMet, toPart } from "./explain/explain-requirement.ts";
import { writeAssessment } from "./explain/write-assessment.ts";
import { writeActions, writeGaps, writeStrengths } from "./explain/write-points.ts";
import { type CompiledJob, compileJob } from "./job/compile-job.ts";
import { type CompiledProfile, compileProfile } from "./profile/compile-profile.ts";
import { lineOf, skillMatch, titleCredit, titleFacts } from "./score.ts";
import { EXPERIENCE_POINTS, MAX_SCORE, SKILL_POINTS } from "./weights.ts";
import { compareRoles } from "./work/closest-role.ts";
import { closestStudy } from "./work/closest-study.ts";
import { compareTitle } from "./work/title-likeness.ts";

/** Scores a candidate against a job, with the reason of every point. Same inputs, same result. */
export function matchCandidate(profile: CandidateProfile, job: JobRequirements): MatchResult {
  return matchCompiled(compileProfile(profile), compileJob(job));
}

/** The score with its parts, reasons and evidence. `scoreOnly` gives the same number alone. */
function matchCompiled(candidate: CompiledProfile, job: CompiledJob): MatchResult {
  const { profile } = candidate;
  const source =
    profile.skills.every((skill) => skill.context === "typed") && profile.totalYears === null
      ? "profile"
      : "CV";
  const line = lineOf(job, candidate);
  const title = compareTitle(job.titleWords, job.titleWeight, candidate.titles);
  const roles = compareRoles(job, candidate);
  const study = closestStudy(job, candidate, line);
  const work = { line, closest: roles[0], study };
  const findings = job.requirements.map((requirement) => findAnswer(requirement, candidate, work));
  const skillParts = findings.map((finding) => toPart(finding, source));
  let ownPoints = job.requirements.reduce(
    (sum, requirement, index) => sum + requirement.ownPoints * (findings[index]?.credit ?? 0),
    0,
  );
  if (job.titlePoints > 0) {
    const facts = titleFacts(job, candidate);
    const credit = titleCredit(title.likeness, line, facts);
    const part = titlePart(job, { title, roles, study, isStart: facts.isStart, profile }, credit);
    skillParts.push(part);
    ownPoints += part.points;
  }
  const skillPoints = skillParts.reduce((sum, part) => sum + part.points, 0);
  const match = skillMatch(job, candidate, { ownPoints, likeness: title.likeness });
  const worked = { job, candidate, line, match };
  const experience = experiencePart(worked, roles);
  const counted = countedYears(worked, roles);
  const niceToHave = job.niceToHave.map((one) => findAnswer(one, candidate, work));
  const gained = niceToHave.reduce((sum, { maxPoints, credit }) => sum + maxPoints * credit, 0);
  const points = skillPoints + experience.points;
  const story = { job, profile, findings, niceToHave, title, roles, counted, source } as const;
  return {
    engineVersion: ENGINE_VERSION,
    score: Math.round(Math.min(MAX_SCORE, points + gained)),
    skillsMatch: Math.round((100 * skillPoints) / SKILL_POINTS),
    experienceMatch: Math.round((100 * experience.points) / EXPERIENCE_POINTS),
    parts: [...skillParts, experience, ...niceToHaveParts(niceToHave, { points, source })],
    matchingSkills: unique(findings.filter(isMet).map((finding) => finding.phrase)),
    missingSkills: unique(findings.filter((finding) => !isMet(finding)).map((finding) => finding.phrase)),
    ...niceToHaveSkills(niceToHave),
    experience: {
      meets: (profile.totalYears ?? 0) >= job.requiredYears,
      candidateYears: profile.totalYears ?? 0,
      requiredYears: job.requiredYears,
    },
    overallAssessment: writeAssessment(story),
    strengths: writeStrengths(story),
    gaps: writeGaps(story),
    recommendedActions: writeActions(story),
  };
}

function unique(phrases: readonly string[]): string[] {
  return [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values()];
}

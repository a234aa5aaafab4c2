import type { CompiledJob, Requirement } from "./compile-job.ts";
import type { CompiledProfile } from "./compile-profile.ts";
import { compareTitle } from "./title-likeness.ts";
import {
  EXPERIENCE_POINTS,
  FULL_KIN_SKILLS,
  GENERAL_CREDIT,
  KIN_CREDIT,
  RELEVANCE_FLOOR,
  RELEVANCE_OF_KIN,
  RELEVANCE_SLOPE,
  SKILL_POINTS,
  TITLE_WORDS_CREDIT,
  UNKNOWN_TEXT_CREDIT,
  UNKNOWN_TITLE_CREDIT,
  UNKNOWN_YEARS_CREDIT,
} from "./weights.ts";

/**
 * The arithmetic of a match. `scoreOnly` and `matchCandidate` both go this way, so the reasons can never
 * differ from the number.
 */

/** 0-1: how far the candidate meets one requirement. */
export function requirementCredit(requirement: Requirement, candidate: CompiledProfile): number {
  let sum = 0;
  let best = 0;
  const { ids } = requirement;
  for (let index = 0; index < ids.length; index += 1) {
    const credit = idCredit(requirement, index, candidate);
    sum += credit;
    if (credit > best) best = credit;
  }
  const credit = requirement.anyOf ? best : sum / ids.length;
  return credit === 0 && requirement.words.length > 0 && isInTitle(requirement, candidate)
    ? TITLE_WORDS_CREDIT
    : credit;
}

function idCredit({ ids, generals, groups }: Requirement, index: number, candidate: CompiledProfile): number {
  let best = candidate.credits.get(ids[index] ?? "")?.value ?? 0;
  for (const general of generals[index] ?? []) {
    const credit = GENERAL_CREDIT * (candidate.credits.get(general)?.value ?? 0);
    if (credit > best) best = credit;
  }
  return Math.max(best, kinCredit(groups[index] ?? "", candidate));
}

/** What other skills of the same group are worth in place of the one asked for. */
export function kinCredit(group: string, { groups }: CompiledProfile): number {
  return KIN_CREDIT * Math.min(1, (groups.get(group) ?? 0) / FULL_KIN_SKILLS);
}

export function isInTitle(requirement: Requirement, { titleStems }: CompiledProfile): boolean {
  return titleStems.some((stems) => requirement.words.every(({ stem }) => stems.has(stem)));
}

/** 0-1: how like the job's title is to what the candidate was or can do. */
export function titleCredit(job: CompiledJob, candidate: CompiledProfile, likeness: number): number {
  return titleCreditOf(candidate, likeness, job.requirements.length > 0);
}

export function titleCreditOf(
  candidate: CompiledProfile,
  likeness: number,
  hasRequirements: boolean,
): number {
  if (candidate.profile.titles.length > 0) return likeness;
  return Math.max(likeness, hasRequirements ? UNKNOWN_TITLE_CREDIT : UNKNOWN_TEXT_CREDIT);
}

/** 0-1: the years against those asked for; what is not known is neither 0 nor 1. */
export function yearsCredit(totalYears: number | null, requiredYears: number): number {
  if (totalYears === null) return UNKNOWN_YEARS_CREDIT;
  return requiredYears <= 0 ? 1 : Math.min(1, Math.max(0, totalYears) / requiredYears);
}

/** 0-1: how much of the candidate's years counts, by what they have to do with the job. */
export function relevance(job: CompiledJob, candidate: CompiledProfile, match: SkillMatch): number {
  return relevanceOf(kinOf(job.groups, candidate), match);
}

/** How many skills of the candidate come from the groups of a job. */
export function kinOf(groups: readonly string[], candidate: CompiledProfile): number {
  let kin = 0;
  for (const group of groups) kin += candidate.groups.get(group) ?? 0;
  return kin;
}

function relevanceOf(kin: number, match: SkillMatch): number {
  const near = RELEVANCE_OF_KIN * Math.min(1, kin / FULL_KIN_SKILLS);
  const met = Math.max(match.skillPoints / SKILL_POINTS, match.likeness);
  return Math.min(1, RELEVANCE_FLOOR + near + RELEVANCE_SLOPE * met);
}

export interface SkillMatch {
  readonly skillPoints: number;
  /** 0-1, of the titles. */
  readonly likeness: number;
}

/** The score of `matchCandidate` without its reasons: the same integer, in a microsecond or two. */
export function scoreOnly(candidate: CompiledProfile, job: CompiledJob): number {
  let skillPoints = 0;
  for (const requirement of job.requirements)
    skillPoints += requirement.maxPoints * requirementCredit(requirement, candidate);
  const { likeness } = compareTitle(job.titleWords, job.titleWeight, candidate.titles);
  if (job.titlePoints > 0) skillPoints += job.titlePoints * titleCredit(job, candidate, likeness);
  const years = yearsCredit(candidate.profile.totalYears, job.requiredYears);
  return totalScore({ skillPoints, likeness }, kinOf(job.groups, candidate), years);
}

/** The whole score from its parts; `years` is the credit for them. */
export function totalScore(match: SkillMatch, kin: number, years: number): number {
  return Math.round(match.skillPoints + EXPERIENCE_POINTS * years * relevanceOf(kin, match));
}

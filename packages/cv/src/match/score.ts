import type { CompiledJob, Requirement } from "./job/compile-job.ts";
import type { CompiledProfile } from "./profile/compile-profile.ts";
import {
  EXPERIENCE_POINTS,
  FIELD_OUTSIDE_CREDIT,
  FULL_KIN_SKILLS,
  GENERAL_CREDIT,
  KIN_CREDIT,
  KIN_SHARE_OF_TITLE,
  LIKENESS_SLOPE,
  MAX_SCORE,
  OCCUPATION_AS_TITLE_CREDIT,
  RELEVANCE_FLOOR,
  RELEVANCE_OF_KIN,
  RELEVANCE_OF_START,
  SHOWN_FOOT,
  SHOWN_RANGE,
  TITLE_WORDS_CREDIT,
  UNKNOWN_TEXT_CREDIT,
  UNKNOWN_TITLE_CREDIT,
} from "./weights.ts";
import { type LineOfWork, lineOfWork, workCredit } from "./work/line-of-work.ts";
import { compareTitle } from "./work/title-likeness.ts";
import { yearsCredit } from "./work/years-credit.ts";

/**
 * The arithmetic of a match. `scoreOnly`, `matchCandidate` and the tables all go this way, so the reasons
 * can never differ from the number.
 */

/** 0-1: how far the candidate's skills and titles meet one requirement. */
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
  return credit < TITLE_WORDS_CREDIT && isInTitle(requirement, candidate) ? TITLE_WORDS_CREDIT : credit;
}

function idCredit({ ids, generals, groups }: Requirement, index: number, candidate: CompiledProfile): number {
  let best = candidate.credits.get(ids[index] ?? "")?.value ?? 0;
  for (const general of generals[index] ?? []) {
    const credit = GENERAL_CREDIT * (candidate.credits.get(general)?.value ?? 0);
    if (credit > best) best = credit;
  }
  return Math.max(best, kinCredit(groups[index] ?? "", candidate));
}

/** 0-1: what other skills of the same group are worth in place of the one asked for. */
export function kinCredit(group: string, { groups }: CompiledProfile): number {
  return KIN_CREDIT * Math.min(1, (groups.get(group) ?? 0) / FULL_KIN_SKILLS);
}

/** Whether one title names all words of the requirement. */
export function isInTitle({ words }: Requirement, { titleStems }: CompiledProfile): boolean {
  return words.length > 0 && titleStems.some((stems) => words.every(({ stem }) => stems.has(stem)));
}

/** 0-1: how far work in the same or a neighbouring line stands in for what is not shown. */
export function lineCredit({ closeness }: LineOfWork): number {
  return closeness * closeness;
}

/** 0-1: what a field of work counts that is shown by someone whose roles were in other lines of work. */
function fieldShare({ closeness, byWords }: LineOfWork): number {
  return byWords ? 1 : FIELD_OUTSIDE_CREDIT + (1 - FIELD_OUTSIDE_CREDIT) * closeness;
}

/** What a line of work makes of each requirement: of its line share, and of a field. */
export interface LineCredits {
  readonly line: number;
  readonly field: number;
}

export function lineCredits(line: LineOfWork): LineCredits {
  return { line: lineCredit(line), field: fieldShare(line) };
}

/** 0-1: the credit of one requirement, seen with the line of work. */
export function creditInLine(
  { lineShare, isField }: Pick<Requirement, "lineShare" | "isField">,
  shown: number,
  { line, field }: LineCredits,
): number {
  const credit = isField ? shown * field : shown;
  return Math.max(credit, lineShare * line);
}

interface TitleFacts {
  readonly knowsTitles: boolean;
  readonly hasRequirements: boolean;
  /** See `isStart`. */
  readonly isStart: boolean;
  /** Skills of the job's own groups. */
  readonly kin: number;
}

/** 0-1: how like the job's title is to what the candidate was or can do. */
export function titleCredit(
  likeness: number,
  { closeness, titleTrust }: LineOfWork,
  { knowsTitles, hasRequirements, isStart, kin }: TitleFacts,
): number {
  const atHome = Math.min(1, kin / FULL_KIN_SKILLS);
  const shown = 1 - KIN_SHARE_OF_TITLE * (1 - atHome);
  const credit = Math.max(likeness * titleTrust, OCCUPATION_AS_TITLE_CREDIT * closeness * shown);
  if (knowsTitles && !isStart) return credit;
  const unknown = hasRequirements ? UNKNOWN_TITLE_CREDIT : UNKNOWN_TEXT_CREDIT;
  const begun = isStart ? (OCCUPATION_AS_TITLE_CREDIT - unknown) * Math.max(atHome, closeness) : 0;
  return Math.max(credit, unknown + begun);
}

/** How many skills of the candidate come from the groups of a job. */
export function kinOf(groups: readonly string[], candidate: CompiledProfile): number {
  let kin = 0;
  for (const group of groups) kin += candidate.groups.get(group) ?? 0;
  return kin;
}

export interface SkillMatch {
  /** 0-1: how much of the job's own skills (and of its title, where that gives points) the CV shows. */
  readonly shown: number;
  /** 0-1, of the titles. */
  readonly likeness: number;
  /** Skills of the groups that the job's skills come from. */
  readonly kin: number;
  /** See `isStart`. */
  readonly isStart: boolean;
}

/** 0-1: how much of any work counts, by what the CV shows of the job. */
function shownShare(
  { shown, likeness, kin, isStart }: SkillMatch,
  { closeness, trust, byWords }: LineOfWork,
): number {
  const skills = Math.max(0, (shown - SHOWN_FOOT) / SHOWN_RANGE);
  const atHome = Math.min(1, kin / FULL_KIN_SKILLS);
  const near = isStart ? RELEVANCE_OF_START * Math.max(atHome, closeness) : RELEVANCE_OF_KIN * atHome;
  const all = Math.min(1, near + Math.max(skills, byWords ? LIKENESS_SLOPE * likeness : 0));
  return RELEVANCE_FLOOR + (1 - RELEVANCE_FLOOR) * trust * all;
}

/** The points of experience at the most, with all years, whatever the CV shows of the job. */
export function mostExperience({ closeness, trust }: LineOfWork): number {
  return EXPERIENCE_POINTS * Math.max(closeness, RELEVANCE_FLOOR + (1 - RELEVANCE_FLOOR) * trust);
}

/** 0-1: the years, by line of work or by what the CV shows, whichever says more. */
export function experienceCredit(match: SkillMatch, line: LineOfWork, years: Years): number {
  const shown = yearsCredit(years.total, years.required) * shownShare(match, line);
  return Math.max(shown, workCredit(line, years.total, years.required));
}

export interface Years {
  /** Null when unknown. */
  readonly total: number | null;
  /** 0 when none are asked for. */
  readonly required: number;
}

/** How close the candidate's work is to that of the job. */
export function lineOf(job: CompiledJob, candidate: CompiledProfile): LineOfWork {
  return lineOfWork(candidate, job);
}

/** The score of `matchCandidate` without its reasons: the same integer, in a few microseconds. */
export function scoreOnly(candidate: CompiledProfile, job: CompiledJob): number {
  const line = lineOf(job, candidate);
  const credits = lineCredits(line);
  let skillPoints = 0;
  let ownPoints = 0;
  for (const requirement of job.requirements) {
    const credit = creditInLine(requirement, requirementCredit(requirement, candidate), credits);
    skillPoints += requirement.maxPoints * credit;
    ownPoints += requirement.ownPoints * credit;
  }
  const { likeness } = compareTitle(job.titleWords, job.titleWeight, candidate.titles);
  if (job.titlePoints > 0) {
    const points = job.titlePoints * titleCredit(likeness, line, titleFacts(job, candidate));
    skillPoints += points;
    ownPoints += points;
  }
  const match = skillMatch(job, candidate, { ownPoints, likeness });
  const experience = experienceCredit(match, line, yearsOf(job, candidate));
  return totalScore(skillPoints, experience, niceToHavePoints(job, candidate, credits));
}

/** What is shown of what is nice to have. */
function niceToHavePoints(
  { niceToHave }: CompiledJob,
  candidate: CompiledProfile,
  credits: LineCredits,
): number {
  let points = 0;
  for (const one of niceToHave)
    points += one.maxPoints * creditInLine(one, requirementCredit(one, candidate), credits);
  return points;
}

export function skillMatch(
  job: CompiledJob,
  candidate: CompiledProfile,
  { ownPoints, likeness }: { ownPoints: number; likeness: number },
): SkillMatch {
  return {
    shown: shownOf(ownPoints, job.ownPoints),
    likeness,
    kin: kinOf(job.groups, candidate),
    isStart: isStart(candidate.hasTrade, job.forStarters),
  };
}

/** The share of a requirement that is shown, 0-1. */
export function shownOf(points: number, maxPoints: number): number {
  return maxPoints > 0 ? points / maxPoints : 0;
}

/**
 * False when roles may lie behind a profile that names none. Whoever has worked for no time had none, which
 * says nothing where a job is for starters.
 */
export function knowsTitles(hasTitles: boolean, totalYears: number | null, forStarters: boolean): boolean {
  return hasTitles || (totalYears === 0 && !forStarters);
}

/**
 * True in a job for starters for someone who has had no role yet, or none but such as anyone may begin with: skills of
 * its line and a degree in it are all that can be shown yet.
 */
export function isStart(hasTrade: boolean, forStarters: boolean): boolean {
  return forStarters && !hasTrade;
}

export function titleFacts(job: CompiledJob, candidate: CompiledProfile): TitleFacts {
  const { profile } = candidate;
  return {
    kin: kinOf(job.groups, candidate),
    knowsTitles: knowsTitles(profile.titles.length > 0, profile.totalYears, job.forStarters),
    hasRequirements: job.requirements.length > 0,
    isStart: isStart(candidate.hasTrade, job.forStarters),
  };
}

export function yearsOf(job: CompiledJob, { profile }: CompiledProfile): Years {
  return { total: profile.totalYears, required: job.requiredYears };
}

/**
 * The whole score from its parts; `experience` is a credit of 0-1. What is nice to have comes on top, as far as there
 * is room.
 */
export function totalScore(skillPoints: number, experience: number, niceToHave: number): number {
  return Math.round(Math.min(MAX_SCORE, skillPoints + EXPERIENCE_POINTS * experience + niceToHave));
}

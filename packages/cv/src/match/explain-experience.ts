import type { CandidateProfile, CandidateRole, ScorePart } from "../types.ts";
import type { CompiledJob } from "./compile-job.ts";
import type { CompiledProfile } from "./compile-profile.ts";
import { type LineOfWork, workCredit } from "./line-of-work.ts";
import { occupationCloseness } from "./occupations/find-occupations.ts";
import { CLOSENESS } from "./occupations/occupation-graph.ts";
import { experienceCredit, type SkillMatch, yearsOf } from "./score.ts";
import type { TitleLikeness } from "./title-likeness.ts";
import { EXPERIENCE_POINTS } from "./weights.ts";
import { years as yearsText } from "./wording.ts";
import { yearsCredit } from "./years-credit.ts";

/** From here on a share reads like all of it. */
const NEARLY_ALL = 0.95;
/** So many positions are enough to show where the years come from. */
const MAX_EVIDENCE = 3;

export function titlePart(job: CompiledJob, { name }: TitleLikeness, credit: number): ScorePart {
  return {
    rule: "title.likeness",
    points: job.titlePoints * credit,
    maxPoints: job.titlePoints,
    jobPhrase: job.title,
    evidence: [],
    reason: titleReason(job, name, credit),
  };
}

function titleReason({ title }: CompiledJob, name: string | null, credit: number): string {
  if (name !== null) return `"${name}" is compared with the advertised "${title}".`;
  return credit > 0
    ? `No earlier role is called "${title}"; points are given for the line of work.`
    : `No earlier role or skill resembles "${title}".`;
}

export function experiencePart(
  job: CompiledJob,
  candidate: CompiledProfile,
  { match, line }: { match: SkillMatch; line: LineOfWork },
): ScorePart {
  const years = yearsOf(job, candidate);
  const credit = experienceCredit(match, line, years);
  const full = yearsCredit(years.total, years.required);
  const reasons = [yearsReason(years.total, years.required)];
  const roles = closestRoles(job, candidate);
  if (full > 0 && credit / full < NEARLY_ALL) {
    const byLine = workCredit(line, years.total, years.required) >= credit;
    const why = byLine && roles[0] ? lineReason(roles[0]) : shownReason(line);
    reasons.push(`${Math.round((100 * credit) / full)} % of it counts, because ${why}.`);
  }
  return {
    rule: "experience.years",
    points: EXPERIENCE_POINTS * credit,
    maxPoints: EXPERIENCE_POINTS,
    jobPhrase: job.requiredYears > 0 ? yearsText(job.requiredYears) : job.title,
    evidence: roles.slice(0, MAX_EVIDENCE).flatMap(({ role }) => role.evidence),
    reason: reasons.join(" "),
  };
}

interface ComparedRole {
  readonly role: CandidateRole;
  readonly closeness: number;
}

function closestRoles(job: CompiledJob, { profile, roles }: CompiledProfile): ComparedRole[] {
  return rolesOf(profile)
    .map((role, index) => ({
      role,
      closeness: occupationCloseness(roles[index]?.occupations ?? [], job.occupations) ?? 0,
    }))
    .sort((a, b) => b.closeness - a.closeness);
}

function rolesOf({ roles, titles }: CandidateProfile): readonly CandidateRole[] {
  return roles ?? titles.map((title) => ({ title, years: null, evidence: [] }));
}

function lineReason({ role, closeness }: ComparedRole): string {
  if (closeness >= CLOSENESS.same)
    return role.years === null
      ? `only some of it was work like "${role.title}"`
      : `${yearsText(role.years)} of it were work as "${role.title}"`;
  return `"${role.title}" is ${closeness >= CLOSENESS.close ? "close to" : "next to"} the work advertised, not the same`;
}

function shownReason({ trust }: LineOfWork): string {
  return trust < 1
    ? "the roles so far were in other lines of work and the CV shows only part of what the job asks for"
    : "the CV shows only part of what the job asks for";
}

function yearsReason(total: number | null, required: number): string {
  if (total === null) return "The years of work are not known, so half of the points are given.";
  if (required <= 0) return `The job asks for no number of years; the CV shows ${yearsText(total)}.`;
  if (total >= required) return `${yearsText(total)} of work, ${yearsText(required)} asked for.`;
  return `${yearsText(total)} of work are ${Math.round((100 * total) / required)} % of the ${yearsText(required)} asked for.`;
}

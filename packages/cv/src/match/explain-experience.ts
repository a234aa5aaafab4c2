import type { ScorePart } from "../types.ts";
import type { CompiledJob } from "./compile-job.ts";
import type { CompiledProfile } from "./compile-profile.ts";
import { relevance, type SkillMatch, yearsCredit } from "./score.ts";
import type { TitleLikeness } from "./title-likeness.ts";
import { EXPERIENCE_POINTS } from "./weights.ts";
import { years } from "./wording.ts";

/** From here on a share reads like all of it. */
const NEARLY_ALL = 0.95;

export function titlePart(job: CompiledJob, { name }: TitleLikeness, credit: number): ScorePart {
  return {
    rule: "title.likeness",
    points: job.titlePoints * credit,
    maxPoints: job.titlePoints,
    jobPhrase: job.title,
    evidence: [],
    reason:
      name === null
        ? `No earlier role or skill resembles "${job.title}".`
        : `"${name}" is compared with the advertised "${job.title}".`,
  };
}

export function experiencePart(job: CompiledJob, candidate: CompiledProfile, match: SkillMatch): ScorePart {
  const { profile } = candidate;
  const counted = relevance(job, candidate, match);
  const reasons = [yearsReason(profile.totalYears, job.requiredYears)];
  if (counted < NEARLY_ALL)
    reasons.push(
      `${Math.round(counted * 100)} % of it counts, because the CV shows only part of what the job asks for.`,
    );
  return {
    rule: "experience.years",
    points: EXPERIENCE_POINTS * yearsCredit(profile.totalYears, job.requiredYears) * counted,
    maxPoints: EXPERIENCE_POINTS,
    jobPhrase: job.requiredYears > 0 ? years(job.requiredYears) : job.title,
    evidence: [],
    reason: reasons.join(" "),
  };
}

function yearsReason(total: number | null, required: number): string {
  if (total === null) return "The years of work are not known, so half of the points are given.";
  if (required <= 0) return `The job asks for no number of years; the CV shows ${years(total)}.`;
  if (total >= required) return `${years(total)} of work, ${years(required)} asked for.`;
  return `${years(total)} of work are ${Math.round((100 * total) / required)} % of the ${years(required)} asked for.`;
}

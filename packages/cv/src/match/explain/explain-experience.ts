import type { CandidateProfile, CandidateRole, CandidateStudy, ScorePart } from "../../types.ts";
import type { CompiledJob } from "../job/compile-job.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { experienceCredit, type SkillMatch, type Years, yearsOf } from "../score.ts";
import { EXPERIENCE_POINTS, SHOWN_FOOT, SHOWN_RANGE } from "../weights.ts";
import { type ComparedRole, type LineWord, lineWord } from "../work/closest-role.ts";
import { type LineOfWork, workCredit } from "../work/line-of-work.ts";
import type { TitleLikeness } from "../work/title-likeness.ts";
import { yearsCredit } from "../work/years-credit.ts";
import { years as yearsText } from "./wording.ts";

/** From here on a share reads like all of it. */
const NEARLY_ALL = 0.95;
/** So many positions are enough to show where the years come from. */
const MAX_EVIDENCE = 3;

/** What the title part is written from. */
interface TitleStory {
  readonly title: TitleLikeness;
  readonly roles: readonly ComparedRole[];
  /** The degree that is closer than any role, if there is any. */
  readonly study: CandidateStudy | null;
  readonly isStart: boolean;
  readonly profile: CandidateProfile;
}

/** The part of the score for the likeness of titles; `credit` is 0-1. */
export function titlePart(job: CompiledJob, story: TitleStory, credit: number): ScorePart {
  const { reason, evidence } = titleReason(job, story, credit);
  return {
    rule: "title.likeness",
    points: job.titlePoints * credit,
    maxPoints: job.titlePoints,
    jobPhrase: job.title,
    evidence,
    reason,
  };
}

function titleReason(
  { title: asked }: CompiledJob,
  { title, roles, study, isStart, profile }: TitleStory,
  credit: number,
) {
  const [closest] = roles;
  const line = closest && LINE_TEXT.get(lineWord(closest));
  if (closest && line !== undefined)
    return { evidence: closest.role.evidence, reason: `"${closest.role.title}" is ${line} of "${asked}".` };
  if (study !== null)
    return { evidence: study.evidence, reason: `"${study.name}" leads to the line of work of "${asked}".` };
  const { name } = title;
  if (name !== null) {
    const role = roles.find((one) => one.role.title === name)?.role;
    const skill = role === undefined ? profile.skills.find((one) => one.name === name) : undefined;
    return {
      evidence: role?.evidence ?? skill?.evidence ?? [],
      reason: `${role === undefined ? "The skill" : "The title"} "${name}" is like the advertised "${asked}".`,
    };
  }
  if (credit === 0) return { evidence: [], reason: `No earlier role or skill resembles "${asked}".` };
  return {
    evidence: [],
    reason: isStart
      ? `"${asked}" needs no earlier role; skills of its line of work count in its place.`
      : closest
        ? `"${closest.role.title}" has a little in common with the work of "${asked}".`
        : `No earlier role is known to compare with "${asked}", so some of the points are given.`,
  };
}

const LINE_TEXT: ReadonlyMap<LineWord, string> = new Map([
  ["same", "the line of work"],
  ["close", "close to the work"],
  ["next", "next to the work"],
]);

/** How much of the years counts, and why not more. */
export interface CountedYears {
  /** 0-1. */
  readonly share: number;
  readonly why: string;
  /** True when the reason tells how close the roles were. */
  readonly tellsLine: boolean;
}

/** Null when (nearly) all of the years count. */
export function countedYears(
  { job, candidate, line, match }: ExperienceStory,
  roles: readonly ComparedRole[],
): CountedYears | null {
  const [closest] = roles;
  const years = yearsOf(job, candidate);
  const credit = experienceCredit(match, line, years);
  const full = yearsCredit(years.total, years.required);
  if (full === 0 || credit / full >= NEARLY_ALL) return null;
  const [latest] = candidate.profile.titles;
  const byRole = closest !== undefined && workCredit(line, years.total, years.required) >= credit;
  const reason = byRole
    ? { why: roleReason(roles, closest, { enough: enoughOf(years), latest }), tellsLine: true }
    : shownReason({ job, match, line }, roles, { enough: enoughOf(years), latest });
  return { share: credit / full, ...reason };
}

interface ExperienceStory {
  readonly job: CompiledJob;
  readonly candidate: CompiledProfile;
  readonly line: LineOfWork;
  readonly match: SkillMatch;
}

/** The part of the score for years, of which only those in the line of the job count in full. */
export function experiencePart(story: ExperienceStory, roles: readonly ComparedRole[]): ScorePart {
  const { job, candidate, line, match } = story;
  const years = yearsOf(job, candidate);
  const counted = countedYears(story, roles);
  const reasons = [yearsReason(years.total, years.required)];
  if (counted) reasons.push(`That counts for ${Math.round(100 * counted.share)}%, because ${counted.why}.`);
  return {
    rule: "experience.years",
    points: EXPERIENCE_POINTS * experienceCredit(match, line, years),
    maxPoints: EXPERIENCE_POINTS,
    jobPhrase: job.requiredYears > 0 ? yearsText(job.requiredYears) : job.title,
    evidence: roles.slice(0, MAX_EVIDENCE).flatMap(({ role }) => role.evidence),
    reason: reasons.join(" "),
  };
}

const LEVEL_TEXT = {
  led: "not a leading role in it",
  above: "on a level above this job",
} as const;
const PAST_TEXT = { left: "was left for other work", back: "lies back behind other roles" } as const;

/** What became of the work as one role, and as what the person works now. */
function pastText(past: "left" | "back", { title }: CandidateRole, latest: string | undefined): string {
  const told = PAST_TEXT[past];
  return latest === undefined || latest === title ? told : `${told}, the latest as "${latest}"`;
}

interface Since {
  /** Years of work that would do: what is asked for, or all there are. */
  readonly enough: number;
  /** The title of the latest role. */
  readonly latest: string | undefined;
}

/** Years are rounded role by role: those of three may come to this much less than all of them. */
const ROUNDING = 0.15;

function enoughOf({ total, required }: Years): number {
  return Math.min(required, (total ?? required) - ROUNDING);
}

/** Why the years count as they do, told of the closest of the roles. */
function roleReason(roles: readonly ComparedRole[], compared: ComparedRole, since: Since): string {
  const { past, role } = compared;
  const word = lineWord(compared);
  switch (word) {
    case "same":
      return sameLineReason(roles, compared, since);
    case "close":
    case "next":
      return `"${role.title}" is ${word} to the work advertised, ${past === null ? notTheSame(compared) : `but ${pastText(past, role, since.latest)}`}`;
    default:
      return `"${role.title}" has only a little in common with the work advertised`;
  }
}

/** What sets a role in the line of work of the job apart from the job itself, or how long it was. */
function sameLineReason(
  roles: readonly ComparedRole[],
  { past, level, closeness, role }: ComparedRole,
  { enough, latest }: Since,
): string {
  const { title } = role;
  if (past !== null) return `work as "${title}" ${pastText(past, role, latest)}`;
  if (level !== null) return `"${title}" is the same line of work, but ${LEVEL_TEXT[level]}`;
  const alike = roles.filter((other) => other.closeness === closeness);
  const years = yearsOfRoles(alike);
  if ((closeness ?? 1) < 1 && (years === null || years >= enough))
    return `"${title}" is the same line of work, but another occupation in it`;
  return years === null
    ? `only some of it was work like "${title}"`
    : `${yearsText(years)} of it were work ${alike.length > 1 ? "like" : "as"} "${title}"`;
}

/** Null without dates; years side by side count twice, which hides no shortage. */
function yearsOfRoles(roles: readonly ComparedRole[]): number | null {
  const dated = roles.flatMap(({ role }) => role.years ?? []);
  return dated.length === 0 ? null : dated.reduce((sum, years) => sum + years, 0);
}

function notTheSame({ level }: ComparedRole): string {
  return level === "led" ? "not the same and not a leading role" : "not the same";
}

/** From here on the CV shows enough of a job for all years to count. */
const SHOWN_ENOUGH = SHOWN_FOOT + SHOWN_RANGE;

function shownReason(
  { job, match: { shown }, line: { trust } }: Omit<ExperienceStory, "candidate">,
  roles: readonly ComparedRole[],
  since: Since,
): Pick<CountedYears, "why" | "tellsLine"> {
  const [closest] = roles;
  const word = closest ? lineWord(closest) : "unknown";
  const tellsLine = trust < 1 && word !== "same";
  const line =
    word === "close" || word === "next" ? `${word} to the work advertised` : "in other lines of work";
  const reasons = [
    ...(closest?.level === "above" && word === "same" ? [aboveReason(closest)] : []),
    ...(tellsLine ? [`the roles so far were ${line}`] : []),
    ...(shown < SHOWN_ENOUGH ? [partReason(job, shown)] : []),
  ];
  if (reasons.length === 0 && closest) reasons.push(roleReason(roles, closest, since));
  return { why: reasons.join(" and "), tellsLine };
}

function aboveReason({ role }: ComparedRole): string {
  return `"${role.title}" is ${LEVEL_TEXT.above}`;
}

function partReason({ requirements }: CompiledJob, shown: number): string {
  return requirements.length > 0
    ? `the CV shows ${shown === 0 ? "nothing" : "only part"} of what the job asks for`
    : "the titles so far are only in part like the one advertised";
}

function yearsReason(total: number | null, required: number): string {
  if (total === null) return "The years of work are not known, so half of the points are given.";
  if (total === 0 && required > 0) return `No work is dated yet; ${yearsText(required)} asked for.`;
  if (required <= 0)
    return `The job asks for no number of years; ${total === 0 ? "no work is dated yet" : `the CV shows ${yearsText(total)}`}.`;
  if (total >= required) return `${yearsText(total)} of work, ${yearsText(required)} asked for.`;
  return `${yearsText(total)} of work are ${Math.round((100 * total) / required)}% of the ${yearsText(required)} asked for.`;
}

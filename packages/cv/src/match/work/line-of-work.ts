import { alternativeCloseness } from "../../occupations/alternatives.ts";
import { CLOSENESS } from "../../occupations/closeness.ts";
import {
  DIRECTING_SHARE,
  LED_SHARE,
  STARTER_SHARE,
  STUDY_SHARE,
  UNKNOWN_ROLE_TRUST,
  UNRELATED_TITLE_TRUST,
  UNRELATED_TRUST,
} from "../weights.ts";
import { LEVELS, type Level } from "./levels.ts";
import { yearsCredit } from "./years-credit.ts";

/** What a title says of the work. */
export interface Calling {
  /** Numbers of occupations; empty when the title names none that is known. */
  readonly occupations: readonly number[];
  /** True where others are led in it. */
  readonly leads: boolean;
  /** Of a job; of a role the level that was reached in the line since. */
  readonly level: Level;
}

/** What a job is. */
export interface JobCalling extends Calling {
  /** The ways in which its occupations can be met, each by all in it; of several the closest counts. */
  readonly alternatives: readonly (readonly number[])[];
  /** True when nobody needs to have had a role yet. */
  readonly forStarters: boolean;
}

/** The same for the same work. */
export function callingKey({ occupations, leads, level }: Calling): string {
  return `${leads ? "+" : "-"}${level} ${occupations.join(" ")}`;
}

/** 0-1: how close a role is to a job; NaN where either side names no occupation. */
export function callingCloseness(
  role: Pick<Calling, "occupations">,
  job: Pick<JobCalling, "alternatives">,
): number {
  return alternativeCloseness(role.occupations, job.alternatives) ?? Number.NaN;
}

/** 0-1: how far the level of a role fits that of a job, in both directions: what its years count, not what it taught. */
export function levelShare(role: Ranked, job: Ranked): number {
  if (job.leads) return role.leads ? 1 : LED_SHARE;
  if (job.level === LEVELS.starter) return STARTER_SHARE[role.level];
  return role.level === LEVELS.directing ? DIRECTING_SHARE : 1;
}

type Ranked = Pick<Calling, "leads" | "level">;

/**
 * What of a role's closeness is left where only a share of its line of work is: what was left counts as itself, but
 * hardly for its neighbours. No more than the product of both.
 */
export function heldCloseness(closeness: number, share: number): number {
  return closeness * share * (1 - (1 - share) * (1 - closeness));
}

/** A role of the candidate, as far as the arithmetic needs it. */
export interface Role extends Calling {
  /** Null without dates. */
  readonly years: number | null;
  /** 0-1: less than 1 for a line of work that was left. */
  readonly share: number;
}

/** What someone brings along for the work: of a job, `lineOfWork` tells what that has to do with it. */
interface Background {
  /** The latest first. */
  readonly roles: readonly Role[];
  /** Numbers of the occupations that the degrees lead to. */
  readonly studies: readonly number[];
  /** False for someone who has had no role yet, or none but such as anyone may begin with. */
  readonly hasTrade: boolean;
}

/** What the roles so far have to do with one job. */
export interface LineOfWork {
  /** 0-1: of the closest role, in a job for starters also of what was studied. */
  readonly closeness: number;
  /** True where what was studied is closer than any role. */
  readonly byStudy: boolean;
  /** 0-1: how much of what else the CV shows of the job counts for its years, by line and level. */
  readonly trust: number;
  /** And for its title: a skill of that name is one, whatever the years were spent on. */
  readonly titleTrust: number;
  /** True where the words of titles must tell, because the occupation of the job or of the latest role is not known. */
  readonly byWords: boolean;
  readonly held: RolesInLine;
  /** How many roles there are; the arrays of `held` may be longer. */
  readonly roles: number;
}

/** What each role has to do with one job, the latest first. */
interface RolesInLine {
  /** NaN where it is not known. */
  readonly close: Float64Array;
  /** 0-1: what its level makes of its years. */
  readonly levels: Float64Array;
  /** NaN without dates. */
  readonly years: Float64Array;
}

export function roomForRoles(roles: number): RolesInLine {
  return {
    close: new Float64Array(roles),
    levels: new Float64Array(roles),
    years: new Float64Array(roles),
  };
}

/** Of someone without roles, or for a job that names no occupation. */
export const UNKNOWN_LINE: LineOfWork = {
  closeness: 0,
  byStudy: false,
  trust: 1,
  titleTrust: 1,
  byWords: true,
  held: roomForRoles(0),
  roles: 0,
};

/**
 * How close the roles are to the work of a job; `UNKNOWN_LINE` when its title names no occupation. Room that is given for
 * the roles may be lent: then `held` is good until it is used again.
 */
export function lineOfWork(
  { roles, studies, hasTrade }: Background,
  job: JobCalling,
  held: RolesInLine = roomForRoles(roles.length),
): LineOfWork {
  if (job.occupations.length === 0) return UNKNOWN_LINE;
  for (const [index, role] of roles.entries()) {
    held.close[index] = heldCloseness(callingCloseness(role, job), role.share);
    held.levels[index] = levelShare(role, job);
    held.years[index] = role.years ?? Number.NaN;
  }
  const line = lineFrom(held, roles.length);
  return job.forStarters ? lineAtStart(line, { study: studyCloseness(studies, job), hasTrade }) : line;
}

/** 0-1: how close what was studied is to a job. */
export function studyCloseness(studies: readonly number[], job: Pick<JobCalling, "alternatives">): number {
  return alternativeCloseness(studies, job.alternatives) ?? 0;
}

/**
 * The same in a job for starters, where a degree in its field is worth as much as work close to it, but for years. Work
 * that anyone may begin with takes nothing from those who begin: no less is known of them than of who had no role yet.
 */
export function lineAtStart(
  line: LineOfWork,
  { study, hasTrade }: { study: number; hasTrade: boolean },
): LineOfWork {
  const closeness = Math.max(line.closeness, STUDY_SHARE * study);
  const byStudy = closeness > line.closeness;
  if (!hasTrade) return { ...line, closeness, byStudy, trust: 1, titleTrust: 1, byWords: true };
  const trust = byStudy
    ? Math.max(line.trust, trustOf(closeness, UNRELATED_TRUST, line.byWords))
    : line.trust;
  const titleTrust = trustOf(closeness, UNRELATED_TITLE_TRUST, line.byWords);
  return { ...line, closeness, byStudy, trust, titleTrust };
}

export function lineFrom(held: RolesInLine, roles: number): LineOfWork {
  if (roles === 0) return UNKNOWN_LINE;
  const byWords = Number.isNaN(held.close[0]);
  let closeness = 0;
  let onLevel = 0;
  let trust = 0;
  for (let index = 0; index < roles; index += 1) {
    const value = held.close[index] ?? 0;
    if (!(value > 0)) continue;
    if (value > closeness) closeness = value;
    const level = held.levels[index] ?? 1;
    if (level === 1) onLevel = Math.max(onLevel, value);
    else trust = Math.max(trust, level * trustOf(value, UNRELATED_TRUST, byWords));
  }
  trust = Math.max(trust, trustOf(onLevel, UNRELATED_TRUST, byWords));
  const titleTrust = trustOf(closeness, UNRELATED_TITLE_TRUST, byWords);
  return { closeness, byStudy: false, trust, titleTrust, byWords, held, roles };
}

/** In full from the wider occupation on: a software engineer who shows what a back-end job asks for has its years. */
function trustOf(closeness: number, unrelated: number, isLatestUnknown: boolean): number {
  const part = unrelated + (1 - unrelated) * closeness;
  const ofTheLine = Math.min(
    1,
    Math.max(0, (closeness - CLOSENESS.close) / (CLOSENESS.kind - CLOSENESS.close)),
  );
  const known = part + (1 - part) * ofTheLine;
  return isLatestUnknown ? Math.max(UNKNOWN_ROLE_TRUST, known) : known;
}

/**
 * 0-1: the years against those asked for, each by the closeness of its role. Two years of four in the same
 * line of work and ten in a close one are not 50 % and not 70 %, but the half of all and the rest of 70 %.
 */
export function workCredit(line: LineOfWork, totalYears: number | null, requiredYears: number): number {
  let credit = 0;
  let counted = 0;
  for (;;) {
    let closeness = Number.POSITIVE_INFINITY;
    for (let index = 0; index < line.roles; index += 1) {
      const value = countedCloseness(line.held, index);
      if (value > counted && value < closeness) closeness = value;
    }
    if (closeness === Number.POSITIVE_INFINITY) return credit;
    const years = totalYears === null ? null : yearsSoClose(line, closeness, totalYears);
    credit += (closeness - counted) * yearsCredit(years, requiredYears);
    counted = closeness;
  }
}

/** 0-1: what the years of a role count. */
function countedCloseness({ close, levels }: RolesInLine, index: number): number {
  return (close[index] ?? 0) * (levels[index] ?? 1);
}

function yearsSoClose({ held: rolesHeld, roles }: LineOfWork, closeness: number, totalYears: number): number {
  let held = 0;
  let isDated = false;
  for (let index = 0; index < roles; index += 1) {
    const value = rolesHeld.years[index] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    isDated = true;
    if (countedCloseness(rolesHeld, index) >= closeness) held += value;
  }
  // Without dates of their own, all years may have been spent in the closest role.
  return isDated ? Math.min(held, totalYears) : totalYears;
}

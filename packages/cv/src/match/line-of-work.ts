import { occupationCloseness } from "./occupations/find-occupations.ts";
import { UNKNOWN_ROLE_TRUST, UNKNOWN_YEARS_CREDIT, UNRELATED_TRUST } from "./weights.ts";
import { yearsCredit } from "./years-credit.ts";

/** A role of the candidate, as far as the arithmetic needs it. */
export interface Role {
  /** Numbers of occupations; empty when the title names none that is known. */
  readonly occupations: readonly number[];
  /** Null without dates. */
  readonly years: number | null;
  /** 0-1: less than 1 for a line of work that was left. */
  readonly share: number;
}

/** What the roles so far have to do with one job. */
export interface LineOfWork {
  /** 0-1: of the closest role. */
  readonly closeness: number;
  /** 0-1: how much of what else the CV shows of the job counts for its years. */
  readonly trust: number;
  /** True where the words of titles must tell, because the occupation of the job or of a role is not known. */
  readonly byWords: boolean;
  /** Closest first: so many years were at least so close. */
  readonly steps: readonly { readonly closeness: number; readonly years: number }[];
}

/** Of someone without roles, or for a job that names no occupation. */
export const UNKNOWN_LINE: LineOfWork = { closeness: 0, trust: 1, byWords: true, steps: [] };

export function lineOfWork(
  roles: readonly Role[],
  occupations: readonly number[],
  totalYears: number | null,
): LineOfWork {
  if (roles.length === 0 || occupations.length === 0) return UNKNOWN_LINE;
  const close = roles.map((role) => {
    const value = occupationCloseness(role.occupations, occupations);
    return value === null ? null : value * role.share;
  });
  const closeness = Math.max(0, ...close.map((value) => value ?? 0));
  const trust = trustOf(closeness, close[0] === null);
  return { closeness, trust, byWords: close.includes(null), steps: stepsOf(roles, close, totalYears) };
}

export function trustOf(closeness: number, isLatestUnknown: boolean): number {
  const known = UNRELATED_TRUST + (1 - UNRELATED_TRUST) * closeness;
  return isLatestUnknown ? Math.max(UNKNOWN_ROLE_TRUST, known) : known;
}

function stepsOf(roles: readonly Role[], close: readonly (number | null)[], totalYears: number | null) {
  const isDated = roles.some(({ years }) => years !== null);
  const levels = [...new Set(close)].flatMap((value) => (value === null || value === 0 ? [] : [value]));
  return levels
    .sort((a, b) => b - a)
    .map((closeness) => {
      let years = 0;
      for (const [index, role] of roles.entries())
        if ((close[index] ?? 0) >= closeness) years += role.years ?? 0;
      // Without dates of their own, all years may have been spent in the closest role.
      return { closeness, years: isDated ? Math.min(years, totalYears ?? years) : (totalYears ?? 0) };
    });
}

/**
 * 0-1: the years against those asked for, each by the closeness of its role. Two years of four in the same
 * line of work and ten in a close one are not 50 % and not 70 %, but the half of all and the rest of 70 %.
 */
export function workCredit({ steps }: LineOfWork, totalYears: number | null, requiredYears: number): number {
  let credit = 0;
  let counted = 0;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (step === undefined) break;
    const share = totalYears === null ? UNKNOWN_YEARS_CREDIT : yearsCredit(step.years, requiredYears);
    credit += (step.closeness - counted) * share;
    counted = step.closeness;
  }
  return credit;
}

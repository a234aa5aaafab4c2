import type { Currency, JobType, SalaryPeriod, Urgency } from "@rolecall/contracts/jobs/enums";

/** A job of the demo world, as its company posts it. */
export interface CompanyJob {
  readonly title: string;
  readonly city: string;
  readonly skills: readonly string[];
  readonly niceToHave?: readonly string[];
  readonly years: number;
  /** Lowest and highest pay; 0 for not stated. */
  readonly pay: readonly [number, number];
  readonly what: string;
  readonly type?: JobType;
  readonly urgency?: Urgency;
  readonly currency?: Currency;
  readonly period?: SalaryPeriod;
  readonly remote?: true;
  readonly hybrid?: true;
  /** Its recruiter has found somebody. */
  readonly closed?: true;
  /** Posted so many days before its turn. */
  readonly daysEarlier?: number;
}

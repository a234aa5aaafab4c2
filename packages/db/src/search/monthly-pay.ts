import { MONTHS_PER_PERIOD, type SalaryPeriod } from "@rolecall/contracts/jobs/enums";

export interface MonthlyPay {
  readonly min: number;
  /** Infinity when open. */
  readonly max: number;
}

/** Pay as monthly amounts; null when none is stated. 0 is open on its side (wire.md, Search). */
export function toMonthlyPay(pay: { min: number; max: number; period: SalaryPeriod }): MonthlyPay | null {
  if (pay.min === 0 && pay.max === 0) return null;
  const factor = MONTHS_PER_PERIOD[pay.period];
  return { min: pay.min * factor, max: pay.max === 0 ? Number.POSITIVE_INFINITY : pay.max * factor };
}

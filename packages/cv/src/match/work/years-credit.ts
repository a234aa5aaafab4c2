import { UNKNOWN_YEARS_CREDIT } from "../weights.ts";

/** 0-1: the years against those asked for; what is not known is neither 0 nor 1. */
export function yearsCredit(totalYears: number | null, requiredYears: number): number {
  if (totalYears === null) return UNKNOWN_YEARS_CREDIT;
  return requiredYears <= 0 ? 1 : Math.min(1, Math.max(0, totalYears) / requiredYears);
}

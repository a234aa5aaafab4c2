import { expect, test } from "vitest";
import { toMonthlyPay } from "./monthly-pay.ts";

test.each([
  [{ min: 0, max: 0, period: "monthly" }, null],
  [
    { min: 1_000, max: 2_000, period: "monthly" },
    { min: 1_000, max: 2_000 },
  ],
  [
    { min: 10, max: 20, period: "hourly" },
    { min: 1_733.3, max: 3_466.6 },
  ],
  [
    { min: 100, max: 0, period: "daily" },
    { min: 2_167, max: Number.POSITIVE_INFINITY },
  ],
  [
    { min: 0, max: 12_000, period: "annually" },
    { min: 0, max: 1_000 },
  ],
] as const)("%j a month is %j", (pay, expected) => {
  const monthly = toMonthlyPay(pay);
  if (expected === null) expect(monthly).toBeNull();
  else {
    expect(monthly?.min).toBeCloseTo(expected.min, 6);
    expect(monthly?.max).toBeCloseTo(expected.max, 6);
  }
});

/** The value below which `share` (0 to 1) of the numbers lie; NaN of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** Milliseconds of a clock that all processes of the machine share. */
export function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

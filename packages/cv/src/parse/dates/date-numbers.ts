/** How a CV writes its dates, as far as one date alone does not show it. */
export interface DateStyle {
  /** 02/03/2020 is the third of February, as in the United States. */
  readonly monthFirst: boolean;
  /** Later years are no dates; two-digit years above it belong to the last century. */
  readonly newestYear: number;
}

const EARLIEST = 1940;

/** Four digits, from 1940 to the newest year that the style allows. */
export function isYear(text: string, style: DateStyle): boolean {
  return text.length === 4 && Number(text) >= EARLIEST && Number(text) <= style.newestYear;
}

export function isMonth(text: string): boolean {
  return text.length <= 2 && Number(text) >= 1 && Number(text) <= 12;
}

export function isDay(text: string): boolean {
  return text.length <= 2 && Number(text) >= 1 && Number(text) <= 31;
}

/** The year that two digits stand for: the latest that is not after the newest of the style. */
export function fullYear(twoDigits: number, style: DateStyle): number {
  const century = Math.floor(style.newestYear / 100) * 100;
  return century + twoDigits <= style.newestYear ? century + twoDigits : century - 100 + twoDigits;
}

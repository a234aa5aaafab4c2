const YEAR = /^(19|20)\d{2}$/;
/** "april" and so on: the names that the interface writes. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month, 1).toLocaleString("en", { month: "long" }).toLowerCase(),
);

/**
 * A year, or a year and a month as people write them ("April 2023", "04/2023"), in the one way in which they are kept:
 * 2023, 2023-04. Null for blank text, undefined for what is no such date.
 */
export function readDateText(text: string): string | null | undefined {
  const [first, second, ...others] = text.split(/[\s.,/-]+/).filter(Boolean);
  if (first === undefined) return null;
  if (others.length > 0) return undefined;
  if (second === undefined) return YEAR.test(first) ? first : undefined;
  const [year, month] = YEAR.test(first) ? [first, second] : [second, first];
  const number = monthOf(month.toLowerCase());
  return YEAR.test(year) && number !== undefined ? `${year}-${String(number).padStart(2, "0")}` : undefined;
}

/** From 1; a name may be cut short to what still tells it from the others. */
function monthOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : undefined;
  const index = word.length < 3 ? -1 : MONTHS.findIndex((name) => name.startsWith(word));
  return index < 0 ? undefined : index + 1;
}

import { isYear } from "./date-numbers.ts";
import type { DateText } from "./date-text.ts";
import type { YearMonth } from "./partial-date.ts";

const AND = /^(?:,|&|\+|\/|and|und|et|y|e|en)$/;

/** "(Summers 2016), 2017 and 2018": the last of the years behind the first, null when none follows. */
export function readYearList(
  { tokens, words, style }: DateText,
  at: number,
): { readonly end: YearMonth; readonly last: number } | null {
  let i = at;
  let end: YearMonth | null = null;
  for (;;) {
    let next = i;
    while (next < i + 2 && AND.test(tokens[next]?.text ?? "")) next++;
    next += words.seasons.matchAt(tokens, next)?.length ?? 0;
    const year = tokens[next];
    if (next === i || year?.kind !== "number" || !isYear(year.text, style)) break;
    end = { year: Number(year.text), month: null };
    i = next + 1;
  }
  return end === null ? null : { end, last: i };
}

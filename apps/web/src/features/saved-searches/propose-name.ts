import { MAX_SAVED_SEARCH_NAME } from "@rolecall/contracts/saved-searches/enums";
import type { FilterName, JobFilters } from "../jobs/search/job-filters.ts";
import { FILTER_NAMES } from "../jobs/search/job-filters.ts";

/** What is a name as it was typed; the other filters are told in words. */
const BARE: readonly FilterName[] = ["keyword", "skills", "city", "industry"];
const MORE = "…";

/** A name for a search from its words: “Nurse, Kandy, Remote”. Those that the name has no room for are left out. */
export function proposeName(
  filters: JobFilters,
  textOf: (filters: JobFilters, name: FilterName) => string,
): string {
  const parts = FILTER_NAMES.filter((name) => filters[name] !== undefined).map((name) =>
    BARE.includes(name) ? bareText(String(filters[name])) : textOf(filters, name),
  );
  const [first = "", ...others] = parts;
  let name = shorten(first.charAt(0).toLocaleUpperCase() + first.slice(1));
  for (const part of others) {
    const longer = `${name}, ${part}`;
    if (longer.length > MAX_SAVED_SEARCH_NAME) break;
    name = longer;
  }
  return name;
}

function bareText(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*,\s*/g, ", ")
    .replaceAll(/\s+/g, " ");
}

function shorten(text: string): string {
  if (text.length <= MAX_SAVED_SEARCH_NAME) return text;
  return `${text
    .slice(0, MAX_SAVED_SEARCH_NAME - MORE.length)
    .toWellFormed()
    .trimEnd()}${MORE}`;
}

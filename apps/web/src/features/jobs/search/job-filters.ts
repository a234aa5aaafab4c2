import type { Role } from "@rolecall/contracts/auth/enums";
import { MAX_EXPERIENCE_FILTER } from "@rolecall/contracts/jobs/enums";
import { fieldText } from "../../../lib/forms/field-text.ts";
import { DashboardSearch } from "../search-params.ts";

/** The 13 filters in the order of their chips. */
export const FILTER_NAMES = [
  "keyword",
  "skills",
  "jobType",
  "city",
  "remote",
  "hybrid",
  "minSalary",
  "maxSalary",
  "currency",
  "experienceLevel",
  "industry",
  "companySize",
  "urgency",
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type JobFilters = Pick<DashboardSearch, FilterName>;

const NUMBERS: readonly FilterName[] = ["minSalary", "maxSalary", "experienceLevel"];
const FLAGS: readonly FilterName[] = ["remote", "hybrid"];

/** Only what narrows: blank texts, false and missing values are left out; a zero is a value. */
export function pickFilters(search: DashboardSearch): JobFilters {
  const entries = FILTER_NAMES.map((name) => {
    const value = search[name];
    return [name, typeof value === "string" ? value.trim() : value] as const;
  });
  // biome-ignore lint/plugin/no-cast: every entry comes from `search`, so each has its own filter's type.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== "")) as JobFilters;
}

export function countFilters(filters: JobFilters): number {
  return Object.keys(filters).length;
}

export function withoutFilter(filters: JobFilters, name: FilterName): JobFilters {
  const { [name]: _, ...rest } = filters;
  return rest;
}

/** What the search form holds; values that no filter can take are dropped. */
export function readFilters(form: FormData): JobFilters {
  const raw = Object.fromEntries(FILTER_NAMES.map((name) => [name, rawValue(name, form)]));
  return pickFilters(DashboardSearch.parse(raw));
}

function rawValue(name: FilterName, form: FormData): string | number | true | undefined {
  const text = fieldText(form, name).trim();
  if (text === "") return undefined;
  if (FLAGS.includes(name)) return true;
  if (!NUMBERS.includes(name)) return text;
  const number = Number(text);
  return name === "experienceLevel" ? Math.min(number, MAX_EXPERIENCE_FILTER) : number;
}

/** The dashboard's address for a search; without filters the mode says that it is one. */
export function searchAddress(filters: JobFilters): DashboardSearch {
  return countFilters(filters) > 0 ? filters : { mode: "search" };
}

export type DashboardView = "all" | "recommended" | "search";

/** Recommendations are for candidates; anybody else who asks for them gets the plain list. */
export function dashboardView(search: DashboardSearch, role: Role): DashboardView {
  if (countFilters(pickFilters(search)) > 0 || search.mode === "search") return "search";
  return search.mode === "recommended" && role === "candidate" ? "recommended" : "all";
}

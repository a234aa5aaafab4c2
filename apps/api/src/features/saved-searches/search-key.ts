import { createHash } from "node:crypto";
import type { JobFilters } from "@rolecall/contracts/jobs/schemas";
import type { SavedFilters } from "@rolecall/contracts/saved-searches/schemas";
import { normalise, wordsOf } from "@rolecall/db";
import { skillFacets } from "../jobs/search/search-plan.ts";

const TEXTS = ["keyword", "skills", "city", "industry"] as const;

/** Only what narrows: blank texts, false, and pay that is open are left out. */
export function narrowingFilters(filters: JobFilters): SavedFilters {
  const { remote, hybrid, minSalary, maxSalary, keyword, skills, city, industry, ...rest } = filters;
  const texts = { keyword, skills, city, industry };
  const kept = TEXTS.map((name) => [name, texts[name]?.trim()]).filter(([, text]) => text);
  return {
    ...withoutUndefined(rest),
    ...Object.fromEntries(kept),
    ...(minSalary ? { minSalary } : {}),
    ...(maxSalary ? { maxSalary } : {}),
    ...(remote === true ? { remote } : {}),
    ...(hybrid === true ? { hybrid } : {}),
  };
}

function withoutUndefined<T extends object>(value: T): T {
  // biome-ignore lint/plugin/no-cast: what is left out is undefined in the type as well.
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}

/** The same for searches that ask for the same, whatever the order, case and accents of their words. */
export async function searchKey(filters: SavedFilters): Promise<string> {
  const { keyword = "", skills = "", city = "", industry = "", ...rest } = filters;
  const words = wordsOf(keyword);
  const paid = rest.minSalary !== undefined || rest.maxSalary !== undefined;
  const asked = {
    ...rest,
    currency: rest.currency ?? (paid ? "LKR" : undefined),
    keyword: words.length === 0 ? normalise(keyword).trim() : words.toSorted(),
    skills: [...new Set((await skillFacets(skills)).map(([first]) => first?.facet))].toSorted(),
    city: normalise(city).trim(),
    industry: normalise(industry).trim(),
  };
  const parts = Object.entries(asked)
    .filter(
      ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

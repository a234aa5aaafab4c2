import { z } from "zod";
import { GivenId, Id, Instant } from "../common/id.ts";
import { trimmedText } from "../common/text.ts";
import { COMPANY_SIZES, CURRENCIES, JOB_TYPES, URGENCIES } from "../jobs/enums.ts";
import { JobFilters } from "../jobs/schemas.ts";
import { MAX_NEW_JOBS, MAX_SAVED_SEARCH_NAME } from "./enums.ts";

const Name = trimmedText({ min: 1, max: MAX_SAVED_SEARCH_NAME });

/** The filters of a search that narrow it; one that does not is left out. */
export const SavedFilters = z.object({
  keyword: z.string().optional(),
  skills: z.string().optional(),
  city: z.string().optional(),
  industry: z.string().optional(),
  jobType: z.enum(JOB_TYPES).optional(),
  urgency: z.enum(URGENCIES).optional(),
  companySize: z.enum(COMPANY_SIZES).optional(),
  currency: z.enum(CURRENCIES).optional(),
  minSalary: z.number().optional(),
  maxSalary: z.number().optional(),
  experienceLevel: z.number().optional(),
  remote: z.literal(true).optional(),
  hybrid: z.literal(true).optional(),
});
export type SavedFilters = z.infer<typeof SavedFilters>;

export const SavedSearch = z.object({
  _id: Id,
  name: z.string(),
  filters: SavedFilters,
  /** Whether its owner is told of jobs that it finds. */
  alert: z.boolean(),
  /** Jobs it finds that were posted since it was last opened; exact up to 100. */
  newJobs: z.number().int().min(0).max(MAX_NEW_JOBS),
  createdAt: Instant,
  /** When it was saved, until it is opened for the first time. */
  openedAt: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const ListSavedSearchesResult = z.object({ savedSearches: z.array(SavedSearch) });

/** What the same search is saved as, whatever the order and the spelling of its words. */
export const FindSavedSearchInput = JobFilters.prefault({});
export type FindSavedSearchInput = z.infer<typeof FindSavedSearchInput>;
export const FindSavedSearchResult = z.object({ savedSearch: SavedSearch.nullable() });

export const SaveSearchInput = z.object({
  name: Name,
  filters: JobFilters,
  alert: z.boolean().default(true),
});
export type SaveSearchInput = z.infer<typeof SaveSearchInput>;
/** `created` is false when the same search was saved before: that one is answered, as it is. */
export const SaveSearchResult = z.object({ savedSearch: SavedSearch, created: z.boolean() });
export type SaveSearchResult = z.infer<typeof SaveSearchResult>;

/** What is left out stays as it is. */
export const UpdateSavedSearchInput = z.object({
  id: GivenId,
  name: Name.optional(),
  alert: z.boolean().optional(),
});
export type UpdateSavedSearchInput = z.infer<typeof UpdateSavedSearchInput>;

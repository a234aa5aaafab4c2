import {
  COMPANY_SIZES,
  CURRENCIES,
  JOB_TYPES,
  MAX_EXPERIENCE_FILTER,
  URGENCIES,
} from "@rolecall/contracts/jobs/enums";
import * as z from "zod/mini";
import { searchChoice, searchFlag, searchInt, searchText } from "../../lib/browser/search-params.ts";

/**
 * The dashboard's mode, filters and page. Any filter makes it a search; `mode=search` is a search
 * without filters. Without either it lists all jobs, a recruiter's own.
 */
export const DashboardSearch = z.object({
  mode: searchChoice(["recommended", "search"]),
  keyword: searchText,
  skills: searchText,
  city: searchText,
  industry: searchText,
  jobType: searchChoice(JOB_TYPES),
  urgency: searchChoice(URGENCIES),
  companySize: searchChoice(COMPANY_SIZES),
  currency: searchChoice(CURRENCIES),
  minSalary: searchInt({ min: 0 }),
  maxSalary: searchInt({ min: 0 }),
  experienceLevel: searchInt({ min: 0, max: MAX_EXPERIENCE_FILTER }),
  remote: searchFlag,
  hybrid: searchFlag,
  page: searchInt({ min: 1 }),
  /** The dialogs that save the search and that list the saved ones. */
  dialog: searchChoice(["save", "saved"]),
  /** A saved search by its id: the dashboard turns it into its filters. */
  savedSearch: searchText,
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;

/** `apply` opens the application dialog, `report` the one that reports the job. */
export const JobSearch = z.object({ apply: searchFlag, report: searchFlag });

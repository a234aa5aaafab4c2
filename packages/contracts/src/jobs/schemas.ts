import { z } from "zod";
import { NiceToHaveMatch, ScorePart } from "../applications/match.ts";
import { GivenId, Id, Instant, Score } from "../common/id.ts";
import { pageLimit, pageNumber, queryFlag, queryNumber, queryValue } from "../common/query.ts";
import { text, textList, trimmedText } from "../common/text.ts";
import {
  COMPANY_SIZES,
  CURRENCIES,
  JOB_COUNTRY,
  JOB_LENGTHS,
  JOB_STATUSES,
  JOB_TYPES,
  MAX_EXPERIENCE_FILTER,
  MAX_FILTERED_IDS,
  MAX_JOB_ITEMS,
  MAX_REQUIRED_YEARS,
  MAX_SALARY,
  SALARY_PERIODS,
  URGENCIES,
} from "./enums.ts";

const Amount = z.number().min(0, "Use 0 or more.").max(MAX_SALARY);
const Years = z
  .number()
  .min(0, "Use 0 or more.")
  .max(MAX_REQUIRED_YEARS, `Use at most ${MAX_REQUIRED_YEARS} years.`);
const ShortText = trimmedText({ max: JOB_LENGTHS.line });
const Title = trimmedText({ min: 1, max: JOB_LENGTHS.line });
const Description = trimmedText({ min: 1, max: JOB_LENGTHS.description });
const ItemList = textList({ maxItems: MAX_JOB_ITEMS, maxLength: 80 });

const PAY_RANGE_MESSAGE = "The lowest pay is above the highest.";

/** A bound of 0 is open. */
export function isPayRangeInOrder(salary: { min?: number | undefined; max?: number | undefined }): boolean {
  return !(salary.min && salary.max && salary.min > salary.max);
}

/** Fields left out take their defaults. Any country sent becomes Sri Lanka. */
export const CreateJobInput = z.object({
  title: Title,
  description: Description,
  recruiterId: GivenId.optional(),
  requiredSkills: ItemList.default([]),
  /** What is required, too, counts as required and is dropped here. */
  niceToHaveSkills: ItemList.default([]),
  requiredYears: Years.default(0),
  location: z
    .object({
      city: ShortText.default(""),
      remote: z.boolean().default(false),
      hybrid: z.boolean().default(false),
    })
    .prefault({}),
  salary: z
    .object({
      min: Amount.default(0),
      max: Amount.default(0),
      currency: z.enum(CURRENCIES).default("LKR"),
      period: z.enum(SALARY_PERIODS).default("monthly"),
    })
    .refine(isPayRangeInOrder, { message: PAY_RANGE_MESSAGE, path: ["min"] })
    .prefault({}),
  company: z
    .object({
      name: ShortText.default(""),
      size: z.enum(COMPANY_SIZES).default("startup"),
      industry: ShortText.default(""),
    })
    .prefault({}),
  jobType: z.enum(JOB_TYPES).default("full-time"),
  urgency: z.enum(URGENCIES).default("normal"),
  benefits: ItemList.default([]),
  /** The sender's own mark, unique per recruiter: a repeated send answers with the first job. */
  clientId: trimmedText({ min: 1, max: 100 }).optional(),
});
export type CreateJobInput = z.infer<typeof CreateJobInput>;

/** What a job says, without who posts it and how it was sent. */
export type JobContent = Omit<CreateJobInput, "recruiterId" | "clientId">;

/**
 * PUT /jobs/{id}. Fields left out stay as they were; objects are merged field by field, lists are
 * replaced. Whether the merged pay range is in order is checked after the merge.
 */
export const UpdateJobInput = z.object({
  id: GivenId,
  title: Title.optional(),
  description: Description.optional(),
  recruiterId: GivenId.optional(),
  requiredSkills: ItemList.optional(),
  niceToHaveSkills: ItemList.optional(),
  requiredYears: Years.optional(),
  location: z.object({ city: ShortText, remote: z.boolean(), hybrid: z.boolean() }).partial().optional(),
  salary: z
    .object({ min: Amount, max: Amount, currency: z.enum(CURRENCIES), period: z.enum(SALARY_PERIODS) })
    .partial()
    .optional(),
  company: z
    .object({ name: ShortText, size: z.enum(COMPANY_SIZES), industry: ShortText })
    .partial()
    .optional(),
  jobType: z.enum(JOB_TYPES).optional(),
  urgency: z.enum(URGENCIES).optional(),
  benefits: ItemList.optional(),
});
export type UpdateJobInput = z.infer<typeof UpdateJobInput>;

export const PAY_RANGE_ISSUE = { path: "salary.min", message: PAY_RANGE_MESSAGE };

export const Job = z.object({
  _id: Id,
  title: z.string(),
  description: z.string(),
  recruiter: z.object({ _id: Id, name: z.string(), email: z.string() }),
  requiredSkills: z.array(z.string()),
  niceToHaveSkills: z.array(z.string()).exactOptional().describe("Left out where there are none."),
  requiredYears: z.number(),
  location: z.object({
    city: z.string(),
    country: z.literal(JOB_COUNTRY),
    remote: z.boolean(),
    hybrid: z.boolean(),
  }),
  salary: z.object({
    min: z.number(),
    max: z.number(),
    currency: z.enum(CURRENCIES),
    period: z.enum(SALARY_PERIODS),
  }),
  company: z.object({ name: z.string(), size: z.enum(COMPANY_SIZES), industry: z.string() }),
  jobType: z.enum(JOB_TYPES),
  urgency: z.enum(URGENCIES),
  benefits: z.array(z.string()),
  status: z.enum(JOB_STATUSES),
  /** When it closes by itself, or would have. */
  openUntil: Instant,
  /** Null while it is open. */
  closedAt: Instant.nullable(),
  withheld: z
    .boolean()
    .describe("Whoever runs the site has closed it after a report: it cannot be reopened."),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Job = z.infer<typeof Job>;

export const ListJobsInput = z
  .object({
    recruiterId: queryValue(GivenId.optional()),
    /** Of the caller's own jobs the open ones before the closed; the newest first among either. */
    openFirst: queryFlag.optional(),
    page: pageNumber,
    limit: pageLimit({ fallback: 500, max: 500 }),
  })
  .prefault({});
export type ListJobsInput = z.infer<typeof ListJobsInput>;

/** The body of GET /jobs is the list alone; whether there is more goes into a Link header. */
export const ListJobsResult = z.object({ jobs: z.array(Job), hasMore: z.boolean() });
export type ListJobsResult = z.infer<typeof ListJobsResult>;

/** What each filter means: wire.md, Search. */
export const JobFilters = z.object({
  keyword: queryValue(text(JOB_LENGTHS.line).optional()),
  skills: queryValue(text(JOB_LENGTHS.skillsFilter).optional()),
  city: queryValue(text(JOB_LENGTHS.line).optional()),
  industry: queryValue(text(JOB_LENGTHS.line).optional()),
  jobType: queryValue(z.enum(JOB_TYPES).optional()),
  urgency: queryValue(z.enum(URGENCIES).optional()),
  companySize: queryValue(z.enum(COMPANY_SIZES).optional()),
  currency: queryValue(z.enum(CURRENCIES).optional()),
  minSalary: queryNumber(Amount.optional()),
  maxSalary: queryNumber(Amount.optional()),
  experienceLevel: queryNumber(z.number().min(0).max(MAX_EXPERIENCE_FILTER).optional()),
  remote: queryFlag.optional(),
  hybrid: queryFlag.optional(),
});
export type JobFilters = z.infer<typeof JobFilters>;

export const SearchJobsInput = JobFilters.extend({
  page: pageNumber,
  limit: pageLimit({ fallback: 20, max: 100 }),
}).prefault({});
export type SearchJobsInput = z.infer<typeof SearchJobsInput>;

/** Which of these jobs a search would find. */
export const FilterJobsInput = JobFilters.extend({ ids: z.array(Id).max(MAX_FILTERED_IDS) });
export type FilterJobsInput = z.infer<typeof FilterJobsInput>;
export const FilterJobsResult = z.object({ ids: z.array(Id) });
export type FilterJobsResult = z.infer<typeof FilterJobsResult>;

/** Totals are exact up to this many; beyond it `capped` is true. */
export const MAX_EXACT_TOTAL = 10_000;

export const SearchJobsResult = z.object({
  jobs: z.array(Job),
  pagination: z.object({
    currentPage: z.number().int(),
    totalPages: z.number().int(),
    totalJobs: z.number().int(),
    /** Left out where the total is exact. */
    capped: z.literal(true).optional(),
  }),
});
export type SearchJobsResult = z.infer<typeof SearchJobsResult>;

const ExperienceMatch = z.object({
  meets: z.boolean(),
  candidateYears: z.number(),
  requiredYears: z.number(),
});

export const RecommendedJob = Job.extend({
  matchScore: Score,
  matchingSkills: z.array(z.string()),
  ...NiceToHaveMatch.shape,
  experienceMatch: ExperienceMatch,
});
export type RecommendedJob = z.infer<typeof RecommendedJob>;

export const RecommendedJobsResult = z.object({
  recommendedJobs: z.array(RecommendedJob),
  message: z.string().optional(),
});
export type RecommendedJobsResult = z.infer<typeof RecommendedJobsResult>;

/** How the caller's own profile scores against one job, part by part. */
export const JobMatch = z.object({
  matchScore: Score,
  matchingSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  ...NiceToHaveMatch.shape,
  experienceMatch: ExperienceMatch,
  parts: z.array(ScorePart),
  /** The lines of the caller's CV that the parts name. */
  lines: z.array(z.object({ line: z.number().int(), text: z.string() })),
});
export type JobMatch = z.infer<typeof JobMatch>;

export const MAX_RECOMMENDATIONS = 50;
export const MIN_RECOMMENDED_SCORE = 40;
/** From this score on a candidate is told of a new job. */
export const MIN_NOTIFIED_SCORE = 60;

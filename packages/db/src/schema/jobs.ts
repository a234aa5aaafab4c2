import {
  COMPANY_SIZES,
  CURRENCIES,
  JOB_LENGTHS,
  JOB_OPEN_DAYS,
  JOB_TYPES,
  MAX_JOB_ITEMS,
  MAX_REQUIRED_YEARS,
  MAX_SALARY,
  SALARY_PERIODS,
  URGENCIES,
} from "@rolecall/contracts/jobs/enums";
import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  createdAt,
  hasAtMost,
  hasLength,
  idColumn,
  instant,
  isBetween,
  isOneOf,
  updatedAt,
} from "./columns.ts";
import { users } from "./users.ts";

/**
 * A job as its recruiter wrote it. What searches read is in `job_search`, written in the same transaction
 * by `writeJobSearch`, and is there only while the job is open. The country is a constant of the product,
 * not a column.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: idColumn(),
    recruiterId: uuid("recruiter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    requiredSkills: text("required_skills").array().notNull().default(sql`'{}'::text[]`),
    /** None of them is among the required ones. */
    niceToHaveSkills: text("nice_to_have_skills").array().notNull().default(sql`'{}'::text[]`),
    /** 0 means not stated. */
    requiredYears: doublePrecision("required_years").notNull().default(0),
    city: text("city").notNull().default(""),
    remote: boolean("remote").notNull().default(false),
    hybrid: boolean("hybrid").notNull().default(false),
    /** Per `salaryPeriod`; 0 means open on that side. A double, so that it reads back as it was sent. */
    salaryMin: doublePrecision("salary_min").notNull().default(0),
    salaryMax: doublePrecision("salary_max").notNull().default(0),
    salaryCurrency: text("salary_currency", { enum: CURRENCIES }).notNull().default("LKR"),
    salaryPeriod: text("salary_period", { enum: SALARY_PERIODS }).notNull().default("monthly"),
    companyName: text("company_name").notNull().default(""),
    companySize: text("company_size", { enum: COMPANY_SIZES }).notNull().default("startup"),
    companyIndustry: text("company_industry").notNull().default(""),
    jobType: text("job_type", { enum: JOB_TYPES }).notNull().default("full-time"),
    urgency: text("urgency", { enum: URGENCIES }).notNull().default("normal"),
    benefits: text("benefits").array().notNull().default(sql`'{}'::text[]`),
    /** The recruiter's own mark: a repeated post finds the first job by it. */
    clientId: text("client_id"),
    /** When it closes by itself, unless it is kept open. */
    openUntil: instant("open_until")
      .notNull()
      .default(sql.raw(`now() + interval '${JOB_OPEN_DAYS} days'`)),
    /** Null while it is open: this column alone says which it is. */
    closedAt: instant("closed_at"),
    /** Since whoever runs the site has closed it after a report: its recruiter cannot reopen it. */
    withheldAt: instant("withheld_at"),
    /** When its recruiter was asked whether it is still open; null until then, and again once it is kept open. */
    expiryAskedAt: instant("expiry_asked_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("jobs_recruiter_client_key").on(t.recruiterId, t.clientId),
    index("jobs_open_newest_idx").on(t.createdAt, t.id).where(sql`${t.closedAt} is null`),
    index("jobs_recruiter_newest_idx").on(t.recruiterId, t.createdAt, t.id),
    index("jobs_recruiter_closed_idx")
      .on(t.recruiterId, t.createdAt, t.id)
      .where(sql`${t.closedAt} is not null`),
    index("jobs_recruiter_open_first_idx").on(t.recruiterId, sql`(${t.closedAt} is null)`, t.createdAt, t.id),
    index("jobs_open_until_idx").on(t.openUntil).where(sql`${t.closedAt} is null`),
    check("jobs_withheld_check", sql`${t.withheldAt} is null or ${t.closedAt} is not null`),
    check("jobs_title_check", hasLength(t.title, 1, JOB_LENGTHS.line)),
    check("jobs_description_check", hasLength(t.description, 1, JOB_LENGTHS.description)),
    check("jobs_client_id_check", hasLength(t.clientId, 1, 100)),
    check("jobs_required_skills_check", hasAtMost(t.requiredSkills, MAX_JOB_ITEMS)),
    check("jobs_nice_to_have_skills_check", hasAtMost(t.niceToHaveSkills, MAX_JOB_ITEMS)),
    check("jobs_benefits_check", hasAtMost(t.benefits, MAX_JOB_ITEMS)),
    check("jobs_required_years_check", isBetween(t.requiredYears, 0, MAX_REQUIRED_YEARS)),
    check("jobs_salary_min_check", isBetween(t.salaryMin, 0, MAX_SALARY)),
    check("jobs_salary_max_check", isBetween(t.salaryMax, 0, MAX_SALARY)),
    check(
      "jobs_salary_range_check",
      sql`${t.salaryMin} = 0 or ${t.salaryMax} = 0 or ${t.salaryMin} <= ${t.salaryMax}`,
    ),
    check("jobs_salary_currency_check", isOneOf(t.salaryCurrency, CURRENCIES)),
    check("jobs_salary_period_check", isOneOf(t.salaryPeriod, SALARY_PERIODS)),
    check("jobs_company_size_check", isOneOf(t.companySize, COMPANY_SIZES)),
    check("jobs_job_type_check", isOneOf(t.jobType, JOB_TYPES)),
    check("jobs_urgency_check", isOneOf(t.urgency, URGENCIES)),
  ],
);

/** Constants of a job. What a field left out becomes is in `CreateJobInput`. */
export const CURRENCIES = ["LKR", "USD", "EUR"] as const;
export const SALARY_PERIODS = ["hourly", "daily", "monthly", "annually"] as const;
export const COMPANY_SIZES = ["startup", "small", "medium", "large", "enterprise"] as const;
export const JOB_TYPES = ["full-time", "part-time", "contract", "internship", "freelance"] as const;
export const URGENCIES = ["low", "normal", "high", "urgent"] as const;
export const JOB_STATUSES = ["open", "closed"] as const;
export const JOB_COUNTRY = "Sri Lanka";

export type Currency = (typeof CURRENCIES)[number];
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];
export type CompanySize = (typeof COMPANY_SIZES)[number];
export type JobType = (typeof JOB_TYPES)[number];
export type Urgency = (typeof URGENCIES)[number];
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Months as the one unit of pay: 2,080 working hours and 260 working days a year (wire.md, Search). */
export const MONTHS_PER_PERIOD = { hourly: 173.33, daily: 21.67, monthly: 1, annually: 1 / 12 } as const;

/** How long a job stays open without a word from its recruiter. */
export const JOB_OPEN_DAYS = 60;
/** So long before it closes by itself the recruiter is asked whether it is still open. */
export const JOB_EXPIRY_NOTICE_DAYS = 7;

/** The longest texts of a job and of a search for one, in characters. */
export const JOB_LENGTHS = { line: 200, description: 20_000, skillsFilter: 1_000 } as const;
export const MAX_REQUIRED_YEARS = 60;
/** Far above any pay in any currency, and still exact as a double. */
export const MAX_SALARY = 1e12;
/** Skills of either kind, and benefits, that one job may list. */
export const MAX_JOB_ITEMS = 50;
/** Largest value of the experience filter, in years. */
export const MAX_EXPERIENCE_FILTER = 20;
/** A recommended card shows at most this many matching skills. */
export const MAX_CARD_SKILLS = 3;
/** Jobs that one question "which of these fit?" may name: as many as an address has room for. */
export const MAX_FILTERED_IDS = 20;

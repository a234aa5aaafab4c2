import type { CompanySize, Currency, JobType, SalaryPeriod, Urgency } from "@rolecall/contracts/jobs/enums";
import type { CreateJobInput, Job } from "@rolecall/contracts/jobs/schemas";

/** What the form's controls hold: numbers and lists are text until they are sent. */
export interface JobFormValues {
  title: string;
  description: string;
  requiredSkills: string;
  niceToHaveSkills: string;
  requiredYears: string;
  location: { city: string; remote: boolean; hybrid: boolean };
  salary: { min: string; max: string; currency: Currency; period: SalaryPeriod };
  company: { name: string; size: CompanySize; industry: string };
  jobType: JobType;
  urgency: Urgency;
  benefits: string;
}

/** A new job's values. */
export const NEW_JOB: JobFormValues = {
  title: "",
  description: "",
  requiredSkills: "",
  niceToHaveSkills: "",
  requiredYears: "0",
  location: { city: "", remote: false, hybrid: false },
  salary: { min: "0", max: "0", currency: "LKR", period: "monthly" },
  company: { name: "", size: "startup", industry: "" },
  jobType: "full-time",
  urgency: "normal",
  benefits: "",
};

/** Every field of the job, so that an edit resets none. */
export function valuesOf(job: Job): JobFormValues {
  const { city, remote, hybrid } = job.location;
  return {
    title: job.title,
    description: job.description,
    requiredSkills: job.requiredSkills.join(", "),
    niceToHaveSkills: job.niceToHaveSkills?.join(", ") ?? "",
    requiredYears: String(job.requiredYears),
    location: { city, remote, hybrid },
    salary: { ...job.salary, min: String(job.salary.min), max: String(job.salary.max) },
    company: { ...job.company },
    jobType: job.jobType,
    urgency: job.urgency,
    benefits: job.benefits.join(", "),
  };
}

/** Comma separated text as a list: trimmed, without empty items. */
export function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** What is no number counts as 0. */
export function toNumber(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? number : 0;
}

/** The body of a create or an update. */
export function jobInputOf(values: JobFormValues): Omit<CreateJobInput, "recruiterId"> {
  const { location, salary, company } = values;
  return {
    ...values,
    requiredSkills: splitList(values.requiredSkills),
    niceToHaveSkills: splitList(values.niceToHaveSkills),
    requiredYears: toNumber(values.requiredYears),
    location: { ...location, city: location.city.trim() },
    salary: { ...salary, min: toNumber(salary.min), max: toNumber(salary.max) },
    company: { ...company, name: company.name.trim(), industry: company.industry.trim() },
    benefits: splitList(values.benefits),
  };
}

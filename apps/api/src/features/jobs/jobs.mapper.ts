import { JOB_COUNTRY } from "@rolecall/contracts/jobs/enums";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import { jobStatusOf } from "@rolecall/contracts/jobs/states";
import type { JobWithRecruiter } from "./jobs.queries.ts";

export function toJob({ job, recruiter }: JobWithRecruiter): Job {
  return {
    _id: job.id,
    title: job.title,
    description: job.description,
    recruiter: { _id: job.recruiterId, name: recruiter.name, email: recruiter.email },
    requiredSkills: job.requiredSkills,
    ...(job.niceToHaveSkills.length > 0 && { niceToHaveSkills: job.niceToHaveSkills }),
    requiredYears: job.requiredYears,
    location: { city: job.city, country: JOB_COUNTRY, remote: job.remote, hybrid: job.hybrid },
    salary: {
      min: job.salaryMin,
      max: job.salaryMax,
      currency: job.salaryCurrency,
      period: job.salaryPeriod,
    },
    company: { name: job.companyName, size: job.companySize, industry: job.companyIndustry },
    jobType: job.jobType,
    urgency: job.urgency,
    benefits: job.benefits,
    status: jobStatusOf(job),
    openUntil: job.openUntil.toISOString(),
    closedAt: job.closedAt?.toISOString() ?? null,
    withheld: job.withheldAt !== null,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  };
}

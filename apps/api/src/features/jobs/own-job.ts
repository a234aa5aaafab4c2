import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";

/** The job that was looked up, if it is the actor's own: another recruiter's is forbidden, and none not found. */
export function ownJob<Job extends { readonly recruiterId: string }>(
  actor: RecruiterActor,
  job: Job | undefined,
): Job {
  if (job === undefined) throw notFound("job");
  if (job.recruiterId !== actor.userId) throw forbidden("This job belongs to another recruiter.");
  return job;
}

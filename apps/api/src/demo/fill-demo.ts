import { readFile } from "node:fs/promises";
import { CV_FILE_FIELD } from "@rolecall/contracts/common/files";
import { CreateJobInput, type Job } from "@rolecall/contracts/jobs/schemas";
import type { Db } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";
import { applyToJob } from "../features/applications/apply-to-job.ts";
import type { CandidateActor, RecruiterActor } from "../features/auth/actor.ts";
import { signUp } from "../features/auth/sign-up.ts";
import { closeJob } from "../features/jobs/close-job.ts";
import { createJob } from "../features/jobs/create-job.ts";
import { askAboutExpiringJobs } from "../features/jobs/expiry/ask-about-expiring-jobs.ts";
import { recommendJobs } from "../features/jobs/recommend-jobs.ts";
import { uploadCv } from "../features/users/upload-cv.ts";
import { packageFile } from "../package-file.ts";
import { addConversation } from "./add-conversation.ts";
import { arrangeInterview } from "./arrange-interview.ts";
import { CANDIDATES, CONVERSATIONS } from "./candidates.ts";
import { COMPANIES, type CompanyKey } from "./companies.ts";
import { decideApplications } from "./decide-applications.ts";
import { hasUser, hasUsers, spreadOverDays } from "./demo.queries.ts";
import { type DemoJob, JOBS } from "./jobs/index.ts";

/** Everybody's in the demo world. */
export const DEMO_PASSWORD = "rolecall-demo";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Jobs appear over this many days up to now. */
const JOB_DAYS = 21;
const MAX_APPLICATIONS = 3;
const LOCAL_ADDRESS = "demo";

/** Why the demo could not be filled, for the host. */
export class DemoError extends Error {
  override readonly name = "DemoError";
}

export interface DemoLogin {
  readonly role: "recruiter" | "candidate";
  readonly name: string;
  readonly email: string;
}

interface Candidate {
  readonly actor: CandidateActor;
  readonly cv: File;
}

const LOGINS: readonly DemoLogin[] = [
  ...Object.values(COMPANIES).map(({ recruiter }) => ({ role: "recruiter" as const, ...recruiter })),
  ...CANDIDATES.map(({ name, email }) => ({ role: "candidate" as const, name, email })),
];

/**
 * Fills an empty database with a believable world, by the operations that people use: recruiters and
 * their jobs, candidates with analysed CVs, applications, decisions, conversations and interviews. One that the demo
 * has filled before stays as it is.
 * @throws {DemoError} when the database has users that are not the demo's.
 */
export async function fillDemo(deps: Dependencies): Promise<readonly DemoLogin[]> {
  if (await isFilled(deps.database.db)) return LOGINS;
  if (await hasUsers(deps.database.db)) {
    throw new DemoError(
      "This database already has users. The demo only fills an empty one: set DATA_DIR to a new folder.",
    );
  }
  const recruiters = await createRecruiters(deps);
  const jobs = await createJobs(deps, recruiters);
  const candidates = await createCandidates(deps);
  for (const [index, candidate] of candidates.entries()) {
    const [job] = await apply(deps, candidate);
    if (job === undefined) continue;
    const recruiter = recruiterOf(recruiters, companyOf(jobs, job));
    const meeting = { index, candidate: candidate.actor, recruiter, job };
    await addConversation(deps, { ...meeting, lines: CONVERSATIONS[index % CONVERSATIONS.length] ?? [] });
    // Most candidates write with the recruiter of their first job, and every second one is invited.
    if (index % 2 === 0) await arrangeInterview(deps, { ...meeting, index: index / 2 });
  }
  await deps.tasks.drain();
  await spreadOverDays(deps.database.db, deps.now());
  await decideApplications(deps);
  for (const [id, { company, closed }] of jobs) {
    if (closed) await closeJob(deps, recruiterOf(recruiters, company), { id });
  }
  await askAboutExpiringJobs(deps);
  return LOGINS;
}

/** By the one who is added last. */
async function isFilled(db: Db): Promise<boolean> {
  const last = LOGINS.at(-1);
  return last !== undefined && hasUser(db, last.email);
}

async function createRecruiters(deps: Dependencies): Promise<Map<string, RecruiterActor>> {
  const recruiters = new Map<string, RecruiterActor>();
  for (const [key, { recruiter }] of Object.entries(COMPANIES)) {
    const account = { ...recruiter, password: DEMO_PASSWORD, role: "recruiter" as const };
    const { userId } = await signUp(deps, LOCAL_ADDRESS, account);
    recruiters.set(key, { role: "recruiter", userId, sessionId: "" });
  }
  return recruiters;
}

function recruiterOf(recruiters: Map<string, RecruiterActor>, key: CompanyKey): RecruiterActor {
  const recruiter = recruiters.get(key);
  if (recruiter === undefined) throw new Error(`The demo has no recruiter for ${key}.`);
  return recruiter;
}

async function createJobs(
  deps: Dependencies,
  recruiters: Map<string, RecruiterActor>,
): Promise<Map<string, DemoJob>> {
  const start = deps.now().getTime() - JOB_DAYS * DAY_MS;
  const step = (JOB_DAYS * DAY_MS) / JOBS.length;
  const jobs = new Map<string, DemoJob>();
  for (const [index, job] of JOBS.entries()) {
    const early = (job.daysEarlier ?? 0) * DAY_MS;
    const at = new Date(start + index * step - early);
    const created = await createJob(
      { ...deps, now: () => at },
      recruiterOf(recruiters, job.company),
      toInput(job),
    );
    jobs.set(created._id, job);
  }
  return jobs;
}

function toInput(job: DemoJob): CreateJobInput {
  const { name, size, industry, about } = COMPANIES[job.company];
  const [min, max] = job.pay;
  return CreateJobInput.parse({
    title: job.title,
    description: `${job.what}\n\n${about}`,
    requiredSkills: [...job.skills],
    niceToHaveSkills: [...(job.niceToHave ?? [])],
    requiredYears: job.years,
    location: { city: job.city, remote: job.remote ?? false, hybrid: job.hybrid ?? false },
    salary: { min, max, currency: job.currency, period: job.period },
    company: { name, size, industry },
    jobType: job.type,
    urgency: job.urgency,
    benefits: ["Medical insurance", "Paid training", "21 days of leave"],
  });
}

async function createCandidates(deps: Dependencies): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const { name, email, cv: file } of CANDIDATES) {
    const { userId } = await signUp(deps, LOCAL_ADDRESS, {
      name,
      email,
      password: DEMO_PASSWORD,
      role: "candidate",
    });
    const actor: CandidateActor = { role: "candidate", userId, sessionId: "" };
    const bytes = await readFile(packageFile(`assets/demo/${file}.pdf`));
    const cv = new File([bytes], `${name}.pdf`);
    await uploadCv(deps, actor, formWith(cv));
    candidates.push({ actor, cv });
  }
  return candidates;
}

function formWith(cv: File, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(CV_FILE_FIELD, cv);
  return form;
}

/** Applies to the jobs that fit best. */
async function apply(deps: Dependencies, { actor, cv }: Candidate): Promise<Job[]> {
  const { recommendedJobs } = await recommendJobs(deps, actor);
  const jobs = recommendedJobs.slice(0, MAX_APPLICATIONS);
  for (const job of jobs) await applyToJob(deps, actor, formWith(cv, { jobId: job._id }));
  return jobs;
}

function companyOf(jobs: Map<string, DemoJob>, job: Job): CompanyKey {
  const known = jobs.get(job._id);
  if (known === undefined) throw new Error("The demo does not know this job.");
  return known.company;
}

import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { openAs, type Person, postJob, signUp } from "./people.ts";

interface Scheduling {
  readonly candidate: Person;
  readonly recruiter: Person;
  readonly job: { readonly _id: string };
  /** The recruiter's, where the interview of these two is planned. */
  readonly page: Page;
}

/** A candidate, and a recruiter with a job who is about to invite them. */
export async function openScheduling(browser: Browser, request: APIRequestContext): Promise<Scheduling> {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const job = await postJob(request, recruiter);
  const path = `/schedule-interview?candidateId=${candidate.userId}&jobId=${job._id}`;
  return { candidate, recruiter, job, page: await openAs(browser, recruiter, path) };
}

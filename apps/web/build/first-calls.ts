import type { AppRouter } from "@rolecall/api/router";
import type { Role } from "@rolecall/contracts/auth/enums";
import type { inferRouterInputs } from "@trpc/server";
import { MOST_PER_ANSWER } from "../src/features/applications/most-per-answer.ts";
import { OWN_JOBS_CHUNK, PAGE_SIZE } from "../src/features/jobs/own-jobs-page.ts";

/** A query that a screen begins with. */
export interface FirstCall {
  /** As tRPC names it: `jobs.get`. */
  readonly procedure: string;
  /**
   * A value `$jobId` stands for that part of the screen's path, or for that search parameter, `$userId` for who is
   * logged in. Where there is none the query is not asked.
   */
  readonly input?: unknown;
  /** Only theirs; everybody's when left out. */
  readonly role?: Role | undefined;
}

type Inputs = inferRouterInputs<AppRouter>;

function call<Feature extends keyof Inputs & string, Procedure extends keyof Inputs[Feature] & string>(
  feature: Feature,
  procedure: Procedure,
  { input, role }: { input?: Inputs[Feature][Procedure]; role?: Role } = {},
): FirstCall {
  return { procedure: `${feature}.${procedure}`, input, role };
}

/**
 * By path of a screen, what its content waits for: the page asks for it before the program is there
 * (`public/first-paint.js`). The screens ask for just the same, or it would be asked for in vain.
 */
export const FIRST_CALLS: Readonly<Record<string, readonly FirstCall[]>> = {
  "/dashboard": [
    call("jobs", "search", { input: { page: 1, limit: PAGE_SIZE }, role: "candidate" }),
    call("jobs", "list", {
      input: { recruiterId: "$userId", openFirst: true, page: 1, limit: OWN_JOBS_CHUNK },
      role: "recruiter",
    }),
  ],
  "/jobs/$jobId": [call("jobs", "get", { input: { id: "$jobId" } })],
  "/applicants/$jobId": [
    call("applications", "listForJob", {
      input: { jobId: "$jobId", page: 1, limit: MOST_PER_ANSWER },
      role: "recruiter",
    }),
  ],
  "/messages": [
    call("conversations", "list"),
    call("conversations", "messages", { input: { id: "$conversationId" } }),
  ],
  "/interviews": [call("interviews", "list", { input: {} })],
  "/interviews/$interviewId": [call("interviews", "get", { input: { id: "$interviewId" } })],
  "/profile": [call("users", "me", { role: "candidate" })],
  "/account": [call("users", "me")],
};

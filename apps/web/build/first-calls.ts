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
   * logged in, `$timeZone` for where the browser is. Where there is none the query is not asked.
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

const me = call("users", "me");
const interviews = call("interviews", "list", { input: {} });
const applied = call("applications", "mine", { role: "candidate" });
const applicants = [
  call("applications", "listForJob", {
    input: { jobId: "$jobId", page: 1, limit: MOST_PER_ANSWER },
    role: "recruiter",
  }),
  { ...interviews, role: "recruiter" as const },
  call("jobs", "get", { input: { id: "$jobId" }, role: "recruiter" }),
];

/**
 * By path of a screen, what its loaders ask for: the page asks for it before the program is there
 * (`public/first-paint.js`), all at once, so that nothing of it moves what came before. What a screen does not ask for
 * with just the same input is asked for in vain.
 */
export const FIRST_CALLS: Readonly<Record<string, readonly FirstCall[]>> = {
  "/dashboard": [
    me,
    call("jobs", "list", {
      input: { recruiterId: "$userId", openFirst: true, page: 1, limit: OWN_JOBS_CHUNK },
      role: "recruiter",
    }),
    call("applications", "countByRecruiter", { role: "recruiter" }),
    call("applications", "countByJob", { role: "recruiter" }),
    call("applications", "countMatchesToday", { input: { timeZone: "$timeZone" }, role: "recruiter" }),
    call("jobs", "search", { input: { page: 1, limit: PAGE_SIZE }, role: "candidate" }),
    call("jobs", "recommended", { role: "candidate" }),
    applied,
    call("savedSearches", "list", { role: "candidate" }),
  ],
  "/jobs/$jobId": [
    call("jobs", "get", { input: { id: "$jobId" } }),
    applied,
    { ...interviews, role: "candidate" },
    call("jobs", "match", { input: { id: "$jobId" }, role: "candidate" }),
  ],
  "/applicants/$jobId": applicants,
  "/applicants/$jobId/compare": applicants,
  "/messages": [
    call("conversations", "list"),
    // The thread asks for it once it is there.
    call("conversations", "messages", { input: { id: "$conversationId" } }),
  ],
  "/interviews": [interviews],
  "/interviews/$interviewId": [call("interviews", "get", { input: { id: "$interviewId" } })],
  "/profile": [
    { ...me, role: "candidate" },
    applied,
    call("applications", "removed", { role: "candidate" }),
    { ...interviews, role: "candidate" },
  ],
  "/account": [
    me,
    call("auth", "sessions"),
    call("blocks", "list"),
    call("notifications", "popups"),
    call("users", "hiddenFrom", { role: "candidate" }),
  ],
};

import { appendEvents, type NewLiveEvent, withTx } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { cancelInterviewsOfSuspended } from "../../interviews/cancel-interviews-of-suspended.ts";
import { takeOffJob } from "../../jobs/take-off-job.ts";
import { describeDecision, tellReporters } from "./decision-news.ts";
import { decideOpenReports, lockMember, lockOpenJobsOf, setSuspended } from "./decisions.queries.ts";

export type UserDecision = "suspend" | "dismiss" | "restore";

export interface UserDecisionResult {
  /** Reports that are answered. */
  readonly answered: number;
  readonly closedJobs: number;
  readonly cancelledInterviews: number;
}

/**
 * Whoever runs the site decides about a person. `suspend` signs them out everywhere and lets them in only to export
 * their data and to delete the account, closes a recruiter's open jobs and cancels the interviews that lie ahead;
 * `dismiss` leaves all as it is; `restore` lets a suspended person in again, and brings back nothing else: what was
 * closed they reopen, and others may have planned anew since. The first two answer every open report about how they
 * behave; who reported is told.
 */
export async function decideAboutUser(
  deps: Dependencies,
  { userId, decision }: { userId: string; decision: UserDecision },
): Promise<UserDecisionResult> {
  const now = deps.now();
  const { jobIds, ...result } = await withTx(deps.database.db, async (tx) => {
    const member = await lockMember(tx, userId);
    if (member === undefined) throw notFound("person");
    if (decision === "restore") {
      if (member.suspendedAt === null) throw new AppError("STATE_CONFLICT", "This person is not suspended.");
      await setSuspended(tx, userId, null);
      // What began while they were suspended knows itself as such in the browser: the next login is a whole one.
      await deps.sessions.endAll(tx, userId);
      return { answered: 0, jobIds: [], cancelledInterviews: 0 };
    }
    const suspend = decision === "suspend";
    const closed: string[] = [];
    const events: NewLiveEvent[] = [];
    let cancelledInterviews = 0;
    if (suspend && member.suspendedAt === null) {
      await setSuspended(tx, userId, now);
      for (const id of await lockOpenJobsOf(tx, userId)) {
        await takeOffJob(tx, deps, { id, at: now });
        closed.push(id);
      }
      const interviews = await cancelInterviewsOfSuspended(tx, deps, { userId, ...member });
      cancelledInterviews = interviews.cancelled;
      events.push(...interviews.events);
      await deps.sessions.endAll(tx, userId);
    }
    const status = suspend ? "upheld" : "dismissed";
    const decided = await decideOpenReports(tx, { userId }, { status, at: now });
    const { name } = member;
    const describe = () => describeDecision(suspend, { jobTitle: null, name });
    await appendEvents(tx, [...events, ...(await tellReporters(tx, decided, { describe, now }))]);
    return { answered: decided.length, jobIds: closed, cancelledInterviews };
  });
  await Promise.all(jobIds.map((id) => deps.jobIndex.refresh(id)));
  return { ...result, closedJobs: jobIds.length };
}

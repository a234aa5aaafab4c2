import { appendEvents, isId, withTx } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { takeOffJob } from "../../jobs/take-off-job.ts";
import { describeDecision, tellReporters } from "./decision-news.ts";
import { decideOpenReports, lockMember, lockOpenJobsOf, setSuspended } from "./decisions.queries.ts";

export type UserDecision = "suspend" | "dismiss" | "restore";

/**
 * Whoever runs the site decides about a person: `suspend` signs them out everywhere and lets them in no more, and
 * closes a recruiter's open jobs; `dismiss` leaves all as it is; `restore` lets a suspended person in again. The
 * first two answer every open report about how they behave; who reported is told.
 * @returns how many reports are answered.
 */
export async function decideAboutUser(
  deps: Dependencies,
  { userId, decision }: { userId: string; decision: UserDecision },
): Promise<number> {
  if (!isId(userId)) throw notFound("person");
  const now = deps.now();
  const { answered, jobIds } = await withTx(deps.database.db, async (tx) => {
    const member = await lockMember(tx, userId);
    if (member === undefined) throw notFound("person");
    if (decision === "restore") {
      if (member.suspendedAt === null) throw new AppError("STATE_CONFLICT", "This person is not suspended.");
      await setSuspended(tx, userId, null);
      return { answered: 0, jobIds: [] };
    }
    const suspend = decision === "suspend";
    const closed: string[] = [];
    if (suspend && member.suspendedAt === null) {
      await setSuspended(tx, userId, now);
      for (const id of await lockOpenJobsOf(tx, userId)) {
        await takeOffJob(tx, deps, { id, at: now });
        closed.push(id);
      }
      await deps.sessions.endAll(tx, userId);
    }
    const status = suspend ? "upheld" : "dismissed";
    const decided = await decideOpenReports(tx, { userId }, { status, at: now });
    const { name } = member;
    const describe = () => describeDecision(suspend, { jobTitle: null, name });
    await appendEvents(tx, await tellReporters(tx, decided, { describe, now }));
    return { answered: decided.length, jobIds: closed };
  });
  await Promise.all(jobIds.map((id) => deps.jobIndex.refresh(id)));
  return answered;
}

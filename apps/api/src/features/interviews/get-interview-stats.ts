import { INTERVIEW_STATUSES } from "@rolecall/contracts/interviews/enums";
import type { InterviewStats } from "@rolecall/contracts/interviews/schemas";
import type { Actor } from "../auth/actor.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { weekOf } from "./interview-moment.ts";
import { countInterviews } from "./interview-stats.queries.ts";

/** Counts of the actor's interviews; the week is that of the zone asked for, from Monday. */
export async function getInterviewStats(
  deps: InterviewDeps,
  actor: Actor,
  { timeZone }: { timeZone: string },
): Promise<InterviewStats> {
  const now = deps.now();
  const counts = await countInterviews(deps.database.db, actor, { now, week: weekOf(now, timeZone) });
  return {
    upcomingInterviews: sum(counts.map((row) => row.upcoming)),
    thisWeekInterviews: sum(counts.map((row) => row.inWeek)),
    totalInterviews: sum(counts.map((row) => row.total)),
    statusBreakdown: counts
      .map((row) => ({ _id: row.status, count: row.total }))
      .toSorted((a, b) => INTERVIEW_STATUSES.indexOf(a._id) - INTERVIEW_STATUSES.indexOf(b._id)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

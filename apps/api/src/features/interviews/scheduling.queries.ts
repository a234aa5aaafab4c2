import { INTERVIEW_DURATIONS } from "@rolecall/contracts/interviews/enums";
import type { Executor, Tx } from "@rolecall/db";
import { applications, interviews } from "@rolecall/db/schema";
import { and, eq, gt, gte, lt, ne, or } from "drizzle-orm";
import type { BusyTime, TimeRange } from "./slots/slots.ts";

/** Keeps the application from being deleted until the transaction ends. */
export async function holdApplication(
  tx: Tx,
  application: { id: string; candidateId: string; jobId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.id, application.id),
        eq(applications.candidateId, application.candidateId),
        eq(applications.jobId, application.jobId),
      ),
    )
    .for("key share");
  return rows.length > 0;
}

/** Longest interview there is: how far before a range one may begin that reaches into it. */
const LONGEST_MS = Math.max(...INTERVIEW_DURATIONS) * 60_000;

interface BusyOptions extends TimeRange {
  readonly recruiterId: string;
  readonly candidateId: string;
  /** An interview of the recruiter that does not count: the one to be moved. */
  readonly exceptId: string | undefined;
}

/** The live interviews of the recruiter and of the candidate that reach into a range. */
export async function listBusyTimes(db: Executor, options: BusyOptions): Promise<BusyTime[]> {
  const { recruiterId, candidateId, start, end, exceptId } = options;
  const rows = await db
    .select({ recruiterId: interviews.recruiterId, start: interviews.scheduledAt, end: interviews.endsAt })
    .from(interviews)
    .where(
      and(
        or(eq(interviews.recruiterId, recruiterId), eq(interviews.candidateId, candidateId)),
        ne(interviews.status, "cancelled"),
        gte(interviews.scheduledAt, new Date(start.getTime() - LONGEST_MS)),
        lt(interviews.scheduledAt, end),
        gt(interviews.endsAt, start),
        exceptId === undefined
          ? undefined
          : or(ne(interviews.id, exceptId), ne(interviews.recruiterId, recruiterId)),
      ),
    );
  return rows.map((row) => ({ start: row.start, end: row.end, own: row.recruiterId === recruiterId }));
}

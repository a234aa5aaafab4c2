import { pageOffset } from "@rolecall/contracts/common/query";
import type { ListInterviewsInput, ListInterviewsResult } from "@rolecall/contracts/interviews/schemas";
import type { Actor } from "../auth/actor.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { toInterview } from "./interviews.mapper.ts";
import { listInterviewRows } from "./interviews.queries.ts";

/** The actor's interviews, soonest first. */
export async function listInterviews(
  deps: InterviewDeps,
  actor: Actor,
  { upcoming = false, status, page, limit }: ListInterviewsInput,
): Promise<ListInterviewsResult> {
  const now = deps.now();
  const rows = await listInterviewRows(deps.database.db, actor, {
    now,
    upcoming,
    status,
    offset: pageOffset({ page, limit }),
    limit,
  });
  return { interviews: rows.map((row) => toInterview(row, now)) };
}

import type { FileStream } from "@rolecall/contracts/common/file-stream";
import type { IdInput } from "@rolecall/contracts/common/id";
import { notFound } from "../../../errors/app-error.ts";
import type { Actor } from "../../auth/actor.ts";
import type { InterviewDeps } from "../interview-deps.ts";
import { findInterview } from "../interviews.queries.ts";
import { buildInterviewCalendar } from "./interview-calendar.ts";

/** The interview as a file that calendars import. */
export async function downloadInterviewCalendar(
  deps: InterviewDeps,
  actor: Actor,
  { id }: IdInput,
): Promise<FileStream> {
  const row = await findInterview(deps.database.db, actor, id);
  if (row === undefined) throw notFound("interview");
  const file = new Blob([buildInterviewCalendar(row)]);
  return {
    fileName: "interview.ics",
    contentType: "text/calendar; charset=utf-8",
    size: file.size,
    stream: file.stream(),
  };
}

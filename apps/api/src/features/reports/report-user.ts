import type { CreateReportResult, ReportUserInput } from "@rolecall/contracts/reports/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, invalidInput, notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { findKnownMember } from "../blocks/blocks.queries.ts";
import { createReport } from "./create-report.ts";
import { isTalkWith } from "./reports.queries.ts";

/** Tells whoever runs the site how somebody of the other role behaves. The person is not told. */
export async function reportUser(
  deps: Dependencies,
  actor: Actor,
  { userId, reason, details, conversationId }: ReportUserInput,
): Promise<CreateReportResult> {
  const { db } = deps.database;
  if (userId === actor.userId) throw invalidInput("userId", "You cannot report yourself.");
  const member = await findKnownMember(db, actor, userId);
  if (member === undefined) throw notFound("user");
  if (member.role === actor.role) throw forbidden("Reports are between candidates and recruiters.");
  const talk = conversationId ?? null;
  if (talk !== null && !(await isTalkWith(db, actor, { conversationId: talk, memberId: userId }))) {
    throw notFound("conversation");
  }
  return createReport(deps, {
    reporterId: actor.userId,
    userId,
    job: null,
    conversationId: talk,
    reason,
    details,
  });
}

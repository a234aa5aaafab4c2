import { z } from "zod";
import { GivenId, Id, Instant } from "../common/id.ts";
import { trimmedText } from "../common/text.ts";
import {
  JOB_REPORT_REASONS,
  MAX_REPORT_DETAILS,
  REPORT_REASONS,
  REPORT_STATUSES,
  USER_REPORT_REASONS,
} from "./enums.ts";

const details = trimmedText({ max: MAX_REPORT_DETAILS }).default("");

/** "Other" says nothing by itself. */
function saysWhat({ reason, details }: { reason: string; details: string }): boolean {
  return reason !== "other" || details !== "";
}
const SAY_WHAT = { path: ["details"], message: "Say in a few words what is wrong." };

export const ReportJobInput = z
  .object({ jobId: GivenId, reason: z.enum(JOB_REPORT_REASONS), details })
  .refine(saysWhat, SAY_WHAT);
export type ReportJobInput = z.infer<typeof ReportJobInput>;

export const ReportUserInput = z
  .object({
    userId: GivenId,
    reason: z.enum(USER_REPORT_REASONS),
    details,
    conversationId: GivenId.nullish().describe("An own conversation with them, for whoever decides to read."),
  })
  .refine(saysWhat, SAY_WHAT);
export type ReportUserInput = z.infer<typeof ReportUserInput>;

/** A report as its reporter sees it. */
export const Report = z.object({
  _id: Id,
  job: z.object({ _id: Id, title: z.string() }).nullable().describe("Null for a report of a person."),
  user: z.object({ _id: Id, name: z.string() }).nullable().describe("Null for a report of a job."),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  status: z.enum(REPORT_STATUSES),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
});
export type Report = z.infer<typeof Report>;

export const CreateReportResult = z.object({ report: Report, created: z.boolean() });
export type CreateReportResult = z.infer<typeof CreateReportResult>;

/** The newest 100. */
export const ListReportsResult = z.object({ reports: z.array(Report) });

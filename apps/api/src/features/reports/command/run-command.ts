import type { Dependencies } from "../../../dependencies.ts";
import { notFound } from "../../../errors/app-error.ts";
import { findJob } from "../../jobs/jobs.queries.ts";
import { decideAboutJob } from "../deciding/decide-about-job.ts";
import { decideAboutUser } from "../deciding/decide-about-user.ts";
import {
  findMemberLine,
  listLastMessages,
  listOpenSubjects,
  listReportsAbout,
  type OpenSubject,
  type ReportLine,
} from "./command.queries.ts";
import type { ReportsCommand } from "./parse-command.ts";

const MAX_LISTED = 100;
const MAX_MESSAGES = 20;

/** What members write may hold anything: such a character could rewrite what the terminal shows. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Does what the command says; the result is the lines to print. */
export async function runCommand(deps: Dependencies, command: ReportsCommand): Promise<string[]> {
  const lines = await answer(deps, command);
  return lines.map((line) => line.replaceAll(UNSEEN, "·"));
}

async function answer(deps: Dependencies, command: ReportsCommand): Promise<string[]> {
  if ("show" in command) return listAll(deps);
  if (command.decision === undefined) {
    return "jobId" in command ? showJob(deps, command.jobId) : showUser(deps, command.userId);
  }
  if ("jobId" in command) {
    const answered = await decideAboutJob(deps, { jobId: command.jobId, decision: command.decision });
    return command.decision === "restore" ? ["Done."] : [`Done. ${told(answered)}`];
  }
  const { decision, userId } = command;
  const { answered, closedJobs, cancelledInterviews } = await decideAboutUser(deps, { userId, decision });
  if (decision === "restore") {
    return [
      "Done. They can log in again.",
      "Jobs that were closed stay closed until they reopen them; interviews that were cancelled stay cancelled.",
    ];
  }
  if (decision === "dismiss") return [`Done. ${told(answered)}`];
  return [
    `Done. ${told(answered)}`,
    `Jobs closed: ${closedJobs}. Interviews cancelled, with both sides told: ${cancelledInterviews}.`,
    "They can log in to download their data and to delete the account, and for nothing else.",
  ];
}

function told(answered: number): string {
  return `${answered === 1 ? "1 report is" : `${answered} reports are`} answered.`;
}

async function listAll({ database }: Dependencies): Promise<string[]> {
  const subjects = await listOpenSubjects(database.sql, MAX_LISTED);
  if (subjects.length === 0) return ["Nothing is reported that is not decided."];
  return subjects.flatMap(describeSubject);
}

function describeSubject({
  jobId,
  userId,
  title,
  name,
  role,
  reports,
  reasons,
  since,
}: OpenSubject): string[] {
  const what = jobId === null ? `${name} (${role})` : `“${title}” by ${name}`;
  return [
    `${reports === 1 ? "1 report" : `${reports} reports`} since ${day(since)}: ${what}`,
    `  ${reasons.join(", ")}`,
    `  pnpm reports ${jobId === null ? `--person ${userId}` : `--job ${jobId}`}`,
  ];
}

async function showJob({ database }: Dependencies, jobId: string): Promise<string[]> {
  const reports = await listReportsAbout(database.sql, { jobId });
  const found = await findJob(database.db, jobId);
  if (found === undefined && reports.length === 0) throw notFound("job");
  const head =
    found === undefined
      ? ["This job has been deleted since."]
      : [
          found.job.title,
          `  ${found.job.companyName === "" ? "no company named" : found.job.companyName}; ${stateOf(found.job)}; posted ${day(found.job.createdAt)}`,
          `  by ${found.recruiter.name}, ${found.recruiter.email}: pnpm reports --person ${found.job.recruiterId}`,
          "",
          ...indent(found.job.description),
        ];
  return [...head, "", ...reports.flatMap(describeReport)];
}

async function showUser({ database }: Dependencies, userId: string): Promise<string[]> {
  const member = await findMemberLine(database.sql, userId);
  if (member === undefined) throw notFound("person");
  const reports = await listReportsAbout(database.sql, { userId });
  const lines = [
    `${member.name}, ${member.email}`,
    `  ${member.role} since ${day(member.since)}${member.suspendedAt === null ? "" : `; suspended since ${day(member.suspendedAt)}`}`,
    "",
  ];
  for (const report of reports) {
    lines.push(...describeReport(report));
    if (report.conversationId === null) continue;
    const messages = await listLastMessages(database.sql, {
      conversationId: report.conversationId,
      senderId: userId,
      limit: MAX_MESSAGES,
    });
    lines.push(...messages.flatMap(({ at, text }) => [`  ${instant(at)}:`, ...indent(text, 4)]), "");
  }
  return lines;
}

function describeReport({ at, reporter, email, reason, details, status }: ReportLine): string[] {
  return [
    `${instant(at)} ${reason}${status === "open" ? "" : ` (${status})`}, by ${reporter}, ${email}`,
    ...(details === "" ? [] : indent(details)),
  ];
}

function stateOf({ closedAt, withheldAt }: { closedAt: Date | null; withheldAt: Date | null }): string {
  if (withheldAt !== null) return `closed by you on ${day(withheldAt)}`;
  return closedAt === null ? "open" : "closed";
}

function indent(text: string, by = 2): string[] {
  return text.split("\n").map((line) => `${" ".repeat(by)}${line}`);
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function instant(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}

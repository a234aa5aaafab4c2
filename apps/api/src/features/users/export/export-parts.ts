import type { Role } from "@rolecall/contracts/auth/enums";
import type { Sql } from "@rolecall/db";
import type { Actor } from "../../auth/actor.ts";
import {
  type ExportRow,
  readAnalyses,
  readApplications,
  readBlocks,
  readConversations,
  readInterviews,
  readJobs,
  readMessages,
  readNotifications,
  readRemovedApplications,
  readReports,
  readSavedSearches,
  readSearchAlerts,
} from "./export.queries.ts";

/** A list in the archive: one JSON file. */
export interface ExportPart {
  readonly fileName: string;
  /** For the guide: what the file holds. */
  readonly about: string;
  /** Left out for whoever cannot have any. */
  readonly role?: Role;
  readonly pages: (sql: Sql, actor: Actor) => AsyncIterable<readonly ExportRow[]>;
}

/** Everything that is held of a member beyond account, profile and files. */
const EXPORT_PARTS: readonly ExportPart[] = [
  {
    fileName: "cv-analyses.json",
    about: "What was read in each of your CVs, with the lines it was read from.",
    pages: (sql, { userId }) => readAnalyses(sql, userId),
  },
  {
    fileName: "applications.json",
    about: "Your applications: how far each has come, its score, and every reason behind the score.",
    role: "candidate",
    pages: (sql, { userId }) => readApplications(sql, userId),
  },
  {
    fileName: "removed-applications.json",
    about: "Applications of yours that were removed by somebody else.",
    role: "candidate",
    pages: (sql, { userId }) => readRemovedApplications(sql, userId),
  },
  {
    fileName: "saved-searches.json",
    about: "The searches that you saved, and whether you are told of new jobs.",
    role: "candidate",
    pages: (sql, { userId }) => readSavedSearches(sql, userId),
  },
  {
    fileName: "search-alerts.json",
    about: "Of which jobs you were told by a saved search.",
    role: "candidate",
    pages: (sql, { userId }) => readSearchAlerts(sql, userId),
  },
  {
    fileName: "jobs.json",
    about: "The jobs that you posted. Who applied is theirs to export.",
    role: "recruiter",
    pages: (sql, { userId }) => readJobs(sql, userId),
  },
  {
    fileName: "conversations.json",
    about: "With whom you talked, and about which job.",
    pages: (sql, actor) => readConversations(sql, actor),
  },
  {
    fileName: "messages.json",
    about: "Every message of your conversations, yours (from: me) and those you received (from: them).",
    pages: readAllMessages,
  },
  {
    fileName: "interviews.json",
    about: "Your interviews with their history.",
    pages: (sql, actor) => readInterviews(sql, actor),
  },
  {
    fileName: "blocked.json",
    about: "Whom you have blocked.",
    pages: (sql, { userId }) => readBlocks(sql, userId),
  },
  {
    fileName: "reports.json",
    about: "What you have reported, and what became of it.",
    pages: (sql, { userId }) => readReports(sql, userId),
  },
  {
    fileName: "notifications.json",
    about: "Your notifications; they are kept for half a year.",
    pages: (sql, { userId }) => readNotifications(sql, userId),
  },
];

async function* readAllMessages(sql: Sql, actor: Actor): AsyncGenerator<readonly ExportRow[]> {
  for await (const conversations of readConversations(sql, actor)) {
    for (const { id } of conversations) yield* readMessages(sql, id, actor.userId);
  }
}

/** The parts that a role can have. */
export function partsFor(role: Role): ExportPart[] {
  return EXPORT_PARTS.filter((part) => part.role === undefined || part.role === role);
}

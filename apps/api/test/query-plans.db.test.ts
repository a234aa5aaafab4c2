import { type Db, newId, readEvents, withTx } from "@rolecall/db";
import * as schema from "@rolecall/db/schema";
import { createTestDatabase } from "@rolecall/db/testing";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import {
  listApplicationIdsForJob,
  listApplicationsForJob,
  listApplicationsOf,
} from "../src/features/applications/applications.queries.ts";
import { listRemovedRows } from "../src/features/applications/removal.queries.ts";
import type { Actor } from "../src/features/auth/actor.ts";
import {
  listConversationRows,
  listMessageRows,
} from "../src/features/conversations/conversations.queries.ts";
import { insertMessages } from "../src/features/conversations/message-writer.queries.ts";
import { listHistory } from "../src/features/cv/cv.queries.ts";
import { listInterviewRows } from "../src/features/interviews/interviews.queries.ts";
import {
  listAllJobsOf,
  listOpenAndOwnJobs,
  listOpenJobs,
  listOpenJobsOf,
} from "../src/features/jobs/list-jobs.queries.ts";
import { searchJobIds } from "../src/features/jobs/search/search.queries.ts";
import type { SearchPlan } from "../src/features/jobs/search/search-plan.ts";
import { listNotificationRows } from "../src/features/notifications/notifications.queries.ts";
import { deleteOwnRows } from "../src/features/users/deletion/deletion.queries.ts";
import { readAnalyses } from "../src/features/users/export/export.queries.ts";
import { listUserSummaries } from "../src/features/users/users.queries.ts";

interface Statement {
  readonly text: string;
  readonly params: string[];
}

const database = await createTestDatabase();
const client = postgres(database.url, { max: 1 });
const statements: Statement[] = [];
const db: Db = drizzle(client, {
  schema,
  logger: { logQuery: (text, params) => statements.push({ text, params: params.map(String) }) },
});
/** For statements that Drizzle does not write. */
const raw = postgres(database.url, {
  max: 1,
  fetch_types: false,
  debug: (_, text, params) => statements.push({ text, params: params.map(String) }),
});
afterAll(async () => {
  await raw.end();
  await client.end();
  await database.close();
});

const id = newId();
const candidate: Actor = { role: "candidate", userId: id, sessionId: "" };
const recruiter: Actor = { role: "recruiter", userId: id, sessionId: "" };
const page = { limit: 20, offset: 0 };
const reader = { userId: id, role: "candidate", signedUpAt: new Date(), readUntil: null } as const;
const interviews = { ...page, now: new Date(), upcoming: false, status: undefined };

const search: SearchPlan = {
  query: "",
  queryParts: 0,
  tiers: [],
  skillQueries: [],
  requiredQueries: [],
  requiredQuery: "",
  maxYears: undefined,
  pay: undefined,
  impossible: false,
};

const LISTS: Record<string, () => Promise<unknown>> = {
  "open jobs": () => listOpenJobs({ db, planned: db }, page),
  "a later page of open jobs": () => listOpenJobs({ db, planned: db }, { ...page, offset: 20 }),
  "open jobs and a recruiter's own": () => listOpenAndOwnJobs(db, { ...page, recruiterId: id }),
  "a recruiter's open jobs": () => listOpenJobsOf(db, { ...page, recruiterId: id }),
  "a recruiter's jobs": () => listAllJobsOf(db, { ...page, recruiterId: id, openFirst: false }),
  "a recruiter's jobs, open ones first": () =>
    listAllJobsOf(db, { ...page, recruiterId: id, openFirst: true }),
  "searched jobs": () => searchJobIds(db, search, { ...page, countUpTo: 1_000 }),
  "a job's applicants": () => listApplicationsForJob(db, id, page),
  "all applicants of a job": () => listApplicationIdsForJob(db, id),
  "a candidate's applications": () => listApplicationsOf(db, id),
  "a candidate's removed applications": () => listRemovedRows(db, id, 20),
  "a candidate's conversations": () => listConversationRows(db, candidate, 20),
  "a recruiter's conversations": () => listConversationRows(db, recruiter, 20),
  messages: () => listMessageRows(db, { conversationId: id, after: 0, upTo: 20 }),
  "a candidate's interviews": () => listInterviewRows(db, candidate, interviews),
  "a recruiter's interviews": () => listInterviewRows(db, recruiter, interviews),
  analyses: () => listHistory(db, id, 20),
  notifications: () => listNotificationRows(db, reader, page),
  "live events": () => readEvents(db, { after: 1, userId: id, role: "candidate", limit: 20 }),
  "everybody by name": () => listUserSummaries(db, id, { limit: 20, page: 1 }),
  "people by name": () => listUserSummaries(db, id, { role: "candidate", limit: 20, page: 1 }),
};

test.each(Object.entries(LISTS))("%s come from an index in their order, without a sort", async (_, list) => {
  statements.length = 0;
  await list();
  const asked = [...statements];
  expect(asked).not.toEqual([]);
  for (const statement of asked) {
    const plan = await explain(statement);
    expect(plan).toContain("Index");
    // A step of the plan; "Sort Key" by itself belongs to a merge of two ordered halves.
    expect(plan).not.toContain("Sort  (");
  }
});

/** What is looked for by whose it is, among that of everybody. */
const OF_MEMBERS: Record<string, () => Promise<unknown>> = {
  "a page of a member's analyses": () => readAnalyses(raw, id)[Symbol.asyncIterator]().next(),
  "what a deleted member leaves": () => withTx(db, (tx) => deleteOwnRows(tx, id)),
};

test.each(Object.entries(OF_MEMBERS))("%s is found by an index", async (_, ask) => {
  statements.length = 0;
  await ask();
  const asked = statements.filter(({ text }) => text.includes(" from "));
  expect(asked).not.toEqual([]);
  for (const statement of asked)
    expect(await explain(statement)).toMatch(new RegExp(`Index Cond: .*= '${id}'`));
});

test("a message is stored by keys alone, also by a plan that is kept from when the tables were empty", async () => {
  const texts: string[] = [];
  const sql = postgres(database.url, { max: 1, debug: (_, text) => texts.push(text) });
  const message = { id: newId(), conversationId: newId(), senderId: id, text: "Hello", clientId: "a" };
  expect((await insertMessages(sql, [message])).messages).toEqual([]);
  await sql.unsafe(`set plan_cache_mode = force_generic_plan; prepare kept as ${texts.at(-1)}`);
  const rows = await sql.unsafe<{ "QUERY PLAN": string }[]>("explain execute kept('[]')");
  await sql.end();
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Scan.* on conversations/);
  expect(plan).toMatch(/Scan.* on messages/);
  expect(plan).not.toContain("Seq Scan");
});

/** On an empty table a sort is as good as anything: it is planned only where there is no other way. */
async function explain({ text, params }: Statement): Promise<string> {
  return client.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    await tx`set local enable_sort = off`;
    const rows = await tx.unsafe<{ "QUERY PLAN": string }[]>(`explain ${text}`, params);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

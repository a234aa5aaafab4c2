import {
  createConversation,
  createCvAnalysis,
  createInterview,
  createJob,
  createMessage,
  createNotification,
  createSavedSearch,
  createScoredApplication,
  createSession,
} from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionIdOf } from "../src/features/auth/sessions.ts";
import { findStoredFile } from "../src/files/stored-files.queries.ts";
import { ENDPOINTS } from "../src/rest/endpoints.ts";
import { listProcedures } from "../src/trpc/procedures.ts";
import { openTestApi, type TestApi } from "./harness.ts";
import { createPerson, type Person } from "./people.ts";

interface World {
  readonly candidate: Person;
  readonly recruiter: Person;
  readonly strangers: readonly [Person, Person];
  readonly jobId: string;
  readonly applicationId: string;
  readonly conversationId: string;
  readonly interviewId: string;
  readonly entryId: string;
  readonly notificationId: string;
  readonly sessionId: string;
  readonly savedSearchId: string;
}

interface Rule {
  readonly input: (world: World) => Readonly<Record<string, unknown>>;
  /** What a stranger of each role is answered: 404 where it is private that the thing exists. */
  readonly candidate: 403 | 404;
  readonly recruiter: 403 | 404;
  /** Whose thing it is; shown in the order of the table, so what destroys it comes last. */
  readonly owner: "candidate" | "recruiter";
}

const HIDDEN = { candidate: 404, recruiter: 404 } as const;
const REFUSED = { candidate: 403, recruiter: 403 } as const;

/** Every procedure that is given the id of something that belongs to somebody. */
const RULES: Readonly<Record<string, Rule>> = {
  "auth.endSession": { input: ({ sessionId }) => ({ id: sessionId }), ...HIDDEN, owner: "candidate" },
  "conversations.messages": { input: conversation, ...HIDDEN, owner: "candidate" },
  "conversations.send": {
    input: ({ conversationId }) => ({ conversationId, content: { text: "Hello" } }),
    ...HIDDEN,
    owner: "candidate",
  },
  "conversations.markRead": { input: conversation, ...HIDDEN, owner: "candidate" },
  "notifications.markOneRead": {
    input: ({ notificationId }) => ({ id: notificationId }),
    ...HIDDEN,
    owner: "candidate",
  },
  "savedSearches.update": {
    input: ({ savedSearchId }) => ({ id: savedSearchId, name: "Taken over" }),
    candidate: 404,
    recruiter: 403,
    owner: "candidate",
  },
  "savedSearches.open": { input: savedSearch, candidate: 404, recruiter: 403, owner: "candidate" },
  "savedSearches.delete": { input: savedSearch, candidate: 404, recruiter: 403, owner: "candidate" },
  "cv.historyEntry": { input: entry, ...HIDDEN, owner: "candidate" },
  "cv.deleteHistoryEntry": { input: entry, ...HIDDEN, owner: "candidate" },
  "interviews.get": { input: interview, ...HIDDEN, owner: "candidate" },
  "interviews.calendar": { input: interview, ...HIDDEN, owner: "recruiter" },
  "interviews.confirm": { input: interview, ...HIDDEN, owner: "candidate" },
  "interviews.reschedule": {
    input: ({ interviewId }) => ({ id: interviewId, newDate: inDays(30) }),
    candidate: 403,
    recruiter: 404,
    owner: "recruiter",
  },
  "interviews.cancel": {
    input: ({ interviewId }) => ({ id: interviewId, reason: "No longer needed." }),
    ...HIDDEN,
    owner: "recruiter",
  },
  "interviews.create": {
    input: ({ candidate, jobId }) => ({ candidateId: candidate.userId, jobId, scheduledDate: inDays(40) }),
    ...REFUSED,
    owner: "recruiter",
  },
  "applications.file": { input: application, ...HIDDEN, owner: "recruiter" },
  "applications.listForJob": { input: ({ jobId }) => ({ jobId }), ...REFUSED, owner: "recruiter" },
  "applications.evidence": { input: application, ...REFUSED, owner: "recruiter" },
  "applications.reanalyse": { input: application, ...REFUSED, owner: "recruiter" },
  "applications.markSeen": { input: application, ...REFUSED, owner: "recruiter" },
  "applications.changeStage": {
    input: ({ applicationId }) => ({ id: applicationId, action: "shortlist" }),
    ...REFUSED,
    owner: "recruiter",
  },
  "applications.changeStages": {
    input: ({ jobId, applicationId }) => ({ jobId, applicationIds: [applicationId], action: "reconsider" }),
    ...REFUSED,
    owner: "recruiter",
  },
  "applications.delete": { input: application, ...REFUSED, owner: "candidate" },
  "jobs.update": {
    input: ({ jobId }) => ({ id: jobId, title: "Taken over" }),
    ...REFUSED,
    owner: "recruiter",
  },
  "jobs.keepOpen": { input: ({ jobId }) => ({ id: jobId }), ...REFUSED, owner: "recruiter" },
  "jobs.close": { input: ({ jobId }) => ({ id: jobId }), ...REFUSED, owner: "recruiter" },
  "jobs.reopen": { input: ({ jobId }) => ({ id: jobId }), ...REFUSED, owner: "recruiter" },
  "jobs.delete": { input: ({ jobId }) => ({ id: jobId }), ...REFUSED, owner: "recruiter" },
};

/** The other procedures, and why a stranger can reach nothing by them. */
const UNOWNED: Readonly<Record<string, string>> = {
  "auth.signup": "makes its own",
  "auth.login": "needs the password",
  "auth.logout": "ends the session of the token",
  "auth.sessions": "of the session",
  "auth.endOtherSessions": "of the session",
  "users.me": "of the session",
  "notifications.popups": "of the session",
  "notifications.setPopup": "of the session",
  "users.hiddenFrom": "of the session",
  "users.saveHiddenFrom": "of the session",
  "users.deleteAccount": "of the session",
  "users.export": "of the session: export-data.db.test.ts",
  "users.list": "names for every recruiter",
  "users.candidate": "as the list: hidden-from.db.test.ts",
  "users.updateAccount": "of the session",
  "users.changePassword": "of the session",
  "users.updateProfile": "of the session",
  "users.reading": "of the session",
  "users.cvFile": "of the session",
  "users.correctReading": "of the session",
  "users.uploadCv": "of the session",
  "users.replaceCv": "of the session",
  "jobs.list": "public to members",
  "jobs.get": "public to members",
  "jobs.search": "public to members",
  "jobs.filter": "public to members",
  "jobs.recommended": "of the session",
  "jobs.match": "the session's profile against a public job",
  "jobs.create": "another's recruiterId: jobs.db.test.ts",
  "savedSearches.list": "of the session",
  "savedSearches.find": "of the session",
  "savedSearches.save": "of the session",
  "applications.upload": "another's candidateId: applications.db.test.ts",
  "applications.mine": "of the session",
  "applications.removed": "of the session",
  "applications.countByRecruiter": "of the session",
  "applications.countByJob": "of the session",
  "applications.countMatchesToday": "of the session",
  "cv.analyse": "makes its own",
  "cv.analyseSample": "makes its own",
  "cv.history": "of the session",
  "conversations.list": "of the session",
  "conversations.open": "anybody may write to the other side",
  "blocks.list": "of the session",
  "blocks.create": "makes its own: blocks.db.test.ts",
  "blocks.delete": "of the session",
  "reports.list": "of the session",
  "reports.job": "makes its own: reports.db.test.ts",
  "reports.user": "makes its own: reports.db.test.ts",
  "interviews.list": "of the session",
  "interviews.stats": "of the session",
  "interviews.availableSlots": "shows when, never what: list-available-slots.db.test.ts",
  "interviews.nearestSlots": "shows when, never what: list-available-slots.db.test.ts",
  "notifications.list": "of the session",
  "notifications.markRead": "of the session",
  "live.events": "live-privacy.db.test.ts",
  "live.position": "a number",
};

function conversation({ conversationId }: World) {
  return { id: conversationId };
}
function entry({ entryId }: World) {
  return { id: entryId };
}
function savedSearch({ savedSearchId }: World) {
  return { id: savedSearchId };
}
function interview({ interviewId }: World) {
  return { id: interviewId };
}
function application({ applicationId }: World) {
  return { id: applicationId };
}
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

describe("ownership", () => {
  let api: TestApi;
  let world: World;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    world = await makeWorld(api);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  /** Files come over REST alone. */
  const isFile = (procedure: string) =>
    ENDPOINTS.some((endpoint) => endpoint.procedure === procedure && endpoint.download !== undefined);

  async function callTrpc(procedure: string, person: Person): Promise<number> {
    const input = RULES[procedure]?.input(world);
    const { token } = person;
    const answer =
      listProcedures().get(procedure)?.type === "query"
        ? await api.call("GET", `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {
            token,
          })
        : await api.call("POST", `/trpc/${procedure}`, { token, body: input });
    return answer.status;
  }

  /** Undefined when the procedure has no row in the REST table. */
  async function callRest(procedure: string, person: Person): Promise<number | undefined> {
    const row = ENDPOINTS.find((endpoint) => endpoint.procedure === procedure);
    if (row === undefined) return undefined;
    const input = RULES[procedure]?.input(world) ?? {};
    const path = row.path.replaceAll(/:(\w+)/g, (_, name: string) => String(input[name]));
    const body = row.method === "get" ? {} : { body: input };
    return (await api.call(row.method.toUpperCase(), path, { token: person.token, ...body })).status;
  }

  it("is declared for every procedure", () => {
    const declared = [...Object.keys(RULES), ...Object.keys(UNOWNED)];
    const procedures = [...listProcedures().keys()];
    expect(declared.toSorted(), "a new procedure needs a line in RULES or UNOWNED").toEqual(
      procedures.toSorted(),
    );
  });

  it.each(Object.entries(RULES))("%s refuses a stranger and changes nothing", async (name, rule) => {
    const before = await snapshot(api);
    for (const stranger of world.strangers) {
      const expected = rule[stranger.role];
      expect(await callTrpc(name, stranger), `${stranger.role} by tRPC`).toBe(isFile(name) ? 400 : expected);
      expect([expected, undefined], `${stranger.role} by REST`).toContain(await callRest(name, stranger));
    }
    expect(await snapshot(api)).toEqual(before);
  });

  // The other half: were the ids of the table wrong, everybody would be refused above.
  it("serves the owner of each", async () => {
    for (const [name, { owner }] of Object.entries(RULES)) {
      const call = isFile(name) ? callRest : callTrpc;
      expect(await call(name, world[owner]), name).toBe(200);
    }
  });
});

/** All that is stored, the log of live events included; only sessions, which every call may prolong, are left out. */
async function snapshot({ database: { sql } }: TestApi): Promise<unknown> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'sessions'
    order by 1`;
  const rows = tables.map(async ({ name }) => [
    name,
    await sql`select t::text from ${sql(name)} t order by 1`,
  ]);
  return Promise.all(rows);
}

async function makeWorld(api: TestApi): Promise<World> {
  const { db } = api.database;
  const [candidate, recruiter] = [await createPerson(api, "candidate"), await createPerson(api, "recruiter")];
  const people = { candidateId: candidate.userId, recruiterId: recruiter.userId };
  const { id: jobId } = await createJob(db, { recruiterId: recruiter.userId });
  const about = await createScoredApplication(db, { jobId, candidateId: candidate.userId, score: 70 });
  const file = await findStoredFile(db, about.cvFileId);
  await api.deps.files.put(file?.key ?? "", new Uint8Array([1]));
  const talk = await createConversation(db, { ...people, jobId });
  await createMessage(db, { conversationId: talk.id, senderId: recruiter.userId });
  const sessionId = await createSecondSession(api, candidate.userId);
  return {
    candidate,
    recruiter,
    sessionId,
    strangers: [await createPerson(api, "candidate"), await createPerson(api, "recruiter")],
    jobId,
    applicationId: about.id,
    conversationId: talk.id,
    interviewId: (await createInterview(db, { ...people, jobId })).id,
    entryId: (await createCvAnalysis(db, { ownerId: candidate.userId })).id,
    savedSearchId: (await createSavedSearch(db, { candidateId: candidate.userId })).id,
    notificationId: (await createNotification(db, { userId: candidate.userId })).id,
  };
}

/** By the id that its owner knows it by. */
async function createSecondSession({ database: { db, sql } }: TestApi, userId: string): Promise<string> {
  const token = await createSession(db, userId);
  const [row] = await sql<{ public_id: string }[]>`
    select public_id from sessions where id = ${sessionIdOf(token)}`;
  return row?.public_id ?? "";
}

import { ListNotificationsInput } from "@rolecall/contracts/notifications/schemas";
import { newId, withTx } from "@rolecall/db";
import {
  createCandidate,
  createRecruiter,
  createTestDatabase,
  emptyDatabase,
  errorOf,
  createNotification as insertRow,
  type UserRow,
} from "@rolecall/db/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../auth/actor.ts";
import {
  createAudienceNotification,
  createNotification,
  createNotifications,
} from "./create-notification.ts";
import { deleteOldNotifications } from "./delete-old-notifications.ts";
import { listNotifications } from "./list-notifications.ts";
import { markNotificationsRead } from "./mark-notifications-read.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

const DAY_MS = 86_400_000;

function depsOf(now = new Date()) {
  return { database, now: () => now };
}

function actorOf(user: UserRow): Actor {
  return { role: user.role, userId: user.id, sessionId: "test" };
}

async function list(user: UserRow, query: object = {}) {
  const { notifications, unreadCount } = await listNotifications(
    depsOf(),
    actorOf(user),
    ListNotificationsInput.parse(query),
  );
  return { titles: notifications.map(({ title }) => title), unreadCount, notifications };
}

function announce(title: string, audience: "candidate" | "recruiter" = "candidate") {
  return withTx(database.db, (tx) =>
    createAudienceNotification(tx, audience, { type: "new_job", title, message: "A job." }),
  );
}

function tell(user: UserRow, title: string) {
  return withTx(database.db, (tx) =>
    createNotification(tx, { userId: user.id, type: "interview_changed", title, message: "News." }),
  );
}

describe("a notification", () => {
  it("is returned as it is kept", async () => {
    const user = await createCandidate(database.db);
    const [jobId, applicationId, interviewId] = [newId(), newId(), newId()];
    const at = new Date("2026-12-01T10:00:00.123Z");
    const created = await withTx(database.db, (tx) =>
      createNotification(tx, {
        userId: user.id,
        type: "job_match",
        title: "A match",
        message: "It fits.",
        matchScore: 87,
        jobId,
        applicationId,
        interviewId,
        at,
      }),
    );
    expect(created).toMatchObject({
      type: "job_match",
      title: "A match",
      message: "It fits.",
      matchScore: 87,
      timestamp: "2026-12-01T10:00:00.123Z",
      read: false,
      target: { jobId, applicationId, interviewId },
    });
    expect((await list(user)).notifications).toEqual([created]);
  });

  it("disappears with the transaction that made it", async () => {
    const user = await createCandidate(database.db);
    const lost = withTx(database.db, async (tx) => {
      await createNotification(tx, { userId: user.id, type: "new_job", title: "Lost", message: "Lost." });
      throw new Error("rolled back");
    });
    expect(await errorOf(lost)).toMatchObject({ message: "rolled back" });
    expect(await list(user)).toMatchObject({ titles: [], unreadCount: 0 });
  });

  it("comes back in the order given when there are thousands", async () => {
    const users = [await createCandidate(database.db), await createCandidate(database.db)];
    const content = { type: "job_match", message: "It fits.", matchScore: 60 } as const;
    const wanted = Array.from({ length: 2_500 }, (_, index) => ({
      ...content,
      title: `Match ${index}`,
      userId: users[index % 2]?.id ?? "",
    }));
    const created = await withTx(database.db, (tx) => createNotifications(tx, wanted));
    expect(created.map(({ title }) => title)).toEqual(wanted.map(({ title }) => title));
    expect(new Set(created.map(({ _id }) => _id)).size).toBe(2_500);
  });
});

describe("the list", () => {
  it("holds the own ones and those of the role since signup, newest first, and nobody else's", async () => {
    const hourAgo = new Date(Date.now() - 3_600_000);
    await insertRow(database.db, { audience: "candidate", createdAt: hourAgo, title: "before signup" });
    const candidate = await createCandidate(database.db);
    const other = await createCandidate(database.db);
    const recruiter = await createRecruiter(database.db);
    await tell(candidate, "own 1");
    await announce("for candidates");
    await announce("for recruiters", "recruiter");
    await tell(other, "somebody else's");
    await tell(candidate, "own 2");
    await tell(recruiter, "recruiter's own");

    expect(await list(candidate)).toMatchObject({
      titles: ["own 2", "for candidates", "own 1"],
      unreadCount: 3,
    });
    expect((await list(other)).titles).toEqual(["somebody else's", "for candidates"]);
    expect((await list(recruiter)).titles).toEqual(["recruiter's own", "for recruiters"]);
  });

  it("comes in pages of 100, over both kinds, while the count is of all", async () => {
    const user = await createCandidate(database.db, { createdAt: new Date(Date.now() - DAY_MS) });
    for (let index = 0; index < 250; index += 1) {
      const createdAt = new Date(Date.now() - index * 1_000);
      const addressee = index % 3 === 0 ? { audience: "candidate" as const } : { userId: user.id };
      await insertRow(database.db, { ...addressee, createdAt, title: String(index) });
    }
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => String(from + index));
    expect(await list(user)).toMatchObject({ titles: numbers(0, 100), unreadCount: 250 });
    expect((await list(user, { page: "3" })).titles).toEqual(numbers(200, 250));
    expect((await list(user, { page: 4, limit: 7 })).titles).toEqual(numbers(21, 28));
    expect((await list(user, { page: 4 })).titles).toEqual([]);
  });

  it("is of people who exist", async () => {
    const gone: Actor = { role: "candidate", userId: newId(), sessionId: "test" };
    const refusal = listNotifications(depsOf(), gone, ListNotificationsInput.parse({}));
    expect(await errorOf(refusal)).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it.each([{ page: 0 }, { limit: 0 }, { limit: 101 }, { page: "x" }])("refuses %j", (query) => {
    expect(ListNotificationsInput.safeParse(query).success).toBe(false);
  });

  it("walks the indexes, however much there is", async () => {
    const user = await createCandidate(database.db, { createdAt: new Date(0) });
    await database.sql`
      insert into notifications (id, user_id, audience, type, title, message, created_at)
      select gen_random_uuid(), case when n % 2 = 0 then ${user.id}::uuid end, case when n % 2 = 1 then 'candidate' end,
        'new_job', 'Job', 'Job', now() - n * interval '1 second'
      from generate_series(1, 20000) as n`;
    await database.sql`analyze notifications`;
    const { unreadCount } = await list(user);
    expect(unreadCount).toBe(1_000);
    const plan = await database.sql<{ "QUERY PLAN": string }[]>`
      explain select * from notifications where user_id = ${user.id}
      order by created_at desc, id desc limit 100`;
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("notifications_user_newest_idx");
  });
});

describe("marking as read", () => {
  it("covers all there is, of both kinds, and nothing of others", async () => {
    const [user, other] = [await createCandidate(database.db), await createCandidate(database.db)];
    await tell(user, "own");
    await tell(other, "theirs");
    await announce("for all");
    await markNotificationsRead(depsOf(), actorOf(user));

    const after = await list(user);
    expect(after.unreadCount).toBe(0);
    expect(after.notifications.map(({ read }) => read)).toEqual([true, true]);
    const theirs = await list(other);
    expect(theirs.unreadCount).toBe(2);
    expect(theirs.notifications.map(({ read }) => read)).toEqual([false, false]);

    await announce("later");
    await tell(user, "own later");
    const later = await list(user);
    expect(later.unreadCount).toBe(2);
    expect(later.notifications.map(({ title, read }) => [title, read])).toEqual([
      ["own later", false],
      ["later", false],
      ["for all", true],
      ["own", true],
    ]);
    await markNotificationsRead(depsOf(), actorOf(user));
    expect((await list(user)).unreadCount).toBe(0);
  });

  it("is fine with nothing to mark", async () => {
    const user = await createRecruiter(database.db);
    await markNotificationsRead(depsOf(), actorOf(user));
    expect(await list(user)).toMatchObject({ titles: [], unreadCount: 0 });
  });

  it("keeps the time of the first reading", async () => {
    const user = await createCandidate(database.db);
    await tell(user, "own");
    const first = new Date("2026-12-01T10:00:00Z");
    await markNotificationsRead(depsOf(first), actorOf(user));
    await markNotificationsRead(depsOf(), actorOf(user));
    const rows = await database.sql<{ read_at: Date }[]>`select read_at from notifications`;
    expect(rows.map((row) => row.read_at)).toEqual([first]);
  });

  it("does not cover one that was begun before and commits afterwards", async () => {
    const user = await createCandidate(database.db);
    await announce("seen");
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let created = () => {};
    const isCreated = new Promise<void>((resolve) => {
      created = resolve;
    });
    const slow = withTx(database.db, async (tx) => {
      await createAudienceNotification(tx, "candidate", { type: "new_job", title: "slow", message: "Slow." });
      created();
      await mayCommit;
    });
    await isCreated;
    // This one has to wait for the slow one, so it cannot lie before it.
    const quick = announce("quick");
    await markNotificationsRead(depsOf(), actorOf(user));
    commit();
    await Promise.all([slow, quick]);
    const after = await list(user);
    expect(after.notifications.map(({ title, read }) => [title, read])).toEqual([
      ["quick", false],
      ["slow", false],
      ["seen", true],
    ]);
  });
});

it("notifications of a role have times that rise strictly", async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => announce(String(index))));
  const [row] = await database.db.execute(
    sql`select count(distinct created_at)::int as times from notifications`,
  );
  expect(row).toEqual({ times: 30 });
});

it("half a year later they are deleted", async () => {
  const user = await createCandidate(database.db, { createdAt: new Date(0) });
  const now = Date.now();
  const age = (days: number) => new Date(now - days * DAY_MS);
  await insertRow(database.db, { userId: user.id, createdAt: age(181), title: "old" });
  await insertRow(database.db, { audience: "candidate", createdAt: age(200), title: "old too" });
  await insertRow(database.db, { userId: user.id, createdAt: age(179), title: "young" });
  expect(await deleteOldNotifications(depsOf(new Date(now)))).toBe(2);
  expect((await list(user)).titles).toEqual(["young"]);
});

import type { LiveEvent } from "@rolecall/contracts/live/events";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./client.ts";
import { isCheckViolation } from "./errors.ts";
import { newId } from "./ids.ts";
import {
  appendEvents,
  deleteOldEvents,
  LIVE_EVENTS_CHANNEL,
  latestEventSeq,
  type NewLiveEvent,
  readAllEvents,
  readEvents,
} from "./live-events.ts";
import { liveEvents } from "./schema/index.ts";
import { createTestDatabase, emptyDatabase, errorOf } from "./testing/index.ts";
import { withTx } from "./tx.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

const ada = newId();
const ben = newId();

function analysed(applicationId: string): LiveEvent {
  return { type: "application_analyzed", applicationId, jobId: "job" };
}

function append(...events: NewLiveEvent[]): Promise<number[]> {
  return withTx(database.db, (tx) => appendEvents(tx, events));
}

const names = (events: readonly { event: LiveEvent }[]) =>
  events.map(({ event }) => (event.type === "application_analyzed" ? event.applicationId : event.type));

describe("who reads what", () => {
  test("own events and those of the role, in order, and nobody else's", async () => {
    await append(
      { userId: ada, event: analysed("ada 1") },
      { userId: ben, event: analysed("ben 1") },
      { audience: "candidate", event: analysed("candidates") },
      { audience: "recruiter", event: analysed("recruiters") },
      { userId: ada, event: analysed("ada 2") },
    );
    const read = (userId: string, role: "candidate" | "recruiter") =>
      readEvents(database.db, { after: 0, userId, role, limit: 100 });
    expect(names(await read(ada, "candidate"))).toEqual(["ada 1", "candidates", "ada 2"]);
    expect(names(await read(ben, "recruiter"))).toEqual(["ben 1", "recruiters"]);
    expect(names(await read(newId(), "recruiter"))).toEqual(["recruiters"]);
  });

  test("pages of it join without a hole or a repeat", async () => {
    const events = Array.from({ length: 25 }, (_, index): NewLiveEvent => {
      const event = analysed(String(index));
      return index % 3 === 0 ? { audience: "candidate", event } : { userId: ada, event };
    });
    const seqs = await append(...events);
    const seen: number[] = [];
    for (let after = 0; ; ) {
      const page = await readEvents(database.db, { after, userId: ada, role: "candidate", limit: 4 });
      const last = page.at(-1);
      if (last === undefined) break;
      seen.push(...page.map((event) => event.seq));
      after = last.seq;
    }
    expect(seen).toEqual(seqs);
  });

  test("an event comes back whole, with its time", async () => {
    const [seq] = await append({ userId: ada, event: analysed("🦉 'quoted' \\ \"twice\"") });
    const [stored] = await readAllEvents(database.db, { after: 0, limit: 10 });
    expect(stored).toMatchObject({
      seq,
      userId: ada,
      audience: null,
      event: analysed("🦉 'quoted' \\ \"twice\""),
    });
    expect(Math.abs(Date.now() - (stored?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test("an event for nobody is refused", async () => {
    const error = await errorOf(
      database.sql`insert into live_events (seq, type, payload) values (1, 'new_message', '{}')`,
    );
    expect(isCheckViolation(error, "live_events_addressee_check")).toBe(true);
  });
});

describe("the order of seqs is the order of commits", () => {
  test("a slow transaction that appended first commits first: nobody appends in between", async () => {
    const order: string[] = [];
    const appended = Promise.withResolvers<void>();
    const slow = withTx(database.db, async (tx) => {
      await appendEvents(tx, [{ userId: ada, event: analysed("slow") }]);
      appended.resolve();
      await tx.execute(sql`select pg_sleep(0.2)`);
      order.push("slow");
    });
    await appended.promise;
    await append({ userId: ada, event: analysed("fast") });
    order.push("fast");
    await slow;
    expect(order).toEqual(["slow", "fast"]);
    const events = await readAllEvents(database.db, { after: 0, limit: 10 });
    expect(names(events)).toEqual(["slow", "fast"]);
  });

  test("a reader who follows 400 racing appends sees each once, in order, none late", async () => {
    const other = openDatabase({ url: database.url });
    const seen: number[] = [];
    let done = false;
    const reader = (async () => {
      for (let last = false; ; last = done) {
        const page = await readAllEvents(other.db, { after: seen.at(-1) ?? 0, limit: 50 });
        seen.push(...page.map((event) => event.seq));
        if (last && page.length === 0) return;
      }
    })();
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; turn < 25; turn += 1) {
        await withTx(writer % 2 === 0 ? database.db : other.db, async (tx) => {
          if (turn % 5 === 0) await tx.execute(sql`select pg_sleep(0.002)`);
          const event = analysed(`${writer}.${turn}`);
          await appendEvents(tx, [
            { userId: ada, event },
            { audience: "candidate", event },
          ]);
          if (turn % 7 === 0) await tx.execute(sql`select pg_sleep(0.002)`);
        });
      }
    });
    await Promise.all(writers);
    done = true;
    await reader;
    await other.close();
    const stored = await database.db.select({ seq: liveEvents.seq }).from(liveEvents).orderBy(liveEvents.seq);
    expect(stored).toHaveLength(400);
    expect(seen).toEqual(stored.map((row) => row.seq));
  });
});

describe("listeners", () => {
  test("are woken after the commit, with the highest seq, and not by what was rolled back", async () => {
    const heard: string[] = [];
    const woken = Promise.withResolvers<void>();
    await database.sql.listen(LIVE_EVENTS_CHANNEL, (payload) => {
      heard.push(payload);
      woken.resolve();
    });
    await errorOf(
      withTx(database.db, async (tx) => {
        await appendEvents(tx, [{ userId: ada, event: analysed("never") }]);
        throw new Error("changed my mind");
      }),
    );
    const seqs = await append({ userId: ada, event: analysed("1") }, { userId: ben, event: analysed("2") });
    await woken.promise;
    expect(heard).toEqual([String(seqs[1])]);
    expect(await latestEventSeq(database.db)).toBe(seqs[1]);
  });

  test("appending no events leaves the log as it was", async () => {
    expect(await append()).toEqual([]);
    expect(await latestEventSeq(database.db)).toBe(0);
  });
});

test("one statement carries 20,000 events", async () => {
  const events = Array.from(
    { length: 20_000 },
    (): NewLiveEvent => ({ userId: newId(), event: analysed("x") }),
  );
  const seqs = await append(...events);
  expect(seqs).toHaveLength(20_000);
  expect(seqs.toSorted((a, b) => a - b)).toEqual(seqs);
});

test("old events go, younger ones stay, and seqs go on rising", async () => {
  const [old, young] = await append(
    { userId: ada, event: analysed("old") },
    { userId: ada, event: analysed("young") },
  );
  await database.db
    .update(liveEvents)
    .set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
    .where(eq(liveEvents.seq, old ?? 0));
  expect(await deleteOldEvents(database.db, 7)).toBe(1);
  const left = await readAllEvents(database.db, { after: 0, limit: 10 });
  expect(left.map((event) => event.seq)).toEqual([young]);
  const [next] = await append({ userId: ada, event: analysed("next") });
  expect(next).toBeGreaterThan(young ?? 0);
});

test("old events go a few at a time, until none is left", async () => {
  const texts = ["one", "two", "three", "four", "five", "six", "seven"];
  const seqs = await append(...texts.map((text) => ({ userId: ada, event: analysed(text) })));
  await database.sql`
    update live_events set created_at = now() - interval '8 days' where seq = any(${seqs.slice(0, 5)}::bigint[])`;
  expect(await deleteOldEvents(database.db, 7, 2)).toBe(5);
  const left = await readAllEvents(database.db, { after: 0, limit: 10 });
  expect(left.map((event) => event.seq)).toEqual(seqs.slice(5));
  expect(await deleteOldEvents(database.db, 7, 2)).toBe(0);
});

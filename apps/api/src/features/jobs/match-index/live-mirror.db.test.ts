import { openDatabase } from "@rolecall/db";
import { createTestDatabase } from "@rolecall/db/testing";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { mirrorIntoMap, type ValueRow } from "../../../../test/mirror-into-map.ts";
import { readInPages } from "../../../lib/read-in-pages.ts";
import { createLiveMirror } from "./live-mirror.ts";

const CHANNEL = "things_changed";
const OWN = "holds-the-mirror";
const [A, B, C] = ["a", "b", "c"];

/** Rows of a real table, read one a page, and a mirror of them in what may be another process. */
async function openWorld() {
  const database = await createTestDatabase();
  await database.sql`create table things (id text primary key collate "C", value int not null)`;
  await database.sql`insert into things values (${A}, 1), (${B}, 1)`;
  const own = openDatabase({ url: database.url, applicationName: OWN });
  const kept = new Map<string, number>();
  const logged: string[] = [];
  /** Called after each page that a load has read. */
  let onPage = async (): Promise<void> => {};
  const mirror = createLiveMirror<ValueRow, number>({
    database: own,
    log: pino({ level: "error" }, { write: (line: string) => void logged.push(line) }),
    name: "mirror of things",
    channel: CHANNEL,
    readAll: async function* () {
      const pages = readInPages(
        1,
        (after, limit) =>
          own.sql<ValueRow[]>`select id, value from things where id > ${after} order by id limit ${limit}`,
        ({ id }) => id,
      );
      for await (const page of pages) {
        await onPage();
        yield page;
      }
    },
    find: async (id) => {
      const [row] = await own.db.execute<{ id: string; value: number }>(
        sql`select id, value from things where id = ${id}`,
      );
      return row;
    },
    ...mirrorIntoMap(kept),
  });
  return {
    database,
    mirror,
    logged,
    seen: () => Object.fromEntries(kept),
    /** Holds loads up after their first page: resolves once one is there. */
    hold: () => {
      const reached = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      onPage = () => {
        reached.resolve();
        return gate.promise;
      };
      return { reached: reached.promise, release: gate.resolve };
    },
    /** Commits a row and the news of it together. */
    write: (id: string, value: number) =>
      database.sql.begin(async (tx) => {
        await tx`insert into things values (${id}, ${value}) on conflict (id) do update set value = ${value}`;
        await tx`select pg_notify(${CHANNEL}, ${id})`;
      }),
    remove: (id: string) =>
      database.sql.begin(async (tx) => {
        await tx`delete from things where id = ${id}`;
        await tx`select pg_notify(${CHANNEL}, ${id})`;
      }),
    listeners: () => database.sql<{ pid: number }[]>`
      select pid from pg_stat_activity where application_name = ${OWN} and query ilike 'listen %'`,
    [Symbol.asyncDispose]: async () => {
      await mirror.close();
      await own.close();
      await database.close();
    },
  };
}

it("asks the database for nothing before it is asked; then who asks waits for all", async () => {
  await using world = await openWorld();
  expect(await world.listeners()).toEqual([]);
  const held = world.hold();
  let answered = false;
  const ready = world.mirror.ready().then(() => {
    answered = true;
  });
  await held.reached;
  expect(answered).toBe(false);
  held.release();
  await ready;
  expect(world.seen()).toEqual({ a: 1, b: 1 });
});

it("hears what is written, and what is deleted, by others", async () => {
  await using world = await openWorld();
  world.mirror.load();
  await world.mirror.ready();
  await world.write(C, 3);
  await world.remove(A);
  await vi.waitFor(() => expect(world.seen()).toEqual({ b: 1, c: 3 }), { timeout: 20_000 });
});

it("is current with all that was committed before the question, news under way or not", async () => {
  await using world = await openWorld();
  for (let value = 1; value <= 20; value += 1) {
    await world.write(A, value);
    await world.mirror.current();
    expect(world.seen()).toEqual({ a: value, b: 1 });
  }
});

it("loses no change that is made while it loads, to what was read already or not yet", async () => {
  await using world = await openWorld();
  const held = world.hold();
  const ready = world.mirror.ready();
  await held.reached;
  await world.write(A, 2);
  await world.remove(B);
  await world.write(C, 3);
  await vi.waitFor(() => expect(world.seen()).toEqual({ a: 2, c: 3 }), { timeout: 20_000 });
  // What the load has read is older than what was heard.
  held.release();
  await ready;
  expect(world.seen()).toEqual({ a: 2, c: 3 });
});

it("reads everything anew after a lost connection: what changed meanwhile was not heard", async () => {
  await using world = await openWorld();
  await world.mirror.ready();
  // Without news of it, as when nobody was there to hear.
  await world.database.sql`update things set value = 2 where id = ${A}`;
  await world.database.sql`delete from things where id = ${B}`;
  await world.mirror.current();
  expect(world.seen()).toEqual({ a: 1, b: 1 });
  const cut = await world.database.sql`
    select pg_terminate_backend(pid, 20000) as ended from pg_stat_activity where application_name = ${OWN}`;
  expect(cut.length).toBeGreaterThan(1);
  // The first load may use a connection that is about to be cut, too: who asks then asks again.
  const ask = async () => {
    await world.mirror.ready();
    expect(world.seen()).toEqual({ a: 2 });
  };
  await vi.waitFor(ask, { timeout: 20_000 });
  await world.write(C, 3);
  await world.mirror.current();
  expect(world.seen()).toEqual({ a: 2, c: 3 });
});

it("answers a question whose own mark is lost with the connection, once it listens again", async () => {
  await using world = await openWorld();
  await world.mirror.ready();
  const [listener] = await world.listeners();
  await world.database.sql`update things set value = 2 where id = ${A}`;
  // Not waited for: the mark is out before the client knows that nobody is there to hear it.
  await world.database.sql`select pg_terminate_backend(${listener?.pid ?? 0})`;
  await world.mirror.current();
  expect(world.seen()).toEqual({ a: 2, b: 1 });
});

it("reads everything anew for the next question after a change that could not be read", async () => {
  await using world = await openWorld();
  await world.mirror.ready();
  await world.database.sql`update things set value = 2 where id = ${A}`;
  await world.database.sql`alter table things rename to away`;
  await expect(world.mirror.refresh(A)).rejects.toThrow();
  await expect(world.mirror.ready()).rejects.toMatchObject({ code: "42P01" });
  await world.database.sql`alter table away rename to things`;
  await world.mirror.ready();
  expect(world.seen()).toEqual({ a: 2, b: 1 });
});

it("writes into the log what failed while nobody waited for it", async () => {
  await using world = await openWorld();
  await world.database.sql`alter table things rename to away`;
  world.mirror.load();
  await vi.waitFor(() => expect(world.logged.join("")).toContain("mirror of things"), { timeout: 20_000 });
});

it("is closed while it loads: the load ends, who waits is told, and nothing listens any more", async () => {
  await using world = await openWorld();
  const held = world.hold();
  const waiting = Promise.allSettled([world.mirror.ready(), world.mirror.current()]);
  await held.reached;
  await world.mirror.close();
  held.release();
  const closed = { status: "rejected", reason: new Error("The mirror of things is closed.") };
  expect(await waiting).toEqual([closed, closed]);
  await expect(world.mirror.ready()).rejects.toThrow("closed");
  expect(world.seen()).toEqual({});
  expect(await world.listeners()).toEqual([]);
  expect(world.logged).toEqual([]);
});

import { profileFromSkills } from "@rolecall/cv/match";
import { newId, openDatabase } from "@rolecall/db";
import { jobs } from "@rolecall/db/schema";
import { createJob, createTestDatabase } from "@rolecall/db/testing";
import { expect, it } from "vitest";
import { createLog } from "../../../log.ts";
import { createJobIndex } from "./indexes-on-demand.ts";
import { readOpenJobs } from "./job-index.queries.ts";

const log = createLog({ logLevel: "silent" });
const WELDER = profileFromSkills(["Welding"]);
const ANY = { limit: 50, minScore: 1 };

it("all jobs are read page by page, with no statement left open while a page is worked on", async () => {
  await using database = await createTestDatabase();
  const { id: _, ...row } = await createJob(database.db);
  await database.db.insert(jobs).values(Array.from({ length: 520 }, () => ({ ...row, id: newId() })));
  const reader = openDatabase({ url: database.url, applicationName: "reads-all-jobs" });
  try {
    const pages: number[] = [];
    const read = new Set<string>();
    for await (const page of readOpenJobs(reader.sql)) {
      pages.push(page.length);
      for (const { id } of page) read.add(id);
      const open = await database.sql`
        select state from pg_stat_activity where application_name = 'reads-all-jobs' and state <> 'idle'`;
      expect(open).toEqual([]);
    }
    expect(pages).toEqual([250, 250, 21]);
    expect(read.size).toBe(521);
  } finally {
    await reader.close();
  }
});

it("a load that failed is told to who asked, and made again for who asks next", async () => {
  await using database = await createTestDatabase();
  const { id } = await createJob(database.db, { title: "Welder", requiredSkills: ["Welding"] });
  const index = createJobIndex({ database, log });
  try {
    await database.sql`alter table jobs rename column description to renamed`;
    index.load();
    await expect(index.best(WELDER, ANY)).rejects.toMatchObject({ code: "42703" });
    await database.sql`alter table jobs rename column renamed to description`;
    expect((await index.best(WELDER, ANY)).map((job) => job.id)).toEqual([id]);
  } finally {
    await index.close();
  }
});

it("a job that is committed stays so, though the index cannot hear of it at the moment", async () => {
  await using database = await createTestDatabase();
  const { id } = await createJob(database.db, { title: "Welder", requiredSkills: ["Welding"] });
  const own = openDatabase({ url: database.url });
  const index = createJobIndex({ database: own, log });
  // Before anybody has asked there is nothing to bring up to date.
  await index.refresh(id);
  expect((await index.best(WELDER, ANY)).map((job) => job.id)).toEqual([id]);
  await own.close();
  await expect(index.refresh(id)).resolves.toBeUndefined();
  await index.close();
});

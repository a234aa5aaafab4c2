import { type Database, openDatabase } from "@rolecall/db";
import postgres from "postgres";
import { nowMs } from "../lib/stats.ts";
import { fillWithJobs } from "./job-world.ts";

export interface SizedDatabase {
  readonly size: number;
  readonly database: Database;
}

/** One database for each size, the smaller ones being copies of the largest as it was on its way. */
export async function fillSizes(url: string, sizes: readonly number[]): Promise<Map<number, string>> {
  const urls = new Map<number, string>();
  let from = 0;
  for (const [index, size] of sizes.entries()) {
    const database = openDatabase({ url, statementTimeoutMs: 0 });
    await fillWithJobs(database, { from, count: size }).finally(database.close);
    from = size;
    urls.set(size, index === sizes.length - 1 ? url : await copyDatabase(url, `jobs_${size}`));
  }
  return urls;
}

/** Nobody may be connected to the original. */
async function copyDatabase(url: string, name: string): Promise<string> {
  const copy = new URL(url);
  const original = copy.pathname.slice(1);
  copy.pathname = "/postgres";
  const sql = postgres(copy.href, { max: 1, onnotice: () => {} });
  try {
    await sql`create database ${sql(name)} template ${sql(original)}`;
  } finally {
    await sql.end();
  }
  copy.pathname = `/${name}`;
  return copy.href;
}

export function openSizes(urls: ReadonlyMap<number, string>) {
  const sizes: SizedDatabase[] = [...urls].map(([size, url]) => ({
    size,
    database: openDatabase({ url, statementTimeoutMs: 0 }),
  }));
  return {
    sizes,
    [Symbol.asyncDispose]: async () => {
      for (const { database } of sizes) await database.close();
    },
  };
}

/** The times of some work on each database, one after the other in every round; a round before warms up. */
export async function inTurns(
  databases: readonly Database[],
  rounds: number,
  work: (database: Database) => Promise<unknown>,
): Promise<number[][]> {
  const times: number[][] = databases.map(() => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, database] of databases.entries()) {
      const started = nowMs();
      await work(database);
      if (round >= 0) times[index]?.push(nowMs() - started);
    }
  }
  return times;
}

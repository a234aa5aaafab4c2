import { randomBytes } from "node:crypto";
import { openDatabase } from "@rolecall/db";
import { createCandidate, createSession } from "@rolecall/db/testing";
import { docxOf } from "../apps/api/test/files.ts";
import { type Child, startChild } from "./lib/child.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, nowMs } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";
import type { Design } from "./uploads/server.ts";

export const question = "How much memory do CVs of 5 MB take that come at once? [people, default 100]";

const DESIGNS: readonly Design[] = ["as they come", "Rolecall"];
const PICTURE_BYTES = 5_200_000;

/** A short CV with a picture that makes it about as large as may be. */
function makeCv(): Blob {
  const lines = ["Nimali Perera", "Skills", "TypeScript, PostgreSQL"];
  return new Blob([docxOf(lines, randomBytes(PICTURE_BYTES))]);
}

interface Answer {
  readonly status: number;
  readonly ms: number;
}

async function upload(url: string, token: string, cv: Blob): Promise<Answer> {
  const body = new FormData();
  body.set("cvFile", cv, "cv.docx");
  const started = nowMs();
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/cv/comprehensive`, { method: "POST", headers, body });
  await response.text();
  return { status: response.status, ms: nowMs() - started };
}

function summarise(answers: readonly Answer[]): string {
  const statuses = Map.groupBy(answers, ({ status }) => status);
  return [...statuses].map(([status, { length }]) => `${length} × ${status}`).join(", ");
}

/** MB beyond what the process holds at rest, and the answers. */
async function measure<T>(server: Child, work: () => Promise<T>): Promise<[moreMb: number, result: T]> {
  const rest = await server.ask<number>("rest");
  const result = await work();
  return [((await server.ask<number>("peak")) - rest) / 2 ** 20, result];
}

export async function run([people = "100"]: readonly string[]): Promise<void> {
  const postgres = await startBenchPostgres();
  const database = openDatabase({ url: postgres.url });
  const cv = makeCv();
  const crowd: (string | number)[][] = [];
  try {
    const tokens: string[] = [];
    for (let n = 0; n < Number(people); n += 1) {
      const { id } = await createCandidate(database.db);
      tokens.push(await createSession(database.db, id));
    }
    const [first = ""] = tokens;
    for (const design of DESIGNS) {
      const env = { BENCH_DATABASE_URL: postgres.url, BENCH_FOLDER: postgres.folder };
      const server = startChild(new URL("./uploads/server.ts", import.meta.url), env);
      const url = await server.ask<string>("open", design);
      await upload(url, first, cv);
      const [memory, answers] = await measure(server, () =>
        Promise.all(tokens.map((token) => upload(url, token, cv))),
      );
      const times = answers.map(({ ms }) => ms);
      crowd.push([design, summarise(answers), memory, median(times), Math.max(...times)]);

      await server.stop();
    }
  } finally {
    await database.close();
    await postgres.stop();
  }
  printTable([`${people} people, one file each`, "answers", "more memory, MB", "p50 ms", "last ms"], crowd);
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Application } from "@rolecall/contracts/applications/schemas";
import { analyse } from "@rolecall/cv";
import { matchCandidate, profileFromAnalysis } from "@rolecall/cv/match";
import { skillKey } from "@rolecall/cv/skills";
import type { CvAnalysis } from "@rolecall/cv/types";
import { type Database, openDatabase } from "@rolecall/db";
import {
  createCvAnalysis,
  createJob,
  createRecruiter,
  createScoredApplication,
  createSession,
} from "@rolecall/db/testing";
import { toApplication } from "../apps/api/src/features/applications/applications.mapper.ts";
import { listApplicationsForJob } from "../apps/api/src/features/applications/applications.queries.ts";
import { startChild } from "./lib/child.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, nowMs, percentile } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";

export const question =
  "How long does the list of all applicants of a job take, and how much is it? [applicants, default 1000]";

const ROUNDS = 9;
const CVS = join(import.meta.dirname, "../packages/cv/corpus/files");
const DISTINCT_CVS = 20;
const AT_ONCE = 8;
const DAY_MS = 86_400_000;
const AD = {
  title: "Frontend Developer",
  description: "Accessible, fast interfaces with a design system of our own.",
  requiredSkills: ["React", "TypeScript", "CSS", "Web accessibility"],
  requiredYears: 3,
};
const List = Application.array();

const STEPS = [
  "query and rows",
  "to applications",
  "check by the contract",
  "to JSON",
  "compressed",
] as const;
type Step = (typeof STEPS)[number];

export async function run([size = "1000"]: readonly string[]): Promise<void> {
  const postgres = await startBenchPostgres();
  const database = openDatabase({ url: postgres.url, statementTimeoutMs: 0 });
  try {
    const recruiter = await createRecruiter(database.db);
    const { id: jobId } = await createJob(database.db, { ...AD, recruiterId: recruiter.id });
    await fill(database, jobId, Number(size));
    await database.sql`analyze`;
    const expiresAt = new Date(Date.now() + DAY_MS);
    const token = await createSession(database.db, recruiter.id, { expiresAt });
    await printSteps(database, { jobId, size });
    const env = { BENCH_DATABASE_URL: postgres.url, BENCH_FOLDER: postgres.folder };
    await printAnswers(env, { jobId, token, size });
  } finally {
    await database.close();
    await postgres.stop();
  }
}

interface World {
  readonly jobId: string;
  readonly size: string;
}

async function printSteps({ db }: Database, { jobId, size }: World): Promise<void> {
  const times = new Map<Step, number[]>(STEPS.map((step) => [step, []]));
  let body = "";
  let compressed = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    let last = nowMs();
    const lap = (step: Step) => {
      const now = nowMs();
      // The first round is for warming up.
      if (round > 0) times.get(step)?.push(now - last);
      last = now;
    };
    const rows = await listApplicationsForJob(db, jobId, { limit: Number(size), offset: 0 });
    lap("query and rows");
    const applications = rows.map((row) => toApplication(row, skillKey));
    lap("to applications");
    const checked = List.parse(applications);
    lap("check by the contract");
    body = JSON.stringify(checked);
    lap("to JSON");
    compressed = gzipSync(body).length;
    lap("compressed");
  }
  printTable(
    [`${size} applicants, ms`, "p50", "p95"],
    [...times].map(([step, taken]) => [step, median(taken), percentile(taken, 0.95)]),
  );
  console.log(`${Math.round(body.length / 1_000)} kB, ${Math.round(compressed / 1_000)} compressed\n`);
}

/** Over REST, as a program asks; and how long somebody else waits for an answer that costs nothing meanwhile. */
async function printAnswers(
  env: Record<string, string>,
  { jobId, token, size }: World & { token: string },
): Promise<void> {
  const server = startChild(new URL("http/server.ts", import.meta.url), env);
  try {
    const url = await server.ask<string>("open", "rolecall");
    const headers = { Authorization: `Bearer ${token}` };
    const rows: (string | number)[][] = [];
    for (const query of ["", "?limit=500"]) {
      const taken: number[] = [];
      const waits: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const started = nowMs();
        const other = watchOthers(`${url}/api/health`);
        const answer = await fetch(`${url}/api/applications/${jobId}${query}`, { headers });
        await answer.arrayBuffer();
        const time = nowMs() - started;
        const longest = await other.stop();
        if (!answer.ok) throw new Error(`The list is answered with ${answer.status}.`);
        if (round === 0) continue;
        taken.push(time);
        waits.push(longest);
      }
      rows.push([query === "" ? "all" : query, median(taken), percentile(taken, 0.95), median(waits)]);
    }
    printTable([`${size} applicants over REST, ms`, "p50", "p95", "others wait at most, p50"], rows);
  } finally {
    await server.stop();
  }
}

/** Asks again and again, and tells how long the slowest answer took. */
function watchOthers(url: string) {
  let stopped = false;
  const watching = (async () => {
    let longest = 0;
    while (!stopped) {
      const started = nowMs();
      await (await fetch(url)).arrayBuffer();
      longest = Math.max(longest, nowMs() - started);
    }
    return longest;
  })();
  return {
    stop: () => {
      stopped = true;
      return watching;
    },
  };
}

async function fill({ db }: Database, jobId: string, count: number): Promise<void> {
  const analyses = await readCvs();
  let next = 0;
  const fillSome = async () => {
    while (next < count) {
      const analysis = analyses[next % analyses.length];
      next += 1;
      if (analysis === undefined) return;
      const match = matchCandidate(profileFromAnalysis(analysis), AD);
      const application = await createScoredApplication(db, {
        jobId,
        score: match.score,
        match,
        overallScore: match.score,
      });
      await createCvAnalysis(db, {
        ownerId: application.candidateId,
        applicationId: application.id,
        purpose: "application",
        analysis,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillSome));
}

async function readCvs(): Promise<CvAnalysis[]> {
  const files = (await readdir(CVS)).filter((name) => name.endsWith(".pdf")).sort();
  const step = Math.max(1, Math.floor(files.length / DISTINCT_CVS));
  const analyses: CvAnalysis[] = [];
  for (let at = 0; at < files.length && analyses.length < DISTINCT_CVS; at += step) {
    const bytes = await readFile(join(CVS, files[at] ?? ""));
    const result = await analyse(new Uint8Array(bytes), { asOf: "2026-11-01" });
    if (result.ok) analyses.push(result.analysis);
  }
  return analyses;
}

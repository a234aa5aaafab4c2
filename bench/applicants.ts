import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { analyse } from "@rolecall/cv";
import { matchCandidate, profileFromAnalysis } from "@rolecall/cv/match";
import type { CvAnalysis } from "@rolecall/cv/types";
import { type Database, openDatabase } from "@rolecall/db";
import { createCvAnalysis, createJob, createScoredApplication } from "@rolecall/db/testing";
import { toApplication } from "../apps/api/src/features/applications/applications.mapper.ts";
import { listApplicationsForJob } from "../apps/api/src/features/applications/applications.queries.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, nowMs, percentile } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";

export const question =
  "How long does the list of all applicants of a job take, and how much is it? [applicants, default 1000]";

const ROUNDS = 9;
const CVS = join(import.meta.dirname, "../packages/cv/corpus/files");
const DISTINCT_CVS = 20;
const AD = {
  title: "Frontend Developer",
  description: "Accessible, fast interfaces with a design system of our own.",
  requiredSkills: ["React", "TypeScript", "CSS", "Web accessibility"],
  requiredYears: 3,
};

export async function run([size = "1000"]: readonly string[]): Promise<void> {
  const postgres = await startBenchPostgres();
  const database = openDatabase({ url: postgres.url, statementTimeoutMs: 0 });
  try {
    const { id: jobId } = await createJob(database.db, AD);
    await fill(database, jobId, Number(size));
    const reading: number[] = [];
    const whole: number[] = [];
    let body = "";
    for (let round = 0; round <= ROUNDS; round += 1) {
      const started = nowMs();
      const rows = await listApplicationsForJob(database.db, jobId);
      const read = nowMs();
      body = JSON.stringify(rows.map(toApplication));
      if (round > 0) {
        reading.push(read - started);
        whole.push(nowMs() - started);
      }
    }
    printTable(
      [`${size} applicants`, "p50", "p95"],
      [
        ["query, ms", median(reading), percentile(reading, 0.95)],
        ["query, mapping and JSON, ms", median(whole), percentile(whole, 0.95)],
        ["kB", body.length / 1_000, ""],
        ["kB compressed", gzipSync(body).length / 1_000, ""],
      ],
    );
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function fill({ db }: Database, jobId: string, count: number): Promise<void> {
  const analyses = await readCvs();
  for (let number = 0; number < count; number += 1) {
    const analysis = analyses[number % analyses.length];
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

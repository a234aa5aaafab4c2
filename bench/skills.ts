import { readdir, readFile } from "node:fs/promises";
import { analyse, type CvAnalysis } from "@rolecall/cv";
import { canonicalSkill, findSkills, skillGroups } from "@rolecall/cv/skills";
import { median, nowMs, percentile } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";

export const question = "How long does it take to load the skill graph, and to find the skills of a CV?";

const FILES = new URL("../packages/cv/corpus/files/", import.meta.url);
const AS_OF = "2026-06-01";
const ROUNDS = 40;
/** What people call a two-page CV. */
const TWO_PAGES_CHARACTERS = 5_500;

export async function run(): Promise<void> {
  const started = nowMs();
  canonicalSkill("js");
  const loaded = nowMs() - started;
  const size = skillGroups().reduce((sum, group) => sum + group.size, 0);
  const cvs = await readCvs();
  const times = cvs.map((cv) => median(Array.from({ length: ROUNDS }, () => timeOf(cv))));
  const perPage = times.map((time, index) => (time * TWO_PAGES_CHARACTERS) / lengthOf(cvs[index]));
  printTable(
    ["what", "median ms", "p95 ms"],
    [
      [`first use: ${size} skills`, loaded.toFixed(0), ""],
      [
        `findSkills, ${cvs.length} CVs as they are`,
        median(times).toFixed(2),
        percentile(times, 0.95).toFixed(2),
      ],
      [
        `findSkills per ${TWO_PAGES_CHARACTERS} characters`,
        median(perPage).toFixed(2),
        percentile(perPage, 0.95).toFixed(2),
      ],
    ],
  );
}

async function readCvs(): Promise<CvAnalysis[]> {
  const files = (await readdir(FILES)).filter((file) => file.includes("--classic--"));
  const results = await Promise.all(
    files.map(async (file) => analyse(new Uint8Array(await readFile(new URL(file, FILES))), { asOf: AS_OF })),
  );
  return results.flatMap((result) => (result.ok ? [result.analysis] : []));
}

function timeOf({ document, sections, positions }: CvAnalysis): number {
  const started = nowMs();
  findSkills({ document, sections, positions, asOf: AS_OF });
  return nowMs() - started;
}

function lengthOf(cv: CvAnalysis | undefined): number {
  return cv?.document.lines.reduce((sum, line) => sum + line.text.length, 0) ?? 1;
}

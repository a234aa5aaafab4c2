import type { CompanyKey } from "../companies.ts";
import { BRIGHT_JOBS } from "./bright.data.ts";
import type { CompanyJob } from "./company-job.ts";
import { HARBOUR_JOBS } from "./harbour.data.ts";
import { ISLAND_JOBS } from "./island.data.ts";
import { KEEL_JOBS } from "./keel.data.ts";
import { LAKESIDE_INTERNSHIP, LAKESIDE_JOBS } from "./lakeside.data.ts";
import { STONE_JOBS } from "./stone.data.ts";
import { SUWA_JOBS } from "./suwa.data.ts";
import { THREAD_JOBS } from "./thread.data.ts";

export interface DemoJob extends CompanyJob {
  readonly company: CompanyKey;
}

/** The jobs of the demo world, over many professions; the first is the oldest. */
export const JOBS: readonly DemoJob[] = [
  ...postedBy("lakeside", LAKESIDE_JOBS),
  ...postedBy("suwa", SUWA_JOBS),
  ...postedBy("island", ISLAND_JOBS),
  ...postedBy("keel", KEEL_JOBS),
  ...postedBy("thread", THREAD_JOBS),
  ...postedBy("harbour", HARBOUR_JOBS),
  ...postedBy("stone", STONE_JOBS),
  ...postedBy("bright", BRIGHT_JOBS),
  ...postedBy("lakeside", [LAKESIDE_INTERNSHIP]),
];

function postedBy(company: CompanyKey, jobs: readonly CompanyJob[]): DemoJob[] {
  return jobs.map((job) => ({ company, ...job }));
}

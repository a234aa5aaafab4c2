import type { JobAd } from "./job-ad.ts";

export const HELD_OUT_JOBS: readonly JobAd[] = [];

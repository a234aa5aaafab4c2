import { HELD_OUT_TENTH_SERVICES_JOBS } from "./held-out-jobs-tenth-services.ts";
import { HELD_OUT_TENTH_TRADES_JOBS } from "./held-out-jobs-tenth-trades.ts";
import type { JobAd } from "./job-ad.ts";

export const HELD_OUT_TENTH_JOBS: readonly JobAd[] = [
  ...HELD_OUT_TENTH_TRADES_JOBS,
  ...HELD_OUT_TENTH_SERVICES_JOBS,
];

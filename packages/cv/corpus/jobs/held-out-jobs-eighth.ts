import { HELD_OUT_EIGHTH_OFFICE_JOBS } from "./held-out-jobs-eighth-office.ts";
import { HELD_OUT_EIGHTH_TRADE_JOBS } from "./held-out-jobs-eighth-trades.ts";
import type { JobAd } from "./job-ad.ts";

export const HELD_OUT_EIGHTH_JOBS: readonly JobAd[] = [
  ...HELD_OUT_EIGHTH_OFFICE_JOBS,
  ...HELD_OUT_EIGHTH_TRADE_JOBS,
];

import { HELD_OUT_EVERYDAY_JOBS } from "./held-out-jobs-everyday.ts";
import { HELD_OUT_FRESH_JOBS } from "./held-out-jobs-fresh.ts";
import { HELD_OUT_MIXED_JOBS } from "./held-out-jobs-mixed.ts";
import { HELD_OUT_NINTH_JOBS } from "./held-out-jobs-ninth.ts";
import { HELD_OUT_SECOND_EVERYDAY_JOBS } from "./held-out-jobs-second-everyday.ts";
import { HELD_OUT_SERVICE_JOBS } from "./held-out-jobs-services.ts";
import { HELD_OUT_SEVENTH_JOBS } from "./held-out-jobs-seventh.ts";
import { HELD_OUT_TECHNOLOGY_JOBS } from "./held-out-jobs-technology.ts";
import { HELD_OUT_TRADE_JOBS } from "./held-out-jobs-trades.ts";
import type { JobAd } from "./job-ad.ts";

export const HELD_OUT_JOBS: readonly JobAd[] = [
  ...HELD_OUT_TECHNOLOGY_JOBS,
  ...HELD_OUT_FRESH_JOBS,
  ...HELD_OUT_SERVICE_JOBS,
  ...HELD_OUT_EVERYDAY_JOBS,
  ...HELD_OUT_SECOND_EVERYDAY_JOBS,
  ...HELD_OUT_MIXED_JOBS,
  ...HELD_OUT_SEVENTH_JOBS,
  ...HELD_OUT_NINTH_JOBS,
  ...HELD_OUT_TRADE_JOBS,
];

import { analyse } from "@rolecall/cv";
import type { AnalyseResult } from "@rolecall/cv/types";

export interface CvWorkerInput {
  readonly bytes: Uint8Array;
  /** `YYYY-MM-DD`: the day that "present" means. */
  readonly asOf: string;
}

/** Nothing is left to do once this can be called: the engine has been read. */
export function load(): void {}

/** Runs in a worker thread. */
export default function analyseInWorker({ bytes, asOf }: CvWorkerInput): Promise<AnalyseResult> {
  return analyse(bytes, { asOf });
}

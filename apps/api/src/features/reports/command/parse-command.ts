import { parseArgs } from "node:util";
import { GivenId } from "@rolecall/contracts/common/id";
import type { JobDecision } from "../deciding/decide-about-job.ts";
import type { UserDecision } from "../deciding/decide-about-user.ts";

export const USAGE = `Usage: pnpm reports [--job ID | --person ID] [DECISION]

  pnpm reports                        list what is reported and not decided
  pnpm reports --job ID               show a job and what is reported of it
  pnpm reports --job ID --close       close the job for good, and tell its recruiter and who reported it
  pnpm reports --person ID            show what is reported of a person, with their last messages to who reported it
  pnpm reports --person ID --suspend  sign the person out everywhere, close their open jobs and cancel their
                                      interviews; they are let in only to take their data and delete the account
  pnpm reports … --dismiss            leave all as it is, and tell who reported it
  pnpm reports … --restore            let the job be reopened, or the person in again; nothing else comes back`;

export type ReportsCommand =
  | { readonly show: "all" }
  | { readonly jobId: string; readonly decision: JobDecision | undefined }
  | { readonly userId: string; readonly decision: UserDecision | undefined };

const OPTIONS = {
  job: { type: "string" },
  person: { type: "string" },
  close: { type: "boolean" },
  suspend: { type: "boolean" },
  dismiss: { type: "boolean" },
  restore: { type: "boolean" },
} as const;

/** Undefined for what is no such command. */
export function parseCommand(args: readonly string[]): ReportsCommand | undefined {
  const values = read(args);
  if (values === undefined) return undefined;
  const { job, person, ...flags } = values;
  const decisions = (["close", "suspend", "dismiss", "restore"] as const).filter((name) => flags[name]);
  const [decision] = decisions;
  if (decisions.length > 1) return undefined;
  if (job !== undefined && person === undefined) {
    return decision === "suspend" ? undefined : { jobId: GivenId.parse(job), decision };
  }
  if (person !== undefined && job === undefined) {
    return decision === "close" ? undefined : { userId: GivenId.parse(person), decision };
  }
  return job === undefined && person === undefined && decision === undefined ? { show: "all" } : undefined;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return undefined;
  }
}

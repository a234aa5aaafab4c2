import type { CandidateProfile, CandidateRole } from "../../types.ts";
import type { CompiledJob } from "../job/compile-job.ts";
import { occupationCloseness } from "../occupations/find-occupations.ts";
import { CLOSENESS } from "../occupations/occupation-graph.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { LED_SHARE } from "../weights.ts";
import type { HeldRole } from "./roles-held.ts";

export interface ComparedRole {
  readonly role: CandidateRole;
  /** 0-1; null where the title of the role or of the job names no occupation. */
  readonly closeness: number | null;
  /** What became of the line of work: left for another one, or lying back behind a close one. */
  readonly past: HeldRole["past"];
  /** True where the job leads others and the role led nobody. */
  readonly isLed: boolean;
}

/** The roles of a candidate, the closest to the job first and the newest first of equals. */
export function compareRoles(job: CompiledJob, { profile, roles }: CompiledProfile): readonly ComparedRole[] {
  return heldRoles(profile)
    .map((role, index) => ({
      role,
      closeness: occupationCloseness(roles[index]?.occupations ?? [], job.occupations),
      past: roles[index]?.past ?? null,
      isLed: job.leads && !(roles[index]?.leads ?? false),
    }))
    .sort((a, b) => countedCloseness(b) - countedCloseness(a));
}

function countedCloseness({ closeness, isLed }: ComparedRole): number {
  return (closeness ?? 0) * (isLed ? LED_SHARE : 1);
}

function heldRoles({ roles, titles }: CandidateProfile): readonly CandidateRole[] {
  return roles ?? titles.map((title) => ({ title, years: null, evidence: [] }));
}

export type LineWord = "same" | "close" | "next" | "other" | "unknown";

/** A kind of a close occupation is close, and so on: a step below each. */
const AT_LEAST_CLOSE = CLOSENESS.close * CLOSENESS.kind;
const AT_LEAST_NEXT = CLOSENESS.near * CLOSENESS.kind;

/** How the line of work of a role is spoken of beside that of the job. */
export function lineWord({ closeness }: ComparedRole): LineWord {
  if (closeness === null) return "unknown";
  if (closeness >= CLOSENESS.kind) return "same";
  if (closeness >= AT_LEAST_CLOSE) return "close";
  return closeness >= AT_LEAST_NEXT ? "next" : "other";
}

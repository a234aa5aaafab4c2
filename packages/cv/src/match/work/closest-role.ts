import { alternativeCloseness } from "../../occupations/alternatives.ts";
import { CLOSENESS } from "../../occupations/closeness.ts";
import type { CandidateProfile, CandidateRole } from "../../types.ts";
import type { CompiledJob } from "../job/compile-job.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { levelShare } from "./line-of-work.ts";
import type { HeldRole } from "./roles-held.ts";

export interface ComparedRole {
  readonly role: CandidateRole;
  /** 0-1; null where the title of the role or of the job names no occupation. */
  readonly closeness: number | null;
  /** What became of the line of work: left for another one, or lying back behind a close one. */
  readonly past: HeldRole["past"];
  /** What its level lacks or has too much of: nobody led for a job that leads, or far above a job for starters. */
  readonly level: "led" | "above" | null;
  /** 0-1: what that makes of it. */
  readonly levelShare: number;
}

/** The roles of a candidate, the closest to the job first and the newest first of equals. */
export function compareRoles(job: CompiledJob, { profile, roles }: CompiledProfile): readonly ComparedRole[] {
  return heldRoles(profile)
    .map((role, index): ComparedRole => {
      const held = roles[index];
      const share = held === undefined ? 1 : levelShare(held, job);
      return {
        role,
        closeness: alternativeCloseness(held?.occupations ?? [], job.alternatives),
        past: held?.past ?? null,
        level: share === 1 ? null : job.leads ? "led" : "above",
        levelShare: share,
      };
    })
    .sort((a, b) => countedCloseness(b) - countedCloseness(a));
}

function countedCloseness({ closeness, levelShare }: ComparedRole): number {
  return (closeness ?? 0) * levelShare;
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

import type { CompiledJob } from "../job/compile-job.ts";
import { lineCredit, mostExperience, titleCredit } from "../score.ts";
import { FULL_KIN_SKILLS } from "../weights.ts";
import { type LineOfWork, lineFrom, roomForRoles, UNKNOWN_LINE } from "../work/line-of-work.ts";
import { ROLE_KINDS, type RoleKind } from "./candidate-roles.ts";

/** More than half a point, for the rounding of sums too. */
const ROUNDED_UP = 0.51;

/**
 * What a row needs by its requirements to come to a score, by what is known of its roles: little where they are in the
 * line of work, nearly everything where they are known to be in another. A level is a closeness and a kind of row.
 */
export class WalkLevels {
  /** By level: the points that the requirements must give, with all years. */
  readonly needs: Float64Array;
  /** By level: the points of experience at the most. */
  readonly experience: Float64Array;
  readonly #places = new Map<number, number>();

  /** The first closeness is that of rows of which no other is known. */
  constructor(job: CompiledJob, closenesses: readonly number[], minScore: number) {
    const levels = ROLE_KINDS.length * closenesses.length;
    this.needs = new Float64Array(levels);
    this.experience = new Float64Array(levels);
    const ofTheLine = job.requirements.reduce((sum, one) => sum + one.lineShare * one.maxPoints, 0);
    for (const [index, closeness] of closenesses.entries()) {
      if (index > 0) this.#places.set(closeness, ROLE_KINDS.length * index);
      for (const [kind, name] of ROLE_KINDS.entries()) {
        const line = bestLine(name, closeness, job);
        const level = ROLE_KINDS.length * index + kind;
        const experience = mostExperience(line);
        const title = job.titlePoints * bestTitle(name, line);
        this.experience[level] = experience;
        this.needs[level] = minScore - ROUNDED_UP - title - experience - ofTheLine * lineCredit(line);
      }
    }
  }

  /** The level of the first kind of row. */
  of(closeness: number): number {
    return this.#places.get(closeness) ?? 0;
  }

  /** 1 for those whose rows may come to the score by so many points. */
  within(points: number): Uint8Array {
    const { needs } = this;
    const levels = new Uint8Array(needs.length);
    for (let level = 0; level < needs.length; level += 1)
      levels[level] = (needs[level] ?? 0) <= points ? 1 : 0;
    return levels;
  }
}

/** No row of the kind does better whose roles and studies are no closer. */
function bestLine(kind: RoleKind, closeness: number, { occupations, forStarters }: CompiledJob): LineOfWork {
  if (kind === "untold" || forStarters || occupations.length === 0) return { ...UNKNOWN_LINE, closeness };
  const held = roomForRoles(2);
  held.close.set([kind === "latest" ? closeness : Number.NaN, closeness]);
  held.levels.fill(1);
  return lineFrom(held, 2);
}

function bestTitle(kind: RoleKind, line: LineOfWork): number {
  const knowsTitles = kind !== "untold";
  return titleCredit(1, line, { knowsTitles, hasRequirements: true, isStart: false, kin: FULL_KIN_SKILLS });
}

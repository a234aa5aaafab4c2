import type { CompiledProfile } from "../profile/compile-profile.ts";
import { requirementCredit } from "../score.ts";
import type { RequirementIndex } from "./requirement-index.ts";

const OUT_OF_REACH = -1;
const UNKNOWN = -1;

/** What one candidate gets for each requirement of many jobs, by its number. */
export class RequirementCredits {
  readonly #candidate: CompiledProfile;
  readonly #requirements: RequirementIndex;
  readonly #credits: Float64Array;
  /** Of what is out of reach, by groups: the same for all requirements with the same ones. */
  readonly #kin: Float64Array;
  /** The requirements that skills or titles may meet. */
  readonly withinReach: ReadonlySet<number>;

  constructor(candidate: CompiledProfile, requirements: RequirementIndex) {
    this.#candidate = candidate;
    this.#requirements = requirements;
    this.#credits = new Float64Array(requirements.size).fill(OUT_OF_REACH);
    this.#kin = new Float64Array(requirements.groupings).fill(UNKNOWN);
    this.withinReach = requirements.withinReachOf(candidate);
    for (const number of this.withinReach) this.#credits[number] = this.#creditFor(number);
  }

  /** 0-1. */
  at(number: number): number {
    const credit = this.#credits[number] ?? OUT_OF_REACH;
    if (credit !== OUT_OF_REACH) return credit;
    const grouping = this.#requirements.groupingOf.at(number);
    const known = this.#kin[grouping] ?? UNKNOWN;
    const kin = known === UNKNOWN ? this.#creditFor(number) : known;
    this.#kin[grouping] = kin;
    this.#credits[number] = kin;
    return kin;
  }

  #creditFor(number: number): number {
    return requirementCredit(this.#requirements.at(number), this.#candidate);
  }
}

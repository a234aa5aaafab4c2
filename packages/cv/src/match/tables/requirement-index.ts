import type { Requirement } from "../job/compile-job.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { Interned } from "./interned.ts";

/** The distinct requirements of many jobs by number, filed by the skills and titles that can meet them. */
export class RequirementIndex {
  readonly #requirements = new Interned<Requirement>();
  /**
   * Phrases that many jobs have are resolved once: by their groups, of which every list of ids has its own, and another
   * one where it is nice to have, the number is found without a key.
   */
  readonly #last = new WeakMap<readonly string[], number>();
  readonly #groupings = new Interned<readonly string[]>();
  /** By requirement: those with the same number come from the same groups and are worth the same to their kin. */
  readonly groupingOf = new GrowingInts();
  /** By requirement, as in `Requirement`: read for each job that is scored, and far quicker so. */
  readonly lineShares = new GrowingFloats();
  /** By requirement: 1 for a field of work. */
  readonly fields = new GrowingInts();
  readonly #bySkill = new Map<string, number[]>();
  /** By the first word of those that a title must have. */
  readonly #byStem = new Map<string, number[]>();

  /** Two with the same number differ only in what they are worth. */
  numberOf(requirement: Requirement): number {
    const last = this.#last.get(requirement.groups);
    if (last !== undefined && isAlike(requirement, this.at(last))) return last;
    const number = this.#fileIfNew(requirement);
    this.#last.set(requirement.groups, number);
    return number;
  }

  #fileIfNew(requirement: Requirement): number {
    const known = this.#requirements.values.length;
    const number = this.#requirements.numberOf(keyOf(requirement), requirement);
    if (number < known) return number;
    const { groups, anyOf, lineShare, isField } = requirement;
    this.lineShares.push(lineShare);
    this.fields.push(isField ? 1 : 0);
    this.groupingOf.push(this.#groupings.numberOf(`${groups.join(" ")}|${glueOf(anyOf)}`, groups));
    for (const id of new Set([...requirement.ids, ...requirement.generals.flat()]))
      file(this.#bySkill, id, number);
    const [word] = requirement.words;
    if (word !== undefined) file(this.#byStem, word.stem, number);
    return number;
  }

  at(number: number): Requirement {
    return this.#requirements.at(number);
  }

  get size(): number {
    return this.#requirements.values.length;
  }

  get groupings(): number {
    return this.#groupings.values.length;
  }

  /** The numbers of those that a skill or a title may meet. The others are met by skills of the same group at most. */
  withinReachOf(candidate: CompiledProfile): ReadonlySet<number> {
    const numbers = new Set<number>();
    const add = (filed: readonly number[] = []): void => {
      for (const number of filed) numbers.add(number);
    };
    for (const id of candidate.credits.keys()) add(this.#bySkill.get(id));
    for (const stems of candidate.titleStems) for (const stem of stems) add(this.#byStem.get(stem));
    return numbers;
  }
}

function file(index: Map<string, number[]>, key: string, number: number): void {
  const numbers = index.get(key);
  if (numbers) numbers.push(number);
  else index.set(key, [number]);
}

/** For two with the same ids and groups: true only when `keyOf` says the same of both. */
function isAlike(one: Requirement, other: Requirement): boolean {
  const areSameWords = one.words === other.words || (one.words.length === 0 && other.words.length === 0);
  return areSameWords && one.anyOf === other.anyOf && one.lineShare === other.lineShare;
}

/** All that the credit for a requirement depends on; what it is worth is a column of its own. */
function keyOf({ ids, anyOf, words, lineShare, groups }: Requirement): string {
  const stems = words.map(({ stem }) => stem);
  return `${ids.join(" ")}|${glueOf(anyOf)}|${stems.join(" ")}|${lineShare}|${groups.join(" ")}`;
}

function glueOf(anyOf: boolean): string {
  return anyOf ? "or" : "and";
}

import type { Requirement } from "../job/compile-job.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { requirementCredit } from "../score.ts";
import { Interned } from "./interned.ts";

/** The distinct requirements of many jobs by number, filed by all that can meet them. */
export class RequirementIndex {
  readonly #requirements = new Interned<Requirement>();
  /** Phrases that many jobs have are resolved once: by the ids themselves the number is found without a key. */
  readonly #last = new WeakMap<readonly string[], number>();
  readonly #bySkill = new Map<string, number[]>();
  readonly #byGroup = new Map<string, number[]>();
  /** By the first word of those that a title must have. */
  readonly #byStem = new Map<string, number[]>();

  /** Two with the same number differ only in what they are worth. */
  numberOf(requirement: Requirement): number {
    const last = this.#last.get(requirement.ids);
    if (last !== undefined && isAlike(requirement, this.at(last))) return last;
    const number = this.#fileIfNew(requirement);
    this.#last.set(requirement.ids, number);
    return number;
  }

  #fileIfNew(requirement: Requirement): number {
    const known = this.#requirements.values.length;
    const number = this.#requirements.numberOf(keyOf(requirement), requirement);
    if (number < known) return number;
    for (const id of new Set([...requirement.ids, ...requirement.generals.flat()]))
      file(this.#bySkill, id, number);
    for (const group of new Set(requirement.groups)) file(this.#byGroup, group, number);
    const [word] = requirement.words;
    if (word !== undefined) file(this.#byStem, word.stem, number);
    return number;
  }

  at(number: number): Requirement {
    return this.#requirements.at(number);
  }

  /** What a candidate gets for each requirement, and the numbers of those that give anything. */
  creditsOf(candidate: CompiledProfile): { credits: Float64Array; met: readonly number[] } {
    const credits = new Float64Array(this.#requirements.values.length);
    const met: number[] = [];
    const meet = (numbers: readonly number[] = []): void => {
      for (const number of numbers) {
        if (credits[number] !== 0) continue;
        credits[number] = requirementCredit(this.at(number), candidate);
        if (credits[number] !== 0) met.push(number);
      }
    };
    for (const id of candidate.credits.keys()) meet(this.#bySkill.get(id));
    for (const group of candidate.groups.keys()) meet(this.#byGroup.get(group));
    for (const stems of candidate.titleStems) for (const stem of stems) meet(this.#byStem.get(stem));
    return { credits, met };
  }
}

function file(index: Map<string, number[]>, key: string, number: number): void {
  const numbers = index.get(key);
  if (numbers) numbers.push(number);
  else index.set(key, [number]);
}

/** For two with the same ids: true only when `keyOf` says the same of both. */
function isAlike(one: Requirement, other: Requirement): boolean {
  const areSameWords = one.words === other.words || (one.words.length === 0 && other.words.length === 0);
  return areSameWords && one.anyOf === other.anyOf && one.lineShare === other.lineShare;
}

/** All that the credit for a requirement depends on; what it is worth is a column of its own. */
function keyOf({ ids, anyOf, words, lineShare }: Requirement): string {
  return `${ids.join(" ")}|${anyOf ? "or" : "and"}|${words.map(({ stem }) => stem).join(" ")}|${lineShare}`;
}

import type { Requirement } from "../job/compile-job.ts";
import { GENERAL_CREDIT, TITLE_WORDS_CREDIT } from "../weights.ts";
import { BlockLayer, type Stream } from "./block-layer.ts";
import type { BlockMemory } from "./block-memory.ts";
import type { CandidateColumns } from "./candidate-columns.ts";
import type { GroupLayer } from "./group-layer.ts";

export interface BlockTables {
  readonly columns: CandidateColumns;
  readonly memory: BlockMemory;
  /** Of all groups that any requirement names. */
  readonly groups: ReadonlyMap<string, GroupLayer>;
}

/** One requirement against a block of candidates after the other: the same numbers as `requirementCredit`. */
export class RequirementCredits {
  /** What meets the requirement by itself. */
  readonly #best: BlockLayer;
  /** What meets one of several things that are asked for together. */
  readonly #each: readonly BlockLayer[];

  constructor(requirement: Requirement, { columns, memory, groups }: BlockTables) {
    const { ids, anyOf, words, maxPoints } = requirement;
    const ofIds = ids.map((_, index) => streamsOf(requirement, index, columns));
    const ofTitles = (words.length === 0 ? [] : columns.names.titlesWithAll(words)).map((postings) => ({
      postings,
      share: 1,
      scale: TITLE_WORDS_CREDIT,
    }));
    const isOne = anyOf || ids.length === 1;
    const floorsOf = (names: readonly string[]) =>
      [...new Set(names)].flatMap((group) => groups.get(group)?.credits ?? []);
    this.#best = new BlockLayer([...ofTitles, ...(isOne ? ofIds.flat() : [])], {
      memory,
      points: maxPoints,
      floors: isOne ? floorsOf(requirement.groups) : [],
    });
    this.#each = isOne
      ? []
      : ofIds.map(
          (streams, index) =>
            new BlockLayer(streams, {
              memory,
              points: maxPoints / ids.length,
              floors: floorsOf(requirement.groups.slice(index, index + 1)),
            }),
        );
  }

  /** Adds to `points` no less than what the requirement gives beyond what skills of the same group do. */
  load(first: number, end: number, points: Float64Array): void {
    this.#best.load(first, end, points);
    for (const layer of this.#each) layer.load(first, end, points);
  }

  at(place: number): number {
    const best = this.#best.at(place);
    if (this.#each.length === 0) return best;
    const sum = this.#each.reduce((total, layer) => total + layer.at(place), 0);
    return Math.max(best, sum / this.#each.length);
  }
}

/** The skills that can credit one of the requirement's ids. */
function streamsOf({ ids, generals }: Requirement, index: number, columns: CandidateColumns): Stream[] {
  return [
    ...sourcesOf(ids[index] ?? "", 1, columns),
    ...(generals[index] ?? []).flatMap((general) => sourcesOf(general, GENERAL_CREDIT, columns)),
  ];
}

function sourcesOf(id: string, scale: number, columns: CandidateColumns): Stream[] {
  return columns.sourcesOf(id).flatMap(({ id: source, share }) => {
    const postings = columns.skills.get(source);
    return postings === undefined ? [] : [{ postings, share, scale }];
  });
}

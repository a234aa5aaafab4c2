import { BlockLayer, type Stream } from "./block-layer.ts";
import type { CandidateColumns } from "./candidate-columns.ts";
import type { Requirement } from "./compile-job.ts";
import { GENERAL_CREDIT, KIN_CREDIT, TITLE_WORDS_CREDIT } from "./weights.ts";

/** One requirement against a block of candidates after the other: the same numbers as `requirementCredit`. */
export class RequirementCredits {
  /** What meets the requirement by itself. */
  readonly #best: BlockLayer;
  /** What meets one of several things that are asked for together. */
  readonly #each: readonly BlockLayer[];

  constructor(requirement: Requirement, columns: CandidateColumns, size: number) {
    const { ids, anyOf, words, maxPoints } = requirement;
    const ofIds = ids.map((_, index) => streamsOf(requirement, index, columns));
    const ofTitles = (words.length === 0 ? [] : columns.names.titlesWithAll(words)).map((postings) => ({
      postings,
      share: 1,
      scale: TITLE_WORDS_CREDIT,
    }));
    const isOne = anyOf || ids.length === 1;
    this.#best = new BlockLayer([...ofTitles, ...(isOne ? ofIds.flat() : [])], { size, points: maxPoints });
    this.#each = isOne
      ? []
      : ofIds.map((streams) => new BlockLayer(streams, { size, points: maxPoints / ids.length }));
  }

  /** Adds to `points` no less than what the requirement gives. */
  load(first: number, end: number, points: Float64Array): void {
    this.#best.load(first, end, points);
    for (const layer of this.#each) layer.load(first, end, points);
  }

  at(place: number): number {
    const best = this.#best.values[place] ?? 0;
    if (this.#each.length === 0) return best;
    const sum = this.#each.reduce((total, { values }) => total + (values[place] ?? 0), 0);
    return Math.max(best, sum / this.#each.length);
  }
}

/** All that can credit one of the requirement's ids. */
function streamsOf(
  { ids, generals, groups }: Requirement,
  index: number,
  columns: CandidateColumns,
): Stream[] {
  const kin = columns.kin.get(groups[index] ?? "");
  return [
    ...sourcesOf(ids[index] ?? "", 1, columns),
    ...(generals[index] ?? []).flatMap((general) => sourcesOf(general, GENERAL_CREDIT, columns)),
    ...(kin === undefined ? [] : [{ postings: kin, share: 1, scale: KIN_CREDIT }]),
  ];
}

function sourcesOf(id: string, scale: number, columns: CandidateColumns): Stream[] {
  return columns.sourcesOf(id).flatMap(({ id: source, share }) => {
    const postings = columns.skills.get(source);
    return postings === undefined ? [] : [{ postings, share, scale }];
  });
}

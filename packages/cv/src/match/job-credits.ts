import type { CandidateColumns, Name } from "./candidate-columns.ts";
import type { CompiledJob, Requirement } from "./compile-job.ts";
import type { Postings } from "./postings.ts";
import { likenessOf } from "./title-likeness.ts";
import { GENERAL_CREDIT, KIN_CREDIT, SKILL_AS_TITLE_CREDIT, TITLE_WORDS_CREDIT } from "./weights.ts";

/** What one skill credits rows with: the value of each, times `share`, times `scale`. */
interface Stream {
  readonly postings: Postings;
  readonly share: number;
  readonly scale: number;
}

/** All that can credit one id of a requirement. */
interface IdStreams {
  readonly streams: readonly Stream[];
  readonly kin: Postings | undefined;
}

/** One requirement against many candidates: the same numbers as `requirementCredit`. */
export class RequirementCredits {
  readonly #ids: readonly IdStreams[];
  readonly #inTitle: readonly Postings[];
  readonly #anyOf: boolean;

  constructor(requirement: Requirement, columns: CandidateColumns) {
    this.#anyOf = requirement.anyOf;
    this.#ids = requirement.ids.map((id, index) => ({
      streams: [
        ...streamsOf(columns, id, 1),
        ...(requirement.generals[index] ?? []).flatMap((general) =>
          streamsOf(columns, general, GENERAL_CREDIT),
        ),
      ],
      kin: columns.kin.get(requirement.groups[index] ?? ""),
    }));
    this.#inTitle = requirement.words.length === 0 ? [] : titlesWithAll(requirement, columns);
  }

  /** Writes the credits of the rows from `first` to before `end` to the beginning of `credits`. */
  fill(credits: Float64Array, one: Float64Array, first: number, end: number): void {
    if (this.#ids.length === 1) this.#fillId(this.#ids[0], credits, first, end);
    else {
      credits.fill(0);
      for (const id of this.#ids) {
        this.#fillId(id, one, first, end);
        for (let at = 0; at < end - first; at += 1) {
          const value = one[at] ?? 0;
          const sum = credits[at] ?? 0;
          credits[at] = this.#anyOf ? Math.max(sum, value) : sum + value;
        }
      }
      if (!this.#anyOf)
        for (let at = 0; at < end - first; at += 1) credits[at] = (credits[at] ?? 0) / this.#ids.length;
    }
    for (const postings of this.#inTitle)
      postings.between(first, end, (row) => {
        if ((credits[row - first] ?? 0) < TITLE_WORDS_CREDIT) credits[row - first] = TITLE_WORDS_CREDIT;
      });
  }

  #fillId(id: IdStreams | undefined, credits: Float64Array, first: number, end: number): void {
    credits.fill(0);
    for (const { postings, share, scale } of id?.streams ?? [])
      postings.raise(credits, { first, end, share, scale });
    id?.kin?.raise(credits, { first, end, share: 1, scale: KIN_CREDIT });
  }
}

function streamsOf(columns: CandidateColumns, id: string, scale: number): Stream[] {
  return columns.sourcesOf(id).flatMap(({ id: source, share }) => {
    const postings = columns.skills.get(source);
    return postings === undefined ? [] : [{ postings, share, scale }];
  });
}

/** The candidates with a title that has all words of a phrase. */
function titlesWithAll({ words }: Requirement, columns: CandidateColumns): Postings[] {
  const stems = words.map(({ stem }) => stem);
  return [...columns.namesWith(stems)].flatMap((key) => {
    const name = columns.names.get(key);
    const postings = columns.namesOf.get(key);
    if (!name?.isTitle || postings === undefined) return [];
    const own = new Set(name.words.map(({ stem }) => stem));
    return stems.every((stem) => own.has(stem)) ? [postings] : [];
  });
}

/** The likeness of the job's title to titles and skills, for those that are like it at all. */
export function likeNames(
  job: CompiledJob,
  columns: CandidateColumns,
): { postings: Postings; likeness: number }[] {
  const keys = columns.namesWith(job.titleWords.map(({ stem }) => stem));
  return [...keys].flatMap((key) => {
    const name = columns.names.get(key);
    const postings = columns.namesOf.get(key);
    if (name === undefined || postings === undefined) return [];
    const likeness = likenessTo(name, job);
    return likeness > 0 ? [{ postings, likeness }] : [];
  });
}

/** As `compareTitle` compares them, in the same order of sums. */
function likenessTo({ words, isTitle }: Name, { titleWords, titleWeight }: CompiledJob): number {
  if (titleWeight === 0) return 0;
  let common = 0;
  for (const { stem, weight } of titleWords) if (words.some((word) => word.stem === stem)) common += weight;
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  return likenessOf({ common, jobWeight: titleWeight, weight }, isTitle ? 1 : SKILL_AS_TITLE_CREDIT);
}

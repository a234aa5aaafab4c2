import {
  type CompiledProfile,
  evidenceCredit,
  idsOf,
  namesOfSkills,
  reachOf,
} from "../profile/compile-profile.ts";
import { type JobCalling, studyCloseness } from "../work/line-of-work.ts";
import { CandidateNames } from "./candidate-names.ts";
import { CandidateRoles } from "./candidate-roles.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { Interned } from "./interned.ts";
import { PostingLists } from "./postings.ts";

/** Skills that credit another one, each with its share. */
interface Source {
  readonly id: string;
  readonly share: number;
}

/**
 * Candidates as columns of numbers, filed by skill and by group of skills. What a skill
 * implies is not filed: it is looked up when a job asks for it. Rows are only ever appended.
 */
export class CandidateColumns {
  /** By skill: what its place in the CV is worth. */
  skills = new PostingLists<string>();
  /** By group: how many skills. */
  groups = new PostingLists<string>();
  readonly names = new CandidateNames();
  readonly roles = new CandidateRoles();
  readonly #sources = new Map<string, Source[]>();
  readonly #known = new Set<string>();

  /** NaN when not known. */
  readonly years = new GrowingFloats();
  readonly hasTitles: boolean[] = [];
  readonly hasTrade: boolean[] = [];
  readonly #studies = new Interned<readonly number[]>();
  readonly studyOf = new GrowingInts();

  get rows(): number {
    return this.years.length;
  }

  append({ profile, groups, roles, studies, hasTrade }: CompiledProfile): number {
    const row = this.rows;
    for (const skill of profile.skills) {
      for (const id of idsOf(skill)) {
        this.#learn(id);
        this.skills.push(id, row, evidenceCredit(skill));
      }
    }
    this.names.append(profile.titles, namesOfSkills(profile));
    for (const [group, count] of groups) this.groups.push(group, row, count);
    this.roles.append(roles, { hasTitles: profile.titles.length > 0 });
    this.years.push(profile.totalYears ?? Number.NaN);
    this.hasTitles.push(profile.titles.length > 0);
    this.hasTrade.push(hasTrade);
    this.studyOf.push(this.#studies.numberOf(studies.join(" "), studies));
    return row;
  }

  /** How close each kind of studies is to a job, by its number in `studyOf`. */
  studiesFor(job: JobCalling): Float64Array {
    return Float64Array.from(this.#studies.values, (studies) => studyCloseness(studies, job));
  }

  /** The skills among the candidates' that credit this one. */
  sourcesOf(id: string): readonly Source[] {
    return this.#sources.get(id) ?? [];
  }

  /** The rows that `kept` lists, in its order, which must be rising. */
  only(kept: readonly number[]): CandidateColumns {
    const numbers = new Int32Array(this.rows).fill(-1);
    const copy = new CandidateColumns();
    for (const [number, row] of kept.entries()) {
      numbers[row] = number;
      copy.roles.copy(this.roles, row);
      copy.names.copy(this.names, row);
      copy.years.push(this.years.at(row));
      copy.hasTitles.push(this.hasTitles[row] ?? false);
      copy.hasTrade.push(this.hasTrade[row] ?? false);
      copy.studyOf.push(copy.#studies.copy(this.#studies, this.studyOf.at(row)));
    }
    copy.skills = this.skills.renumbered(numbers);
    copy.groups = this.groups.renumbered(numbers);
    for (const id of this.#known) if (copy.skills.get(id) !== undefined) copy.#learn(id);
    return copy;
  }

  #learn(id: string): void {
    if (this.#known.has(id)) return;
    this.#known.add(id);
    for (const { id: reached, share } of reachOf(id)) {
      const sources = this.#sources.get(reached);
      if (sources) sources.push({ id, share });
      else this.#sources.set(reached, [{ id, share }]);
    }
  }
}

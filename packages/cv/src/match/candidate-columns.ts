import { type CompiledProfile, evidenceCredit, idsOf, reachOf } from "./compile-profile.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { Interned } from "./interned.ts";
import type { Role } from "./line-of-work.ts";
import { PostingLists } from "./postings.ts";
import { type TitleWord, titleWords } from "./title-words.ts";
import { FULL_KIN_SKILLS } from "./weights.ts";

/** Skills that credit another one, each with its share. */
interface Source {
  readonly id: string;
  readonly share: number;
}

/** A title or the name of a skill, as it is compared with titles of jobs. */
export interface Name {
  readonly words: readonly TitleWord[];
  readonly isTitle: boolean;
}

/**
 * Candidates as columns of numbers, filed by skill, by group of skills and by word of a title. What a skill
 * implies is not filed: it is looked up when a job asks for it. Rows are only ever appended.
 */
export class CandidateColumns {
  /** By skill: what its place in the CV is worth. */
  skills = new PostingLists();
  /** By group: how many skills, and which share that is of as many as count. */
  groups = new PostingLists();
  kin = new PostingLists();
  /** By name, in the order of `names`. */
  namesOf = new PostingLists();
  readonly names = new Map<string, Name>();
  readonly #byStem = new Map<string, Set<string>>();
  readonly #sources = new Map<string, Source[]>();
  readonly #known = new Set<string>();

  readonly occupationSets = new Interned<readonly number[]>();
  /** The row's roles stand from `starts[row]` to before `starts[row + 1]`. */
  readonly starts = new GrowingInts();
  readonly occupationsOf = new GrowingInts();
  readonly sharesOf = new GrowingFloats();
  readonly roles: (readonly Role[])[] = [];
  /** NaN when not known. */
  readonly years = new GrowingFloats();
  readonly hasTitles: boolean[] = [];

  constructor() {
    this.starts.push(0);
  }

  get rows(): number {
    return this.roles.length;
  }

  append({ profile, groups, roles }: CompiledProfile): number {
    const row = this.rows;
    for (const skill of profile.skills) {
      for (const id of idsOf(skill)) {
        this.#learn(id);
        this.skills.push(id, row, evidenceCredit(skill));
      }
      if (!skill.id.startsWith("language:")) this.#file(skill.name, { isTitle: false, row });
    }
    for (const title of profile.titles) this.#file(title, { isTitle: true, row });
    for (const [group, count] of groups) {
      this.groups.push(group, row, count);
      this.kin.push(group, row, Math.min(1, count / FULL_KIN_SKILLS));
    }
    this.#appendRoles(roles);
    this.years.push(profile.totalYears ?? Number.NaN);
    this.hasTitles.push(profile.titles.length > 0);
    return row;
  }

  /** The skills among the candidates' that credit this one. */
  sourcesOf(id: string): readonly Source[] {
    return this.#sources.get(id) ?? [];
  }

  /** Keys of the names that share a word with these. */
  namesWith(stems: readonly string[]): Set<string> {
    return new Set(stems.flatMap((stem) => [...(this.#byStem.get(stem) ?? [])]));
  }

  /** The rows that `kept` lists, in its order, which must be rising. */
  only(kept: readonly number[]): CandidateColumns {
    const numbers = new Int32Array(this.rows).fill(-1);
    const copy = new CandidateColumns();
    for (const [number, row] of kept.entries()) {
      numbers[row] = number;
      copy.#appendRoles(this.roles[row] ?? []);
      copy.years.push(this.years.at(row));
      copy.hasTitles.push(this.hasTitles[row] ?? false);
    }
    copy.skills = this.skills.renumbered(numbers);
    copy.groups = this.groups.renumbered(numbers);
    copy.kin = this.kin.renumbered(numbers);
    copy.namesOf = this.namesOf.renumbered(numbers);
    for (const id of this.#known) if (copy.skills.get(id) !== undefined) copy.#learn(id);
    for (const [key, name] of this.names) if (copy.namesOf.get(key) !== undefined) copy.#name(key, name);
    return copy;
  }

  #appendRoles(roles: readonly Role[]): void {
    for (const { occupations, share } of roles) {
      this.occupationsOf.push(this.occupationSets.numberOf(occupations.join(" "), occupations));
      this.sharesOf.push(share);
    }
    this.starts.push(this.occupationsOf.length);
    this.roles.push(roles);
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

  #file(text: string, { isTitle, row }: { isTitle: boolean; row: number }): void {
    const key = `${isTitle ? "t" : "s"}${text}`;
    if (!this.names.has(key)) this.#name(key, { words: titleWords(text), isTitle });
    this.namesOf.push(key, row, 1);
  }

  #name(key: string, name: Name): void {
    this.names.set(key, name);
    for (const { stem } of name.words) {
      const keys = this.#byStem.get(stem);
      if (keys) keys.add(key);
      else this.#byStem.set(stem, new Set([key]));
    }
  }
}

import type { Person, Section } from "../person.ts";
import type { Habits } from "./habits.ts";
import { pageWords } from "./languages/languages.ts";
import type { Random } from "./random.ts";
import { kindOf, type SectionKind } from "./section-kinds.ts";

export interface Arranged {
  readonly section: Section;
  readonly heading: string;
}

type Ranks = readonly SectionKind[];
type Order = (sections: readonly Section[], random: Random) => Section[];

const ORDERS: Readonly<Record<Habits["order"], Order>> = {
  own: (sections) => [...sections],
  "skills-first": first(["summary", "skills", "certificates"]),
  "studies-first": first(["summary", "studies"]),
  any: (sections, random) =>
    sections
      .map((section) => ({ section, rank: kindOf(section) === "summary" ? -1 : random.next() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ section }) => section),
};

/** The sections in the order of the page, with the headings that it prints. */
export function arrange(person: Person, habits: Habits, random: Random): Arranged[] {
  const told = new Set<SectionKind>();
  const usual = pageWords(person.languageCode).headings;
  return ORDERS[habits.order](person.sections, random).map((section) => {
    const kind = kindOf(section);
    // Two sections under one heading are one: the second keeps its own.
    const keepsOwn = habits.headingWords === "own" || kind === "other" || told.has(kind);
    told.add(kind);
    return { section, heading: keepsOwn ? section.heading : random.pick(usual[kind]) };
  });
}

function first(kinds: Ranks): Order {
  const rank = (section: Section) => {
    const index = kinds.indexOf(kindOf(section));
    return index === -1 ? kinds.length : index;
  };
  return (sections) => sections.toSorted((a, b) => rank(a) - rank(b));
}

import { plain } from "../marks.ts";
import type { Person, Section } from "../person.ts";
import { type Entry, jobEntry, studyEntry } from "./html/entries.ts";

/** A CV as a list of blocks, for the producers that know paragraphs rather than style sheets. */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bullets"; readonly items: readonly string[] }
  | { readonly kind: "group"; readonly label: string; readonly text: string }
  | { readonly kind: "rows"; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: "entry"; readonly entry: Entry };

export interface OutlineSection {
  readonly heading: string;
  readonly short: boolean;
  readonly blocks: readonly Block[];
}

export function outline(person: Person): OutlineSection[] {
  return person.sections.map((section) => ({
    heading: section.heading,
    short: "tags" in section || "groups" in section || "languages" in section || "certificates" in section,
    blocks: blocksOf(section),
  }));
}

function blocksOf(section: Section): Block[] {
  if ("text" in section) return section.text.map((text) => ({ kind: "text", text: plain(text) }));
  if ("list" in section) return [{ kind: "bullets", items: section.list.map(plain) }];
  if ("tags" in section) return [{ kind: "text", text: section.tags.map(plain).join(", ") }];
  if ("groups" in section)
    return section.groups.map(([label, items]) => ({
      kind: "group",
      label,
      text: items.map(plain).join(", "),
    }));
  if ("rows" in section)
    return [{ kind: "rows", rows: section.rows.map(([label, value]) => [label, plain(value)] as const) }];
  if ("jobs" in section) return section.jobs.map((job) => ({ kind: "entry", entry: jobEntry(job) }));
  if ("studies" in section)
    return section.studies.map((study) => ({ kind: "entry", entry: studyEntry(study) }));
  if ("certificates" in section) return [{ kind: "bullets", items: section.certificates.map(plain) }];
  return [{ kind: "text", text: section.languages.map(plain).join(", ") }];
}

export interface ContactItem {
  readonly text: string;
  readonly url: string | null;
}

/** Contact data in reading order; an item with a URL may show other words than its address. */
export function contactOf(person: Person): ContactItem[] {
  return [
    { text: person.location, url: null },
    { text: person.phone, url: null },
    {
      text: person.emailLink ?? person.email,
      url: person.emailLink === undefined ? null : `mailto:${person.email}`,
    },
    ...(person.links ?? []).map(([text, url]) => ({ text, url })),
  ];
}

/** Where an employer or a school is, as one phrase. */
export function whereOf(entry: Entry): string {
  return [entry.org, entry.place].filter((part) => part !== "").join(", ");
}

import { plain } from "../../marks.ts";
import type { Person, Section } from "../../person.ts";
import { wordsOf } from "../words.ts";
import { bullets, type EntryStyle, entries, jobEntry, labelTable, studyEntry } from "./entries.ts";
import { div, esc, link, tag } from "./markup.ts";

export type TagStyle = "comma" | "pipe" | "dot" | "chips" | "bullets" | "bars" | "rating" | "lines";

export interface SectionStyle {
  readonly jobs: EntryStyle;
  readonly studies: EntryStyle;
  readonly tags: TagStyle;
  /** Separator column of label/value rows. */
  readonly colon: string;
  /** How a heading is written, e.g. upper case or with spaces between its letters. */
  readonly heading: (text: string) => string;
}

export const PLAIN_STYLE: SectionStyle = {
  jobs: "title-dates",
  studies: "title-dates",
  tags: "comma",
  colon: "",
  heading: (text) => text,
};

export function section(person: Person, part: Section, style: SectionStyle): string {
  return tag(
    "section",
    "",
    tag("h2", "", esc(style.heading(part.heading))) + sectionBody(person, part, style),
  );
}

export function sectionBody(person: Person, part: Section, style: SectionStyle): string {
  const words = wordsOf(person);
  if ("text" in part) return part.text.map((text) => tag("p", "", esc(plain(text)))).join("");
  if ("list" in part) return bullets(part.list.map(plain));
  if ("tags" in part) return tags(part.tags.map(plain), style.tags);
  if ("groups" in part)
    return part.groups
      .map(([label, items]) => tag("p", "group", `<b>${esc(label)}:</b> ${esc(items.map(plain).join(", "))}`))
      .join("");
  if ("rows" in part)
    return labelTable(
      part.rows.map(([label, value]) => [label, esc(plain(value))] as const),
      style.colon,
    );
  if ("jobs" in part) return entries(part.jobs.map(jobEntry), style.jobs, words);
  if ("studies" in part)
    return entries(part.studies.map(studyEntry), style.studies, {
      ...words,
      employer: words.institution,
      role: words.qualification,
    });
  if ("certificates" in part) return bullets(part.certificates.map(plain));
  return tags(
    part.languages.map(plain),
    style.tags === "bars" || style.tags === "rating" ? "lines" : style.tags,
  );
}

function tags(items: readonly string[], style: TagStyle): string {
  switch (style) {
    case "pipe":
      return tag("p", "", esc(items.join(" | ")));
    case "dot":
      return tag("p", "", esc(items.join(" · ")));
    case "chips":
      return div("chips", ...items.map((item) => tag("span", "chip", esc(item))));
    case "bullets":
      return bullets(items);
    case "lines":
      return items.map((item) => div("", esc(item))).join("");
    case "bars":
      return items
        .map((item, index) =>
          div("bar", tag("span", "", esc(item)), `<i><b style="width:${95 - ((index * 13) % 45)}%"></b></i>`),
        )
        .join("");
    case "rating":
      return items
        .map((item, index) =>
          div("rating", tag("span", "", esc(item)), tag("span", "dots", rating(5 - (index % 3)))),
        )
        .join("");
    default:
      return tag("p", "", esc(items.join(", ")));
  }
}

function rating(full: number): string {
  return "●".repeat(full) + "○".repeat(5 - full);
}

/** Contact lines as HTML, in the order people give them: place, phone, e-mail, links. */
export function contactItems(person: Person): string[] {
  const email =
    person.emailLink === undefined ? esc(person.email) : link(person.emailLink, `mailto:${person.email}`);
  const links = (person.links ?? []).map(([text, url]) => link(text, url));
  return [esc(person.location), esc(person.phone), email, ...links];
}

export function hiddenText(person: Person): string {
  if (person.hidden === undefined) return "";
  return tag("div", `hidden-${person.hidden.how}`, esc(person.hidden.text));
}

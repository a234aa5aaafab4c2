import { plain } from "../marks.ts";
import type { Section } from "../person.ts";
import { div, esc, tag } from "../render/html/markup.ts";
import type { Arranged } from "./arrange.ts";
import type { Habits } from "./habits.ts";
import { headingHtml } from "./headings.ts";
import { points } from "./points.ts";
import { posts } from "./posts.ts";
import { skills } from "./skills.ts";
import { studies } from "./studies.ts";
import type { Wording } from "./wording.ts";

const PLACES: Readonly<Record<Habits["headingPlace"], (heading: string, body: string) => string>> = {
  above: (heading, body) => tag("section", "", heading + div("", body)),
  margin: (heading, body) => tag("section", "margin-left", div("", heading) + div("", body)),
  "margin-right": (heading, body) => tag("section", "margin-right", div("", body) + div("", heading)),
  "label-column": (heading, body) => tag("tr", "", tag("td", "heads", heading) + tag("td", "", body)),
};

export function sections(arranged: readonly Arranged[], habits: Habits, wording: Wording): string {
  const html = arranged
    .map(({ section, heading }) =>
      PLACES[habits.headingPlace](
        div("heading", headingHtml(heading, habits)),
        sectionBody(section, habits, wording),
      ),
    )
    .join("");
  return habits.headingPlace === "label-column" ? tag("table", "labelled", html) : html;
}

function sectionBody(section: Section, habits: Habits, wording: Wording): string {
  if ("jobs" in section) return posts(section.jobs, habits, wording);
  if ("studies" in section) return studies(section.studies, habits, wording);
  if ("text" in section) return section.text.map((text) => tag("p", "", shown(text))).join("");
  if ("tags" in section) return skills(section.tags.map(plain), habits);
  if ("groups" in section) return section.groups.map(group).join("");
  if ("list" in section) return points(section.list.map(plain), habits);
  if ("rows" in section)
    return section.rows.map(([label, value]) => div("", `${esc(label)}: ${shown(value)}`)).join("");
  return lines("languages" in section ? section.languages : section.certificates, habits);
}

/** Facts of a line each, which nobody runs together to a paragraph. */
function lines(texts: readonly string[], habits: Habits): string {
  const form = habits.bullets === "paragraph" ? "paragraphs" : habits.bullets;
  return points(texts.map(plain), { ...habits, bullets: form });
}

function group([label, items]: readonly [label: string, items: readonly string[]]): string {
  return tag("p", "", `${tag("b", "", `${esc(label)}:`)} ${items.map(shown).join(", ")}`);
}

function shown(text: string): string {
  return esc(plain(text));
}

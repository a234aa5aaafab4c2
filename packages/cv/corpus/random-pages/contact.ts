import type { Person } from "../person.ts";
import { div, esc, link, tag } from "../render/html/markup.ts";
import type { Habits } from "./habits.ts";
import type { Wording } from "./wording.ts";

interface Item {
  readonly label: string;
  readonly sign: string;
  readonly html: string;
}

const joined = (separator: string) => (items: readonly Item[]) =>
  items.map(({ html }) => html).join(separator);

const FORMS: Readonly<Record<Habits["contact"], (items: readonly Item[]) => string>> = {
  pipes: joined(" | "),
  dots: joined(" • "),
  commas: joined(", "),
  footer: joined(" | "),
  lines: (items) => items.map(({ html }) => div("", html)).join(""),
  labels: (items) => items.map(({ label, html }) => div("", `${label}: ${html}`)).join(""),
  stacked: (items) => items.map(({ label, html }) => div("label", label) + div("", html)).join(""),
  icons: (items) => items.map(({ sign, html }) => tag("span", "item", `${sign}&nbsp;${html}`)).join(" "),
  table: (items) =>
    tag(
      "table",
      "",
      items.map(({ label, html }) => tag("tr", "", tag("td", "label", label) + tag("td", "", html))).join(""),
    ),
};

export function contact(person: Person, habits: Habits, { labels, words }: Wording): string {
  // Set apart, or the groups of digits would stand in the order of the letters around them.
  const phone =
    words.script?.isRightToLeft === true ? `<bdi dir="ltr">${esc(person.phone)}</bdi>` : esc(person.phone);
  const items = [
    { label: labels.email, sign: "✉", html: esc(person.email) },
    { label: labels.phone, sign: "☎", html: tag("span", "unbroken", phone) },
    { label: labels.address, sign: "⌂", html: esc(person.location) },
    ...(person.links ?? []).map(([text, url]) => ({ label: labels.web, sign: "⚭", html: link(text, url) })),
  ];
  return div("contact", FORMS[habits.contact](items));
}

import type { Person } from "../person.ts";
import { div, esc, tag } from "../render/html/markup.ts";
import type { Arranged } from "./arrange.ts";
import { contact } from "./contact.ts";
import { SHAPES } from "./design.ts";
import type { Habits } from "./habits.ts";
import { letterspaced } from "./headings.ts";
import { sections } from "./section.ts";
import { isShort } from "./section-kinds.ts";
import { styleSheet } from "./style.ts";
import { contactInSidebar } from "./suits.ts";
import type { Wording } from "./wording.ts";

interface Parts {
  /** Name and, unless the sidebar or the foot has them, contact data. */
  readonly header: string;
  /** What the second column holds beside its sections. */
  readonly aside: string;
  readonly all: () => string;
  readonly long: () => string;
  readonly short: () => string;
}

const NAMES: Readonly<Record<Habits["name"], (name: string) => string>> = {
  big: esc,
  caps: (name) => esc(name.toUpperCase()),
  spaced: (name) => letterspaced(name.toUpperCase()),
  "two-lines": (name) => {
    const [first = "", ...rest] = name.split(" ");
    return rest.length === 0 ? esc(first) : `${esc(first)}<br>${esc(rest.join(" "))}`;
  },
  centred: esc,
  right: esc,
  band: esc,
  small: esc,
  light: esc,
};

const COLUMNS: Readonly<Record<Habits["columns"], (parts: Parts) => string>> = {
  one: ({ header, all }) => header + all(),
  "sidebar-left": ({ header, aside, long, short }) =>
    header + div("sidebar-left", tag("aside", "", aside + short()), tag("main", "", long())),
  "sidebar-right": ({ header, aside, long, short }) =>
    header + div("sidebar-right", tag("main", "", long()), tag("aside", "", aside + short())),
  "sidebar-dark": ({ header, aside, long, short }) =>
    div("sidebar-dark", tag("aside", "", aside + short()), tag("main", "", header + long())),
  "sidebar-table": ({ header, aside, long, short }) =>
    header +
    tag(
      "table",
      "sidebar-table",
      tag("tr", "", tag("td", "short", tag("aside", "", aside + short())) + tag("td", "long", long())),
    ),
};

/** Drawn, since nobody of the corpus has a face. */
const PHOTOS: Readonly<Record<Habits["photo"], string>> = {
  none: "",
  circle: portrait('<clipPath id="frame"><circle cx="40" cy="40" r="40"/></clipPath>'),
  square: portrait('<clipPath id="frame"><rect width="80" height="80"/></clipPath>'),
};

function portrait(frame: string): string {
  return `<svg class="photo" width="80" height="80" viewBox="0 0 80 80">${frame}<g clip-path="url(#frame)"><rect width="80" height="80" fill="#cfd6dd"/><circle cx="40" cy="31" r="15" fill="#8b97a3"/><ellipse cx="40" cy="76" rx="29" ry="27" fill="#8b97a3"/></g></svg>`;
}

export function pageHtml(
  person: Person,
  habits: Habits,
  arranged: readonly Arranged[],
  wording: Wording,
): string {
  const { script } = wording.words;
  const footer = habits.contact === "footer" ? tag("footer", "", contact(person, habits, wording)) : "";
  const body = COLUMNS[habits.columns](partsOf(person, habits, arranged, wording)) + footer;
  const direction = script?.isRightToLeft === true ? ' dir="rtl"' : "";
  return `<!doctype html><html lang="${person.languageCode}"${direction}><head><meta charset="utf-8"><title>CV</title><style>${styleSheet(habits, script)}</style></head><body>${body}</body></html>`;
}

function partsOf(person: Person, habits: Habits, arranged: readonly Arranged[], wording: Wording): Parts {
  const isSideways = habits.columns !== "one";
  const nameInAside = isSideways && habits.name === "small";
  const contactInAside = contactInSidebar(habits);
  const contacts = habits.contact === "footer" ? "" : contact(person, habits, wording);
  const name = nameBlock(person, habits);
  const photo = PHOTOS[habits.photo];
  const photoInAside = isSideways && (nameInAside || habits.columns === "sidebar-dark");
  const header = div("", nameInAside ? "" : name, contactInAside ? "" : contacts);
  const draw = (keep: (item: Arranged) => boolean) => () => sections(arranged.filter(keep), habits, wording);
  return {
    header: nameInAside
      ? ""
      : tag("header", photo === "" || photoInAside ? "" : "pictured", header + (photoInAside ? "" : photo)),
    aside: (photoInAside ? photo : "") + (nameInAside ? name : "") + (contactInAside ? contacts : ""),
    all: () => SHAPES[habits.shape](arranged, (some) => sections(some, habits, wording)),
    long: draw(({ section }) => !isShort(section)),
    short: draw(({ section }) => isShort(section)),
  };
}

function nameBlock(person: Person, habits: Habits): string {
  const headline = person.headline === undefined ? "" : div("headline", esc(person.headline));
  return div("name", NAMES[habits.name](person.printedName ?? person.name)) + headline;
}

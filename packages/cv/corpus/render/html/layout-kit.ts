import type { Person, Section } from "../../person.ts";
import { div, esc, tag } from "./markup.ts";
import { page } from "./page.ts";
import { contactItems, hiddenText, PLAIN_STYLE, type SectionStyle, section } from "./sections.ts";

export interface HtmlLayout {
  readonly html: (person: Person) => string;
  /** Running header and footer that the browser prints on each page. */
  readonly running?: (person: Person) => { readonly header: string; readonly footer: string };
}

export type Place = "main" | "aside";

export function isShort(part: Section): Place {
  return "tags" in part || "languages" in part || "certificates" in part || "groups" in part
    ? "aside"
    : "main";
}

export function studiesToo(part: Section): Place {
  return "studies" in part || "rows" in part ? "aside" : isShort(part);
}

export function sections(
  person: Person,
  style: SectionStyle,
  keep: (part: Section) => boolean = () => true,
): string {
  return person.sections
    .filter(keep)
    .map((part) => section(person, part, style))
    .join("");
}

export function name(person: Person): string {
  const headline = person.headline === undefined ? "" : div("headline", esc(person.headline));
  return `<h1>${esc(person.name)}</h1>${headline}`;
}

function contactBlock(person: Person, heading = person.labels?.contact ?? "Contact"): string {
  return tag(
    "section",
    "contact",
    `<h2>${esc(heading)}</h2>${contactItems(person)
      .map((item) => div("", item))
      .join("")}`,
  );
}

/** One column under a name and a line of contact data. */
export function single(options: {
  font: string;
  css: string;
  style?: Partial<SectionStyle>;
  separator?: string;
}): HtmlLayout {
  const style = { ...PLAIN_STYLE, ...options.style };
  return {
    html: (person) =>
      page(
        person,
        options.font,
        options.css,
        tag(
          "header",
          "",
          name(person) + div("contact", contactItems(person).join(options.separator ?? " | ")),
        ) +
          hiddenText(person) +
          sections(person, style),
      ),
  };
}

/** Two columns side by side; `first` is the one that stands first in the file. */
export function columns(options: {
  font: string;
  css: string;
  style?: Partial<SectionStyle>;
  place: (part: Section) => Place;
  first: Place;
  /** The column that carries the name; "top" puts it above both. */
  nameIn: Place | "top";
  photo?: boolean;
}): HtmlLayout {
  const style = { ...PLAIN_STYLE, ...options.style };
  return {
    html: (person) => {
      const photo = options.photo === true ? div("photo") : "";
      const head = photo + name(person);
      const side = (place: Place) => {
        const own = place === options.nameIn ? head : "";
        const contact = place === "aside" ? contactBlock(person) : hiddenText(person);
        return div(
          place,
          own,
          contact,
          sections(person, style, (part) => options.place(part) === place),
        );
      };
      const order: readonly Place[] = options.first === "main" ? ["main", "aside"] : ["aside", "main"];
      const top = options.nameIn === "top" ? tag("header", "", head) : "";
      return page(person, options.font, options.css, top + div("columns", ...order.map(side)));
    },
  };
}

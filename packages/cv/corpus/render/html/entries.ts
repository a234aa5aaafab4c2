import { plain } from "../../marks.ts";
import type { Job, Study } from "../../person.ts";
import { div, esc, tag } from "./markup.ts";

/** How a position or a degree is set: where its dates stand and which of its parts comes first. */
export type EntryStyle =
  | "title-dates"
  | "stacked"
  | "dates-left"
  | "dates-right"
  | "at"
  | "title-at"
  | "company-dash"
  | "dash-below"
  | "pipe"
  | "company-first"
  | "compact"
  | "grid"
  | "rows";

/** Words of the form layouts, which label each part of a position. */
export interface FormWords {
  readonly period: string;
  readonly employer: string;
  readonly role: string;
  readonly duties: string;
}

export interface Entry {
  readonly head: string;
  readonly org: string;
  readonly place: string;
  readonly dates: string;
  readonly about: string;
  readonly points: readonly string[];
  readonly promoted: boolean;
}

export function jobEntry(job: Job): Entry {
  return {
    head: job.title,
    org: job.company,
    place: job.place ?? "",
    dates: job.dates,
    about: plain(job.about ?? ""),
    points: (job.points ?? []).map(plain),
    promoted: job.promoted === true,
  };
}

export function studyEntry(study: Study): Entry {
  return {
    head: study.degree,
    org: study.institution,
    place: study.place ?? "",
    dates: study.dates,
    about: "",
    points: (study.points ?? []).map(plain),
    promoted: false,
  };
}

export function entries(items: readonly Entry[], style: EntryStyle, words: FormWords): string {
  if (style === "grid") return grid(items, words);
  if (style === "dates-left" || style === "dates-right") return datesTable(items, style);
  if (style === "rows") return items.map((item) => formRows(item, words)).join("");
  return items.map((item) => entry(item, style)).join("");
}

function entry(item: Entry, style: EntryStyle): string {
  const body = `${about(item)}${bullets(item.points)}`;
  const head = tag("b", "role", esc(item.head));
  const org = tag("span", "org", esc(item.org));
  const dates = tag("span", "dates", esc(item.dates));
  const orgPlace = item.place === "" ? org : `${org}${tag("span", "place", ` · ${esc(item.place)}`)}`;
  switch (style) {
    case "stacked":
      return div("entry", div("", head), div("", orgPlace), div("", dates), body);
    case "at":
      return div("entry", div("", dates), div("", `${head}${esc(joinAt(item))}`), body);
    case "title-at": {
      const place = item.place === "" ? "" : `, ${item.place}`;
      return div("entry", div("", dates), div("", `${head} at ${org}${esc(place)}`), body);
    }
    case "company-dash":
      return div("entry", row(`${tag("b", "org", esc(item.org))} — ${esc(item.head)}`, dates), body);
    case "dash-below": {
      const place = item.place === "" ? "" : `, ${item.place}`;
      const head = item.promoted ? "" : `${org}${esc(place)} — `;
      return div("entry", div("", `${head}<i>${esc(item.head)}</i>`), dates, body);
    }
    case "pipe":
      return div("entry", div("", [head, esc(item.org), dates].join(" | ")), body);
    case "company-first":
      return div(
        "entry",
        item.promoted ? "" : row(tag("b", "org", esc(item.org)), esc(item.place)),
        row(tag("i", "role", esc(item.head)), dates),
        body,
      );
    case "compact": {
      const where = [item.org, item.place].filter((part) => part !== "").join(", ");
      const text = [item.about, ...item.points].filter((part) => part !== "").join(" ");
      return div(
        "entry",
        `${head}, ${esc(where)} (${esc(item.dates)})`,
        text === "" ? "" : ` – ${esc(text)}`,
      );
    }
    default:
      return div("entry", row(head, dates), row(org, tag("span", "place", esc(item.place))), body);
  }
}

function joinAt(item: Entry): string {
  return [item.org, item.place]
    .filter((part) => part !== "")
    .map((part) => `, ${part}`)
    .join("");
}

function row(left: string, right: string): string {
  return div("row", tag("span", "", left), tag("span", "", right));
}

function datesTable(items: readonly Entry[], style: "dates-left" | "dates-right"): string {
  const rows = items.map((item) => {
    const where = [item.org, item.place].filter((part) => part !== "").join(", ");
    const main = tag(
      "td",
      "what",
      `${tag("b", "role", esc(item.head))}<br>${esc(where)}${about(item)}${bullets(item.points)}`,
    );
    const dates = tag("td", "when", esc(item.dates));
    return tag("tr", "", style === "dates-left" ? dates + main : main + dates);
  });
  return tag("table", "dated", rows.join(""));
}

function grid(items: readonly Entry[], words: FormWords): string {
  const head = [words.period, words.employer, words.role, words.duties].map((word) =>
    tag("th", "", esc(word)),
  );
  const rows = items.map((item) => {
    const where = [item.org, item.place].filter((part) => part !== "").join(", ");
    return [
      item.dates,
      where,
      item.head,
      [item.about, ...item.points].filter((part) => part !== "").join(" "),
    ]
      .map((cell) => tag("td", "", esc(cell)))
      .join("");
  });
  return tag(
    "table",
    "grid",
    tag("tr", "", head.join("")) + rows.map((cells) => tag("tr", "", cells)).join(""),
  );
}

function formRows(item: Entry, words: FormWords): string {
  const where = [item.org, item.place].filter((part) => part !== "").join(", ");
  const rows: (readonly [string, string])[] = [
    [words.period, esc(item.dates)],
    [words.role, tag("b", "", esc(item.head))],
    [words.employer, esc(where)],
  ];
  const body = `${about(item)}${bullets(item.points)}`;
  if (body !== "") rows.push([words.duties, body]);
  return labelTable(rows, "");
}

/** Label and value side by side; `colon` is the separator of the form, in a column of its own. */
export function labelTable(rows: readonly (readonly [label: string, html: string])[], colon: string): string {
  const cells = rows.map(([label, html]) => {
    const separator = colon === "" ? "" : tag("td", "colon", colon);
    return tag("tr", "", `${tag("td", "label", esc(label))}${separator}${tag("td", "value", html)}`);
  });
  return tag("table", "form", cells.join(""));
}

function about(item: Entry): string {
  return item.about === "" ? "" : tag("p", "about", esc(item.about));
}

export function bullets(points: readonly string[]): string {
  return points.length === 0 ? "" : tag("ul", "", points.map((point) => tag("li", "", esc(point))).join(""));
}

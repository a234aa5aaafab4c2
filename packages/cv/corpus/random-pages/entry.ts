import { div, tag } from "../render/html/markup.ts";

/** A post or a study: its parts as HTML, ready to be put in any order. */
export interface Entry {
  /** The title of a post, the degree of a study. */
  readonly what: string;
  /** The employer or the school alone. */
  readonly org: string;
  /** Empty where the page names none. */
  readonly place: string;
  /** "Employer, place", for forms that do not set the place apart. */
  readonly where: string;
  readonly dates: string;
  /** What it was about and the points, below its head. */
  readonly body: string;
}

export type EntryForm = (entry: Entry) => string;

/** An entry of rows, its body below. */
export function stacked(...rows: ((entry: Entry) => string)[]): EntryForm {
  return (entry) => div("entry", ...rows.map((row) => div("", row(entry))), entry.body);
}

/** An entry whose first row has two ends. */
export function headed(
  left: (entry: Entry) => string,
  right: (entry: Entry) => string,
  ...rows: ((entry: Entry) => string)[]
): EntryForm {
  return (entry) =>
    div("entry", row(left(entry), right(entry)), ...rows.map((row) => div("", row(entry))), entry.body);
}

/** An entry with a column on its left. */
export function beside(
  className: string,
  left: (entry: Entry) => string,
  right: (entry: Entry) => string,
): EntryForm {
  return (entry) => div(`entry ${className}`, div("", left(entry)), div("", right(entry), entry.body));
}

/** Parts that are there, with a separator between them. */
export function joined(separator: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(separator);
}

export function table(heads: readonly string[], rows: readonly string[]): string {
  const head = tag("tr", "", heads.map((text) => tag("th", "", text)).join(""));
  return tag("table", "ruled", head + rows.join(""));
}

export function cells(...html: readonly string[]): string {
  return tag("tr", "", html.map((cell) => tag("td", "", cell)).join(""));
}

function row(left: string, right: string): string {
  return div("row", div("", left), div("unbroken", right));
}

import { plain } from "../../marks.ts";
import type { Marked, Person, Section } from "../../person.ts";
import { bullets, type Entry, jobEntry, studyEntry } from "./entries.ts";
import { type HtmlLayout, name } from "./layout-kit.ts";
import { div, esc, tag } from "./markup.ts";
import { page } from "./page.ts";
import { contactItems, hiddenText, PLAIN_STYLE, section } from "./sections.ts";

/** Pages made for the screen and printed from it: dates, headings and lists stand where a wide window has room. */
interface WebStyle {
  readonly css: string;
  readonly font: string;
  readonly heading?: (text: string, count: number) => string;
  readonly entry: (entry: Entry) => string;
  /** Lists as a grid of names, each with what is known of it. */
  readonly grid?: true;
}

function webPage({ css, font, heading = (text) => text, entry, grid }: WebStyle): HtmlLayout {
  const part = (person: Person, own: Section) => {
    const items = entriesOf(own);
    const cells = grid ? cellsOf(own) : null;
    if (items === null && cells === null) return section(person, own, PLAIN_STYLE);
    const count = items?.length ?? cells?.length ?? 0;
    const body = items?.map(entry).join("") ?? div("grid", ...(cells ?? []));
    return tag("section", "", tag("h2", "", esc(heading(own.heading, count))) + div("body", body));
  };
  return {
    html: (person) => {
      const contact = div("contact", ...contactItems(person).map((item) => tag("span", "", item)));
      const parts = person.sections.map((own) => part(person, own)).join("");
      return page(person, font, css, tag("header", "", name(person) + contact) + hiddenText(person) + parts);
    },
  };
}

function entriesOf(part: Section): readonly Entry[] | null {
  if ("jobs" in part) return part.jobs.map(jobEntry);
  return "studies" in part ? part.studies.map(studyEntry) : null;
}

/** Groups of skills under their names, each skill on a chip of its own. */
function cellsOf(part: Section): readonly string[] | null {
  if (!("groups" in part)) return null;
  const chip = (item: Marked) => tag("span", "chip", esc(plain(item)));
  return part.groups.map(([label, items]) =>
    div("cell", tag("b", "", esc(label)), div("chips", ...items.map(chip))),
  );
}

function body(entry: Entry): string {
  return (entry.about === "" ? "" : tag("p", "about", esc(entry.about))) + bullets(entry.points);
}

const SHADOW = "text-shadow:0 1px 2px rgba(0,0,0,.25)";

/** Headings that count their entries, under shadows; groups of skills three in a row; dates at the far right. */
export const webCounts = webPage({
  font: "'Liberation Sans'",
  css: `body{font-size:9.4pt;color:#40484f} h1{${SHADOW}} h2{font-size:8.5pt;color:#c2410c;letter-spacing:.8pt;${SHADOW}} .contact span{margin-right:14pt;color:#0369a1} .grid{display:grid;grid-template-columns:repeat(3,1fr);gap:10pt} .cell b{display:block;margin-bottom:4pt} .chip{font-size:8pt;background:#dbeafe;border-radius:2pt} .row b{font-size:11pt} .dates{font-size:8.6pt;color:#606d76;white-space:nowrap}`,
  heading: (text, count) => `${text.toLocaleUpperCase()} (${count})`,
  grid: true,
  entry: (item) =>
    div(
      "entry",
      div("row", tag("b", "", esc(item.head)), tag("span", "dates", esc(item.dates))),
      div("", esc([item.org, item.place].filter((text) => text !== "").join(", "))),
      body(item),
    ),
});

/** Dates in a ruled column on the right, broken at their dash, a little above the line of the job. */
export const webStackedDates = webPage({
  font: "'Noto Sans'",
  css: ".entry{display:grid;grid-template-columns:1fr 96pt;border-top:.6pt solid #cbd5e1;padding-top:5pt} .dates{border-left:.6pt solid #94a3b8;text-align:center;color:#64748b;margin-top:-4pt} .dates span{display:block} .contact span{display:block}",
  entry: (item) => {
    const [from = "", to] = item.dates.split(/ [–—-] /);
    const dates = to === undefined ? [item.dates] : [from, "—", to];
    return div(
      "entry",
      div("", tag("b", "", esc(item.head)), esc(`, ${item.org}`), body(item)),
      div("dates", ...dates.map((text) => tag("span", "", esc(text)))),
    );
  },
});

/** Large headings in the margin, flush right; beside them groups of skills two in a row. */
export const webMarginGrid = webPage({
  font: "'Lato'",
  css: "section{display:grid;grid-template-columns:96pt 1fr;column-gap:12pt;margin-top:10pt} section>*{grid-column:2} section>h2{grid-column:1;grid-row:1/9;text-align:right;font-size:16pt;font-weight:400;color:#6c7781;margin:0;line-height:1.1} header{margin-left:108pt} .contact span{display:block} .grid{display:grid;grid-template-columns:1fr 1fr;gap:8pt} .cell b{display:block;font-size:12.5pt} .chip{border-radius:3pt} .entry b{display:block;font-size:12.5pt} .org{display:block;font-weight:bold;color:#0073aa} .dates{color:#6c7781}",
  grid: true,
  entry: (item) =>
    div(
      "entry",
      tag("b", "", esc(item.head)),
      tag("span", "org", esc(item.org)),
      tag("span", "dates", esc(item.dates)),
      body(item),
    ),
});

/** A line of time: posts with their dates on its left, flush right, employers and what was done on its right. */
export const webTimeline = webPage({
  font: "'Open Sans'",
  css: `h1{${SHADOW}} header{text-align:center} h2{text-align:center;color:#be185d} .contact span{margin:0 6pt} .entry{display:grid;grid-template-columns:120pt 1fr;column-gap:34pt} .left{text-align:right} .left b{display:block;font-size:11pt;line-height:1.3} .dates{font-size:8.6pt;color:#777} .right{border-left:1pt solid #ccc;padding-left:17pt} .right b{font-size:11pt}`,
  entry: (item) =>
    div(
      "entry",
      div("left", tag("b", "", esc(item.head)), tag("span", "dates", esc(item.dates))),
      div("right", tag("b", "", esc(item.org)), body(item)),
    ),
});

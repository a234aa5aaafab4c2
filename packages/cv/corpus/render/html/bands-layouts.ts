import type { Person, Section } from "../../person.ts";
import { bullets, type Entry, jobEntry, studyEntry } from "./entries.ts";
import { type HtmlLayout, name, single } from "./layout-kit.ts";
import { div, esc, tag } from "./markup.ts";
import { page } from "./page.ts";
import { contactItems, hiddenText, PLAIN_STYLE, section, sectionBody } from "./sections.ts";

/** Pages that are made of bands from top to bottom, each with a heading beside, above or along its text. */
interface BandLook {
  readonly font: string;
  readonly css: string;
  /** Between the contact data. */
  readonly separator: string;
  /** How an entry is set; null leaves it to the plain style. */
  readonly entries: ((items: readonly Entry[]) => string) | null;
  readonly section: (heading: string, body: string) => string;
}

function bands(look: BandLook): HtmlLayout {
  return {
    html: (person) => {
      const contact = div("contact", contactItems(person).join(look.separator));
      const parts = person.sections.map((part) =>
        look.section(esc(part.heading), bandBody(person, part, look)),
      );
      const head = tag("header", "", name(person) + contact) + hiddenText(person);
      return page(person, look.font, look.css, head + parts.join(""));
    },
  };
}

function bandBody(person: Person, part: Section, { entries }: BandLook): string {
  const items = entriesOf(part);
  return items === null || entries === null ? sectionBody(person, part, PLAIN_STYLE) : entries(items);
}

function entriesOf(part: Section): Entry[] | null {
  if ("jobs" in part) return part.jobs.map(jobEntry);
  return "studies" in part ? part.studies.map(studyEntry) : null;
}

function story(item: Entry): string {
  const about = item.about === "" ? "" : tag("p", "", esc(item.about));
  return about + (item.points.length === 0 ? "" : bullets(item.points));
}

function where({ org, place }: Entry): string {
  return esc([org, place].filter((part) => part !== "").join(", "));
}

/** A grid of twelve floating columns, as style sheets for the web have it: larger headings in a column of their own. */
export const marginHeadings = bands({
  font: "'Liberation Sans'",
  css: ".band:after{content:'';display:table;clear:both} .band{border-top:.6pt solid #ddd;padding:7pt 0} .three{float:left;width:24%;padding-right:9pt} .nine{float:left;width:76%} .right{float:right;color:#777} h2{margin:0;font-size:12.5pt;color:#c0392b} .contact{margin:4pt 0 8pt}",
  separator: " &nbsp; ",
  entries: (items) =>
    items
      .map((item) =>
        div(
          "entry",
          tag("span", "right", esc(item.dates)),
          tag("strong", "", esc(item.head)),
          div("", where(item)),
          story(item),
        ),
      )
      .join(""),
  section: (heading, body) => div("band", div("three", `<h2>${heading}</h2>`), div("nine", body)),
});

/** Jobs and studies on cards, two in a row. */
export const cards = bands({
  font: "'Open Sans'",
  css: "body{font-size:9.4pt} .cards{display:grid;grid-template-columns:1fr 1fr;gap:8pt} .card{border:.8pt solid #cbd5e1;border-radius:4pt;padding:7pt 9pt;break-inside:avoid} h2{color:#1d4ed8} .when{color:#64748b}",
  separator: " · ",
  entries: (items) =>
    div(
      "cards",
      ...items.map((item) =>
        div(
          "card",
          tag("b", "", esc(item.head)),
          div("", where(item)),
          div("when", esc(item.dates)),
          story(item),
        ),
      ),
    ),
  section: (heading, body) => tag("section", "", `<h2>${heading}</h2>${body}`),
});

/** Titles that run up the page beside their sections. */
export const sideTitles = bands({
  font: "'Lato'",
  css: "section{display:grid;grid-template-columns:24pt 1fr;gap:9pt;border-top:.8pt solid #bbb;padding:7pt 0} h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;font-size:10.5pt;text-transform:uppercase;color:#7c2d12;justify-self:center;text-align:center} .body{min-height:86pt} .contact{margin:4pt 0 7pt}",
  separator: " | ",
  entries: null,
  section: (heading, body) => tag("section", "", `<h2>${heading}</h2>${div("body", body)}`),
});

/** Everything on the middle axis but the sentences. */
export const centred = single({
  font: "'Linux Libertine O'",
  css: "body{font-size:11.2pt} h1,.headline,.contact,h2{text-align:center} h1{letter-spacing:2pt;font-size:23pt} h2{font-variant:small-caps;font-size:14pt;margin:13pt 0 4pt} .entry>div:not(:last-child),.entry>.row{text-align:center}",
  style: { jobs: "stacked", studies: "stacked", tags: "dot" },
  separator: " · ",
});

/** Dots that lead from a title to its dates. */
export const dotLeaders = bands({
  font: "'Liberation Serif'",
  css: "body{font-size:10.8pt} .led{display:flex} .led span{white-space:nowrap} .dots{flex:1;min-width:0;overflow:hidden;margin:0 4pt;color:#888} h2{font-size:13pt} .contact{margin:3pt 0 6pt}",
  separator: "<br>",
  entries: (items) =>
    items
      .map((item) =>
        div(
          "entry",
          div(
            "led",
            tag("span", "", `<b>${esc(item.head)}</b>`),
            tag("span", "dots", ".".repeat(180)),
            tag("span", "", esc(item.dates)),
          ),
          div("", where(item)),
          story(item),
        ),
      )
      .join(""),
  section: (heading, body) => tag("section", "", `<h2>${heading}</h2>${body}`),
});

/** A narrow column of justified text beside the story, whose words stand far apart. */
export const narrowJustified: HtmlLayout = {
  html: (person) => {
    const style = { ...PLAIN_STYLE, jobs: "stacked", studies: "stacked" } as const;
    const isAside = (part: Section) => "studies" in part || "tags" in part || "languages" in part;
    const side = (keep: (part: Section) => boolean) =>
      person.sections
        .filter(keep)
        .map((part) => section(person, part, style))
        .join("");
    const contact = contactItems(person).map((item) => div("", item));
    const css =
      "body{font-size:10.6pt;text-align:justify} .columns{display:grid;grid-template-columns:23% 1fr;gap:15pt} h2{font-size:12.5pt;font-weight:normal;color:#5b21b6} .contact{overflow-wrap:anywhere;text-align:start} .row{display:block} .row span{display:block}";
    return page(
      person,
      "'Linux Libertine O'",
      css,
      tag("header", "", name(person)) +
        hiddenText(person) +
        div(
          "columns",
          div("", tag("section", "contact", contact.join("")), side(isAside)),
          div(
            "",
            side((part) => !isAside(part)),
          ),
        ),
    );
  },
};

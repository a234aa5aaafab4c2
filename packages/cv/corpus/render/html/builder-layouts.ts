import type { Person, Section } from "../../person.ts";
import { bullets, type Entry, jobEntry, studyEntry } from "./entries.ts";
import { type HtmlLayout, isShort, name, type Place } from "./layout-kit.ts";
import { div, esc, tag } from "./markup.ts";
import { page } from "./page.ts";
import { contactItems, hiddenText, PLAIN_STYLE, type SectionStyle, section } from "./sections.ts";

/** Pages as the builders of job boards and résumé sites print them: an entry is set in a way of its own. */
function built(
  person: Person,
  parts: readonly Section[],
  style: SectionStyle,
  set: (entry: Entry) => string,
) {
  return parts
    .map((part) => {
      const items = entriesOf(part);
      if (items === null) return section(person, part, style);
      return tag("section", "", tag("h2", "", esc(style.heading(part.heading))) + items.map(set).join(""));
    })
    .join("");
}

function entriesOf(part: Section): Entry[] | null {
  if ("jobs" in part) return part.jobs.map(jobEntry);
  return "studies" in part ? part.studies.map(studyEntry) : null;
}

function body(entry: Entry): string {
  return (entry.about === "" ? "" : tag("p", "about", esc(entry.about))) + bullets(entry.points);
}

const CALENDAR = "M2 3h12v11H2zM2 6h12M5 1v3M11 1v3";
const PIN = "M8 1a5 5 0 0 0-5 5c0 4 5 9 5 9s5-5 5-9a5 5 0 0 0-5-5z";
const AT_SIGN = "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM11 5v4c0 3 4 2 4-1a7 7 0 1 0-3 6";

function drawn(path: string): string {
  return `<svg width="9pt" height="9pt" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5"><path d="${path}"/></svg>`;
}

/** A job board's résumé: "Employer-Town" in one breath under the role, the dates below, skills as a list. */
export const indeed: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = { ...PLAIN_STYLE, tags: "bullets" };
    const entry = (item: Entry) =>
      div(
        "entry",
        tag("b", "role", esc(item.head)),
        div("where", esc([item.org, item.place].filter((part) => part !== "").join("-"))),
        div("dates", esc(item.dates)),
        body(item),
      );
    const css =
      "body{font-size:10.4pt;color:#2d2d2d} h1{font-size:22pt;font-weight:bold} .headline{font-size:12pt;margin:2pt 0 4pt} .contact div{color:#595959} h2{font-size:14pt;border-bottom:.8pt solid #d4d2d0;padding-bottom:3pt;margin-top:15pt} .role{font-size:11pt} .where{color:#595959} .dates{color:#595959;margin-bottom:3pt}";
    const contact = div("contact", ...contactItems(person).map((item) => div("", item)));
    return page(
      person,
      "'Open Sans'",
      css,
      name(person) + contact + hiddenText(person) + built(person, person.sections, style, entry),
    );
  },
};

/** A résumé site's two columns: dates and town side by side behind drawn signs, skills underlined on the right. */
export const enhancv: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = {
      ...PLAIN_STYLE,
      tags: "chips",
      heading: (text) => text.toLocaleUpperCase(),
    };
    const entry = (item: Entry) =>
      div(
        "entry",
        div("role", esc(item.head)),
        div("org", esc(item.org)),
        div(
          "facts",
          `<span>${drawn(CALENDAR)}${esc(item.dates)}</span>`,
          item.place === "" ? "" : `<span>${drawn(PIN)}${esc(item.place)}</span>`,
        ),
        body(item),
      );
    const side = (place: Place) =>
      built(
        person,
        person.sections.filter((part) => isShort(part) === place),
        style,
        entry,
      );
    const css =
      ".top{margin-bottom:8pt} body{font-size:9.4pt;color:#384347} h1{font-size:23pt;text-transform:uppercase;color:#1b1f23} .headline{font-size:12.5pt;color:#1e90ff;font-weight:bold} .contact{display:flex;flex-wrap:wrap;gap:3pt 14pt;font-weight:bold;font-size:9pt;margin-top:3pt} .contact svg,.facts svg{color:#1e90ff;margin-right:3pt;vertical-align:-1pt} .columns{display:grid;grid-template-columns:1fr 35%;gap:20pt} h2{font-size:12pt;border-bottom:2pt solid #1b1f23;padding-bottom:2pt;color:#1b1f23} .role{font-size:11.5pt;color:#1b1f23} .org{color:#1e90ff;font-weight:bold} .facts{display:flex;gap:14pt;font-size:8.6pt;margin-bottom:3pt} .entry{border-bottom:.6pt dashed #c5cdd2;padding-bottom:4pt} .chip{background:none;border-radius:0;border-bottom:1pt solid #b9c2c7;padding:1pt 2pt;font-weight:bold}";
    const signs = [PIN, AT_SIGN, AT_SIGN];
    const contact = contactItems(person).map(
      (item, index) => `<span>${drawn(signs[index] ?? AT_SIGN)}${item}</span>`,
    );
    return page(
      person,
      "'Lato'",
      css,
      div("top", name(person), div("contact", ...contact)) +
        hiddenText(person) +
        div("columns", div("main", side("main")), div("aside", side("aside"))),
    );
  },
};

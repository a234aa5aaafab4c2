import { wordsOf } from "../words.ts";
import { labelTable } from "./entries.ts";
import { type HtmlLayout, isShort, name, type Place, sections, single } from "./layout-kit.ts";
import { div, esc, tag } from "./markup.ts";
import { page } from "./page.ts";
import { contactItems, hiddenText, PLAIN_STYLE, type SectionStyle, sectionBody } from "./sections.ts";

/** Pictures, not glyphs: nothing of them is text. */
const PICTURES = [
  "M8 1a5 5 0 0 0-5 5c0 4 5 9 5 9s5-5 5-9a5 5 0 0 0-5-5zm0 7a2 2 0 1 1 0-4 2 2 0 0 1 0 4z",
  "M4 1h3l1 4-2 1c1 2 2 3 4 4l1-2 4 1v3c0 2-1 3-3 3C6 15 1 9 1 4c0-2 1-3 3-3z",
  "M1 3h14v10H1zM1 3l7 6 7-6",
  "M6 9l4-4M5 7L2 10a3 3 0 0 0 4 4l3-3M11 9l3-3a3 3 0 0 0-4-4L7 5",
];

function picture(index: number): string {
  const path = PICTURES[Math.min(index, PICTURES.length - 1)] ?? "";
  return `<svg width="10pt" height="10pt" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.4"><path d="${path}"/></svg>`;
}

/** A dark sidebar with a photo, pictures before the contact data and headings set wide, as graphic builders make it. */
export const canvaSidebar: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = { ...PLAIN_STYLE, jobs: "stacked", studies: "stacked", tags: "lines" };
    const side = (place: Place) => sections(person, style, (part) => isShort(part) === place);
    const contact = contactItems(person).map((item, index) =>
      div("line", picture(index), `<span>${item}</span>`),
    );
    const heading = tag("h2", "", esc(person.labels?.contact ?? "Contact"));
    const css = `@page{margin:0} body{font-size:9.6pt;color:#374151} .columns{display:grid;grid-template-columns:33% 1fr;min-height:296mm}
.aside{background:#14213d;color:#f8fafc;padding:13mm 7mm} .main{padding:15mm 12mm 8mm 10mm}
.photo{width:92pt;height:92pt;border-radius:50%;background:linear-gradient(#cbd5e1,#64748b);border:3pt solid #fca311;margin:0 auto 14pt}
h1{font-size:25pt;font-weight:900;letter-spacing:1.5pt;text-transform:uppercase;color:#14213d} .headline{letter-spacing:3pt;text-transform:uppercase;font-size:9.5pt;color:#b45309}
h2{letter-spacing:2.4pt;text-transform:uppercase;font-size:10.5pt;border-bottom:.8pt solid #fca311;padding-bottom:2pt} .line{display:flex;gap:6pt;margin-bottom:5pt;overflow-wrap:anywhere} .line svg{flex:none;margin-top:2pt;color:#fca311} .dates{color:#b45309;font-size:8.8pt}`;
    return page(
      person,
      "'Lato'",
      css,
      div(
        "columns",
        div("aside", div("photo"), tag("section", "", heading + contact.join("")), side("aside")),
        div("main", name(person), hiddenText(person), side("main")),
      ),
    );
  },
};

/** A sheet named after itself, a box for the photo, dates on the left, place and signature at the end. */
export const tabellarisch: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = { ...PLAIN_STYLE, jobs: "dates-left", studies: "dates-left" };
    const [place = "", phone = "", ...rest] = contactItems(person);
    const rows: (readonly [string, string])[] = [
      ["Name", esc(person.name)],
      [person.labels?.address ?? "Address", place],
      [person.labels?.phone ?? "Telephone", phone],
      ...rest.map((item) => [person.labels?.email ?? "E-mail", item] as const),
    ];
    const css =
      ".photo{float:right;width:35mm;height:45mm;border:.7pt solid #888;background:#e5e7eb} h1{font-size:18pt;margin-bottom:8pt} h2{font-size:11.5pt;border-bottom:.7pt solid #555;clear:right} .top{width:72%} .label,.dated .when{width:27%;padding:0 10pt 5pt 0} .top .label{width:37%} .sign{margin-top:26pt} .sign span{display:inline-block;border-top:.6pt solid #333;width:55mm;padding-top:2pt;margin-right:20mm}";
    return page(
      person,
      "'Carlito'",
      `body{font-size:11pt}${css}`,
      div("photo") +
        tag("h1", "", esc(wordsOf(person).title)) +
        div("top", labelTable(rows, "")) +
        hiddenText(person) +
        sections(person, style) +
        div(
          "sign",
          `<span>${esc(person.location.split(" ").at(-1) ?? "")}, 30.10.2026</span><span>${esc(person.name)}</span>`,
        ),
    );
  },
};

/** The word processor's template: employer, place and a long dash before the role, dates in small capitals below. */
export const docsSerif: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = { ...PLAIN_STYLE, jobs: "dash-below", studies: "dash-below", tags: "lines" };
    const side = (place: Place) => sections(person, style, (part) => isShort(part) === place);
    const contact = div("contact", ...contactItems(person).map((item) => div("", item)));
    const css =
      "@page{margin:18mm 16mm} body{font-size:9.8pt;color:#444} h1{font-size:30pt;color:#111} .headline{margin:3pt 0 6pt} h2{font-family:'Open Sans';font-size:8.6pt;color:#2079c7;text-transform:uppercase} .left{width:66%;padding-right:22pt} .contact{font-size:9pt;margin-top:4pt} .dates{display:block;font-family:'Open Sans';font-size:7.4pt;color:#777;text-transform:uppercase;margin:1pt 0 3pt} .org{font-weight:bold;color:#111}";
    const row = (left: string, right: string) =>
      tag("tr", "", tag("td", "left", left) + tag("td", "right", right));
    return page(
      person,
      "'Liberation Serif'",
      css,
      tag(
        "table",
        "outer",
        row(name(person), contact) + row(hiddenText(person) + side("main"), side("aside")),
      ),
    );
  },
};

/** One page in Letter size: employer and "City, ST" on one line, role and dates on the next. */
export const usOnePager: HtmlLayout = single({
  font: "'Liberation Serif'",
  css: "@page{size:Letter;margin:15mm 17mm} body{font-size:10pt;line-height:1.25} h1,.headline,.contact{text-align:center} h1{font-size:19pt} h2{font-size:10.5pt;text-transform:uppercase;border-bottom:1pt solid #000;margin:8pt 0 3pt} .row .role{font-style:italic} .entry{margin-bottom:4pt}",
  style: { jobs: "company-first", studies: "company-first" },
  separator: " &bull; ",
});

/** The older Europass sheet: every part of a position has its label in the left column. */
export const europassForm: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = { ...PLAIN_STYLE, jobs: "rows", studies: "rows" };
    const [place = "", phone = "", ...rest] = contactItems(person);
    const labels = person.labels ?? {
      contact: "Personal information",
      email: "E-mail",
      phone: "Telephone",
      address: "Address",
    };
    const rows: (readonly [string, string])[] = [
      [labels.address, place],
      [labels.phone, phone],
      ...rest.map((item) => [labels.email, item] as const),
    ];
    const part = (heading: string, body: string) => tag("section", "", tag("h2", "", esc(heading)) + body);
    const inset = (html: string) => (html.startsWith("<table") ? html : div("inset", html));
    const body = person.sections.map((item) => part(item.heading, inset(sectionBody(person, item, style))));
    const css =
      "body{font-size:10pt} .sheet{border-inline-start:0} h1{margin-inline-start:34%;font-size:16pt} .headline{margin-inline-start:34%} h2{break-after:avoid;width:31%;text-align:end;font-size:11pt;margin:12pt 0 3pt} .label{width:31%;text-align:end;padding-inline-end:12pt;color:#333} .value,.inset{border-inline-start:.8pt solid #666;padding-inline-start:10pt} .inset{margin-inline-start:31%} .form{margin-bottom:6pt}";
    return page(
      person,
      "'Liberation Sans'",
      css,
      name(person) + part(labels.contact, labelTable(rows, "")) + hiddenText(person) + body.join(""),
    );
  },
};

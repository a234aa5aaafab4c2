import { wordsOf } from "../words.ts";
import { labelTable } from "./entries.ts";
import { type HtmlLayout, name, sections, single } from "./layout-kit.ts";
import { div, esc, tag } from "./markup.ts";
import { page } from "./page.ts";
import { contactItems, hiddenText, PLAIN_STYLE, type SectionStyle, sectionBody } from "./sections.ts";

/** Label and value all the way down, as the bio-data forms of South Asia. */
export const bioData: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = {
      ...PLAIN_STYLE,
      jobs: "rows",
      studies: "dates-right",
      tags: "bullets",
      colon: ":",
    };
    const labels = person.labels ?? {
      contact: "",
      email: "E-mail",
      phone: "Telephone No.",
      address: "Address",
    };
    const [place = "", phone = "", ...rest] = contactItems(person);
    const rows: (readonly [string, string])[] = [
      [labels.address, place],
      [labels.phone, phone],
      ...rest.map((item) => [labels.email, item] as const),
    ];
    const css =
      "h1{font-size:17pt;text-align:center} .headline{text-align:center} h2{font-size:11.5pt;background:#e6e6e6;padding:2pt 5pt} .label{width:30%} .colon{width:4%} table{margin-bottom:5pt}";
    return page(
      person,
      "'Liberation Serif'",
      css,
      name(person) + labelTable(rows, ":") + hiddenText(person) + sections(person, style),
    );
  },
};

/** Headings and labels in a narrow column on the left, the text to their right. */
export const labelColumn: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = { ...PLAIN_STYLE, jobs: "stacked", studies: "stacked" };
    const part = (heading: string, body: string) =>
      tag("tr", "", tag("td", "label", `<h2>${esc(heading)}</h2>`) + tag("td", "value", body));
    const rows = person.sections.map((item) => part(item.heading, sectionBody(person, item, style)));
    const contact = part(
      person.labels?.contact ?? "Personal information",
      contactItems(person)
        .map((item) => div("", item))
        .join(""),
    );
    const css =
      "h1{text-align:right;color:#0e4194} .headline{text-align:right} .outer>tbody>tr>td{padding-bottom:9pt} .label{width:28%;text-align:right;padding-right:14pt} .value{border-left:1pt solid #0e4194;padding-left:12pt} h2{font-size:11pt;margin:0;color:#0e4194;font-weight:normal}";
    return page(
      person,
      "'Open Sans'",
      css,
      name(person) + hiddenText(person) + tag("table", "outer", contact + rows.join("")),
    );
  },
};

export const running: HtmlLayout = {
  ...single({
    font: "'Carlito'",
    css: "body{font-size:12pt;line-height:1.55} section{margin-bottom:10pt} h2{color:#7a1f1f;border-bottom:.8pt solid #7a1f1f} .contact{margin:4pt 0 6pt}",
    style: { jobs: "stacked", studies: "stacked", tags: "bullets" },
  }),
  running: (person) => {
    const words = wordsOf(person);
    const css = "font-size:8px;width:100%;padding:0 17mm;color:#666;font-family:Carlito,sans-serif";
    return {
      header: `<div style="${css}">${esc(words.title)} – ${esc(person.name)}</div>`,
      footer: `<div style="${css};text-align:right">${esc(words.page)} <span class="pageNumber"></span> / <span class="totalPages"></span> · ${esc(person.email)}</div>`,
    };
  },
};

/** Private-use glyphs of an icon font before each contact item, as most online builders print them. */
export const icons: HtmlLayout = {
  html: (person) => {
    const glyphs = ["\uf041", "\uf095", "\uf0e0", "\uf0c1", "\uf0c1", "\uf0c1"];
    const contact = contactItems(person).map(
      (item, index) => `<span><i class="icon">${glyphs[index] ?? ""}</i> ${item}</span>`,
    );
    const style: SectionStyle = { ...PLAIN_STYLE, tags: "rating" };
    const css =
      ".icon{font-family:'Font Awesome 5 Free','FontAwesome';font-style:normal;font-weight:900;color:#c2410c} .contact{display:flex;flex-wrap:wrap;gap:3pt 14pt;margin:5pt 0} h2{color:#c2410c} .rating{display:inline-flex;width:47%;justify-content:space-between;margin-right:3%} .dots{color:#c2410c;letter-spacing:1pt}";
    return page(
      person,
      "'Lato'",
      css,
      name(person) + div("contact", ...contact) + hiddenText(person) + sections(person, style),
    );
  },
};

import { plain } from "../../marks.ts";
import type { Job, Person, Section } from "../../person.ts";
import { AS_OF } from "../../truth.ts";
import { wordsOf } from "../words.ts";
import { type HtmlLayout, isShort } from "./layout-kit.ts";
import { div, esc, tag } from "./markup.ts";
import { page } from "./page.ts";
import { contactItems, hiddenText, PLAIN_STYLE, type SectionStyle, section } from "./sections.ts";

/** Words that the portals print themselves. */
const PORTAL_WORDS: Readonly<
  Record<
    string,
    {
      readonly mobile: string;
      readonly year: string;
      readonly years: string;
      readonly month: string;
      readonly months: string;
      readonly of: string;
      readonly city: string;
    }
  >
> = {
  en: {
    mobile: "Mobile",
    year: "year",
    years: "years",
    month: "month",
    months: "months",
    of: "of",
    city: "City",
  },
  fr: { mobile: "Mobile", year: "an", years: "ans", month: "mois", months: "mois", of: "sur", city: "Ville" },
  pt: {
    mobile: "Móvel",
    year: "ano",
    years: "anos",
    month: "mês",
    months: "meses",
    of: "de",
    city: "Localidade",
  },
};

function portalWords(person: Person) {
  const words = PORTAL_WORDS[person.languageCode];
  if (words === undefined) throw new Error(`The portals have no words in ${person.languageCode}.`);
  return words;
}

/** What a professional network's "Save as PDF" gives: contact and lists on the left, the career on the right. */
export const linkedIn: HtmlLayout = {
  html: (person) => {
    const style: SectionStyle = { ...PLAIN_STYLE, tags: "lines" };
    const [place = "", phone = "", email = "", ...links] = contactItems(person);
    const contact = [`${phone} (${portalWords(person).mobile})`, email, ...links].map((item) =>
      div("", item),
    );
    const heading = tag("h2", "", esc(person.labels?.contact ?? "Contact"));
    const short = person.sections.filter((part) => isShort(part) === "aside");
    const long = person.sections.filter((part) => isShort(part) === "main");
    const headline = person.headline === undefined ? "" : div("headline", esc(person.headline));
    const css = `@page{margin:0} body{font-size:10.5pt;color:#181818} .columns{display:grid;grid-template-columns:31% 1fr;min-height:296mm}
.aside{background:#293e49;color:#e1e8eb;padding:12mm 6mm;font-size:9.4pt;overflow-wrap:anywhere} .aside h2{color:#fff;font-weight:normal;font-size:12.5pt} .aside ul{list-style:none;padding:0}
.main{padding:12mm 10mm 16mm} h1{font-size:25pt;font-weight:normal} .main h2{font-size:15pt;font-weight:normal;border-top:.6pt solid #c1c1c1;padding-top:9pt} .place{color:#6b7280}
.org{font-size:12pt;font-weight:bold} .role{font-size:11.4pt} .dates,.where{color:#555;font-size:10pt} .entry{margin:0 0 9pt} .point{margin-top:3pt}`;
    return page(
      person,
      "'Liberation Sans'",
      css,
      div(
        "columns",
        div(
          "aside",
          tag("section", "", heading + contact.join("")),
          ...short.map((part) => section(person, part, style)),
        ),
        div(
          "main",
          `<h1>${esc(person.name)}</h1>`,
          headline,
          div("place", place),
          hiddenText(person),
          ...long.map((part) => career(person, part, style)),
        ),
      ),
    );
  },
  running: (person) => ({
    header: "<span></span>",
    footer: `<div style="font-size:8px;width:100%;padding:0 10mm;text-align:right;color:#555;font-family:sans-serif">${esc(wordsOf(person).page)} <span class="pageNumber"></span> ${esc(portalWords(person).of)} <span class="totalPages"></span></div>`,
  }),
};

function career(person: Person, part: Section, style: SectionStyle): string {
  const heading = tag("h2", "", esc(part.heading));
  if ("jobs" in part)
    return tag(
      "section",
      "",
      heading + part.jobs.map((job, index) => position(person, job, part.jobs.slice(index + 1))).join(""),
    );
  if ("studies" in part) {
    const studies = part.studies.map((study) =>
      div(
        "entry",
        tag("div", "org", esc(study.institution)),
        div("", `${esc(study.degree)} · (${esc(study.dates)})`),
      ),
    );
    return tag("section", "", heading + studies.join(""));
  }
  return section(person, part, style);
}

function position(person: Person, job: Job, later: readonly Job[]): string {
  const end = later.findIndex((next) => next.promoted !== true);
  const earlier = end === -1 ? later : later.slice(0, end);
  const total = earlier.length === 0 ? "" : div("dates", esc(duration(person, [job, ...earlier])));
  const org = job.promoted === true ? "" : div("org", esc(job.company)) + total;
  const points = [
    ...(job.about === undefined ? [] : [job.about]),
    ...(job.points ?? []).map((point) => `- ${point}`),
  ];
  return div(
    "entry",
    org,
    div("role", esc(job.title)),
    div("dates", esc(job.dates)),
    job.place === undefined ? "" : div("where", esc(job.place)),
    ...points.map((point) => div("point", esc(plain(point)))),
  );
}

/** The whole time at one employer, as the portal counts it: both months included. */
function duration(person: Person, jobs: readonly Job[]): string {
  const words = portalWords(person);
  const month = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || "6");
  const first = Math.min(...jobs.map((job) => month(job.from)));
  const last = Math.max(...jobs.map((job) => month(job.to ?? AS_OF)));
  const all = last - first + 1;
  const [years, months] = [Math.floor(all / 12), all % 12];
  const parts = [
    years === 0 ? "" : `${years} ${years === 1 ? words.year : words.years}`,
    months === 0 ? "" : `${months} ${months === 1 ? words.month : words.months}`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** The present Europass sheet: dates in brackets, the role in bold, employer and town with labels of their own. */
export const europass: HtmlLayout = {
  html: (person) => {
    const words = portalWords(person);
    const style: SectionStyle = { ...PLAIN_STYLE, heading: (text) => text.toLocaleUpperCase(), tags: "pipe" };
    const dated = (
      dates: string,
      head: string,
      org: string,
      place: string | undefined,
      points: readonly string[],
    ) =>
      div(
        "entry",
        div("dates", `[ ${esc(dates)} ]`),
        div("", tag("b", "role", esc(head))),
        div("org", esc(org)),
        place === undefined ? "" : div("where", `<b>${esc(words.city)}:</b> ${esc(place)}`),
        points.length === 0
          ? ""
          : tag("ul", "", points.map((point) => tag("li", "", esc(plain(point)))).join("")),
      );
    const body = person.sections.map((part) => {
      const heading = tag("h2", "", esc(style.heading(part.heading)));
      if ("jobs" in part)
        return tag(
          "section",
          "",
          heading +
            part.jobs
              .map((job) =>
                dated(job.dates, job.title, job.company, job.place, [
                  ...(job.about === undefined ? [] : [job.about]),
                  ...(job.points ?? []),
                ]),
              )
              .join(""),
        );
      if ("studies" in part)
        return tag(
          "section",
          "",
          heading +
            part.studies
              .map((study) =>
                dated(study.dates, study.degree, study.institution, study.place, study.points ?? []),
              )
              .join(""),
        );
      return section(person, part, style);
    });
    const labels = person.labels ?? { contact: "", email: "Email", phone: "Phone", address: "Address" };
    const [place = "", phone = "", email = "", ...links] = contactItems(person);
    const contact = [
      `<b>${esc(labels.phone)}:</b> ${phone}`,
      `<b>${esc(labels.email)}:</b> ${email}`,
      ...links,
      `<b>${esc(labels.address)}:</b> ${place}`,
    ];
    const css =
      "body{font-size:9.8pt} header{background:#f1f3f8;padding:12pt 14pt} h1{font-size:18pt;color:#254061} .contact{margin-top:6pt} h2{font-size:11pt;color:#254061;border-bottom:1pt solid #254061;padding-bottom:2pt} .dates{color:#555} .org{font-style:italic} .role{font-size:10.6pt}";
    return page(
      person,
      "'Open Sans'",
      css,
      tag(
        "header",
        "",
        `<h1>${esc(person.name)}</h1>${person.headline === undefined ? "" : div("headline", esc(person.headline))}${div("contact", contact.join(" | "))}`,
      ) +
        hiddenText(person) +
        body.join(""),
    );
  },
};

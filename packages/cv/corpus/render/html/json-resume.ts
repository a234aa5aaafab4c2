import { execFileSync } from "node:child_process";
import { plain } from "../../marks.ts";
import type { Job, Person, Section, Study } from "../../person.ts";
import type { HtmlLayout } from "./layout-kit.ts";

const PREFIX = "jsonresume-";

/** "jsonresume-even": the theme of the JSON Resume registry that a layout names; null for any other layout. */
export function themeOf(layout: string): string | null {
  return layout.startsWith(PREFIX) ? layout.slice(PREFIX.length) : null;
}

/** The page that a theme makes of a person, as its users print it from their browser. */
export function themeLayout(theme: string): HtmlLayout {
  return {
    html: (person) =>
      rendered(theme, JSON.stringify(toResume(person))).replace("</head>", `${MARGIN}</head>`),
  };
}

const MARGIN = "<style>@page{size:A4;margin:10mm}</style>";

/** Themes are installed in a folder of their own (corpus/README.md): the project does not depend on them. */
function rendered(theme: string, resume: string): string {
  const cwd = process.env.JSON_RESUME_THEMES;
  if (cwd === undefined) throw new Error("JSON_RESUME_THEMES names no folder with the themes.");
  const args = ["--input-type=module", "--eval", RENDER, `jsonresume-theme-${theme}`];
  return execFileSync(process.execPath, args, { cwd, input: resume, encoding: "utf8", maxBuffer: 1e8 });
}

const RENDER = `
  import { readFileSync } from "node:fs";
  const theme = await import(process.argv[1]);
  const { render } = "render" in theme ? theme : theme.default;
  process.stdout.write(await render(JSON.parse(readFileSync(0, "utf8"))));
`;

/** A person in the schema of JSON Resume 1.0; refuses whoever has what the schema has no place for. */
function toResume(person: Person) {
  const summaries = person.sections.flatMap((section) => ("text" in section ? [section.text] : []));
  if (summaries.length > 1 || person.sections.some(isUnknown))
    throw new Error(`JSON Resume has no place for all sections of ${person.id}.`);
  const [link, ...profiles] = person.links ?? [];
  return {
    basics: {
      name: person.name,
      label: person.headline ?? "",
      email: person.email,
      phone: person.phone,
      url: link?.[1],
      summary: (summaries[0] ?? []).map(plain).join(" "),
      location: { city: person.location },
      profiles: profiles.map(([username, url]) => ({ network: new URL(url).hostname, username, url })),
    },
    work: person.sections.flatMap((section) => ("jobs" in section ? section.jobs.map(toWork) : [])),
    education: person.sections.flatMap((section) =>
      "studies" in section ? section.studies.map(toStudy) : [],
    ),
    skills: person.sections.flatMap(toSkills),
    languages: person.sections.flatMap(toLanguages),
    certificates: person.sections.flatMap((section) =>
      "certificates" in section ? section.certificates.map((name) => ({ name: plain(name) })) : [],
    ),
    volunteer: [],
    awards: [],
    publications: [],
    interests: [],
    references: [],
    projects: [],
  };
}

function isUnknown(section: Section): boolean {
  return "list" in section || "rows" in section;
}

function toWork({ company, title, place, from, to, about, points }: Job) {
  return {
    // Both names: themes follow the schema of 2014 or the one of 2019.
    name: company,
    company,
    position: title,
    location: place,
    startDate: `${from}-01`,
    ...(to === null ? {} : { endDate: `${to}-01` }),
    summary: about === undefined ? "" : plain(about),
    highlights: (points ?? []).map(plain),
  };
}

function toStudy({ degree, institution, dates, year }: Study) {
  const [, studyType = degree, area = ""] = /^(.*?) in (.*)$/.exec(degree) ?? [];
  const from = /\d{4}/.exec(dates)?.[0];
  return {
    institution,
    studyType,
    area,
    ...(from === undefined ? {} : { startDate: `${from}-09-01` }),
    ...(year === null ? {} : { endDate: `${year}-06-01` }),
  };
}

function toSkills(section: Section) {
  if ("tags" in section) return [{ name: section.heading, keywords: section.tags.map(plain) }];
  if (!("groups" in section)) return [];
  return section.groups.map(([name, items]) => ({ name, keywords: items.map(plain) }));
}

/** "English (fluent), Polish (native)" */
function toLanguages(section: Section) {
  if (!("languages" in section)) return [];
  const each = section.languages.flatMap((line) => plain(line).split(/,\s*(?![^()]*\))/));
  return each.map((text) => {
    const [, language = text, fluency = ""] = /^([^(–—-]+?)\s*[(–—-]\s*([^)]*)\)?$/.exec(text.trim()) ?? [];
    return { language, fluency };
  });
}

import { plain } from "../marks.ts";
import type { Job, Person, Section } from "../person.ts";
import { markedTexts } from "../truth.ts";

/** For tests: what somebody wrote whose words want escaping. */
export const POST: Job = {
  title: "Clerk <A&B>",
  company: "Smith & <Sons>",
  place: "<Leeds>",
  dates: "",
  from: "2019-02",
  to: "2021-03",
  about: "For <all>.",
  points: ["Kept {<books>=Books}.", "Paid & filed.", "Wrote."],
};

export const SECTIONS: readonly Section[] = [
  { heading: "<Profile>", text: ["{Neat} & <tidy>."] },
  { heading: "Posts & <such>", jobs: [POST, { ...POST, company: "Self-employed <x>", to: null }] },
  {
    heading: "<Studies>",
    studies: [{ degree: "<BA>", institution: "<Uni>", place: "<Bath>", dates: "<2018>", year: 2018 }],
  },
  { heading: "<Skills>", tags: ["{<Excel>}", "{R&D}"] },
  { heading: "<Tools>", groups: [["<Office>", ["{<Word>}"]]] },
  { heading: "<Talks>", list: ["<One>", "<Two>"] },
  { heading: "<Papers>", certificates: ["{<First aid>}"] },
  { heading: "<Tongues>", languages: ["{<English>}"] },
];

export const PERSON: Person = {
  id: "test",
  family: "office",
  country: "GB",
  languageCode: "en",
  name: "Ann <B> Lee",
  headline: "<Clerk>",
  email: "ann@<lee>.example",
  phone: "+44 <1>",
  location: "<York>",
  links: [["<ann>.example", 'https://ann.example/?a="b"&c']],
  sections: SECTIONS,
  totalYears: 2,
  level: "Junior",
  inconsistencies: [],
  files: [],
};

/** In one case and without spaces: words are set apart, in capitals or over two lines. */
export function folded(text: string): string {
  return text.replace(/\s/g, "").toLowerCase();
}

/** The facts of a person that every page shows, whatever its habits. */
export function factsOf(person: Person): string[] {
  const named = person.sections.flatMap((section) => {
    if ("jobs" in section) return section.jobs.flatMap(({ title, company }) => [title, company]);
    if ("studies" in section)
      return section.studies.flatMap(({ degree, institution, dates }) => [degree, institution, dates]);
    return [];
  });
  const contact = [person.printedName ?? person.name, person.email, person.phone, person.location];
  return [...contact, ...named, ...markedTexts(person).map(plain)];
}

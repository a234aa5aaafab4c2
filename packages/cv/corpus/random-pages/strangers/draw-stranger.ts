import type { Job, Person, Section } from "../../person.ts";
import { levelOf, workedYears } from "../../years.ts";
import type { Random } from "../random.ts";
import type { SectionKind } from "../section-kinds.ts";
import { drawContact } from "./draw-contact.ts";
import { drawLanguages, drawPapers } from "./draw-lines.ts";
import { drawPosts } from "./draw-posts.ts";
import { drawStudies } from "./draw-studies.ts";
import { between, chance, sample } from "./draws.ts";
import type { FieldWords, Named, Words } from "./words.ts";

const OWN_HEADINGS: Readonly<Record<SectionKind, readonly string[]>> = {
  summary: ["Profile", "Personal profile", "Career objective", "About"],
  posts: ["Professional experience", "Employment", "Work experience", "Positions held"],
  studies: ["Education", "Education & qualifications", "Academic qualifications"],
  skills: ["Skills", "Core skills", "Areas of expertise"],
  certificates: ["Certifications", "Licences and certificates", "Professional certificates"],
  languages: ["Languages", "Languages spoken"],
  other: ["Interests", "Hobbies & interests"],
};

const SECTION_ORDERS: readonly (readonly SectionKind[])[] = [
  ["summary", "posts", "studies", "certificates", "skills", "languages", "other"],
  ["summary", "skills", "posts", "studies", "certificates", "languages", "other"],
  ["summary", "studies", "posts", "skills", "certificates", "languages", "other"],
  ["posts", "studies", "skills", "languages", "certificates", "other", "summary"],
];

/** Somebody made of words that the engine was not mended by. */
export function drawStranger(words: Words, random: Random): Person {
  const field = random.pick(words.fields);
  const earlier = chance(random, 0.25) ? random.pick(words.fields) : field;
  const named = random.pick(words.names);
  const jobs = drawPosts(words, field, earlier, random);
  const person: Omit<Person, "totalYears" | "level"> = {
    ...whoIs(named, field),
    ...drawContact(words, named.name, random),
    ...headlineOf(jobs, field, random),
    sections: drawSections(words, field, jobs, random),
    inconsistencies: [],
    files: [],
  };
  const totalYears = workedYears({ ...person, totalYears: 0, level: "Junior" });
  return { ...person, totalYears, level: levelOf(totalYears) };
}

function whoIs({ printed, name }: Named, { name: family }: FieldWords) {
  const id = `${family}-${name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")}`;
  return {
    id,
    family,
    country: "GB",
    languageCode: "en",
    name,
    ...(printed === name ? {} : { printedName: printed }),
  };
}

function headlineOf(jobs: readonly Job[], field: FieldWords, random: Random): Pick<Person, "headline"> {
  const kind = random.next();
  if (kind < 0.35) return {};
  return { headline: kind < 0.8 ? (jobs[0]?.title ?? field.name) : random.pick(field.titles) };
}

function drawSections(words: Words, field: FieldWords, jobs: readonly Job[], random: Random): Section[] {
  const order = random.pick(SECTION_ORDERS);
  const firstYear = Math.min(...jobs.map(({ from }) => Number(from.slice(0, 4))));
  const heading = (kind: SectionKind) => random.pick(OWN_HEADINGS[kind]);
  const studies = drawStudies(words, field, firstYear, random);
  const papers = drawPapers(words, field, random);
  const languages = drawLanguages(words, random);
  const drawn: Readonly<Record<SectionKind, Section | null>> = {
    summary: present(chance(random, 0.6), {
      heading: heading("summary"),
      text: [random.pick(field.summaries)],
    }),
    posts: { heading: heading("posts"), jobs },
    studies: present(studies.length > 0, { heading: heading("studies"), studies }),
    certificates: present(papers.length > 0, { heading: heading("certificates"), certificates: papers }),
    languages: present(languages.length > 0, { heading: heading("languages"), languages }),
    skills: present(chance(random, 0.85), {
      heading: heading("skills"),
      tags: sample(random, field.skills, between(random, 4, 10)).map((skill) => `{${skill}}`),
    }),
    other: present(chance(random, 0.25), {
      heading: heading("other"),
      text: [random.pick(words.interests)],
    }),
  };
  return order.map((kind) => drawn[kind]).filter((section) => section !== null);
}

function present(isThere: boolean, section: Section): Section | null {
  return isThere ? section : null;
}

import type { SectionKind } from "../../../types.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { Heading } from "../headings/find-headings.ts";
import { isPersonalLabel } from "../headings/label-column.ts";
import { kindByContent } from "./kind-by-content.ts";
import { type Content, weighContent } from "./section-content.ts";

/** A section under a heading that tells a kind. */
interface Headed {
  readonly kind: SectionKind;
  readonly heading: Heading;
  readonly lines: readonly LineView[];
  readonly content: Content;
  /** Studies have a heading of their own. */
  readonly studiesApart: boolean;
}

/** What a section of a kind is after all, where it holds that. */
interface Correction {
  readonly of: SectionKind;
  readonly to: SectionKind;
  readonly where: (section: Headed) => boolean;
}

/** Under any heading. */
const PLAIN: readonly Correction[] = [
  { of: "certifications", to: "publications", where: ({ lines }) => areWorks(lines) },
  // "Languages: Java, Python".
  {
    of: "languages",
    to: "skills",
    where: ({ lines, content }) => content.languages === 0 && content.words > 0 && lines.length > 0,
  },
  // "Talks: English, Gaelic".
  {
    of: "publications",
    to: "languages",
    where: ({ content }) => content.languages > 0 && content.languages * 2 >= content.words,
  },
  { of: "education", to: "certifications", where: isOfPapersOnly },
  { of: "skills", to: "certifications", where: isOfPapersOnly },
  { of: "other", to: "certifications", where: isOfDatedPapers },
  { of: "summary", to: "skills", where: isListOfStrengths },
  { of: "summary", to: "personal", where: ({ lines }) => arePersonalData(lines) },
  { of: "education", to: "skills", where: isListOfStrengths },
];

/** Under a heading that says the kind outright. */
const OUTRIGHT: readonly Correction[] = [
  { of: "summary", to: "experience", where: ({ content }) => content.jobs >= 2 },
  { of: "projects", to: "experience", where: ({ content }) => content.jobs >= 2 },
  // "Parcours" over studies alone.
  {
    of: "experience",
    to: "education",
    where: ({ content, studiesApart }) => !studiesApart && content.jobs === 0 && content.studies > 0,
  },
  { of: "certifications", to: "declaration", where: ({ lines }) => isDeclaration(lines) },
  { of: "certifications", to: "experience", where: isPlaceOfWork },
  {
    of: "certifications",
    to: "education",
    where: ({ content, studiesApart, heading }) =>
      !(studiesApart && OF_PAPERS.test(heading.view.text)) &&
      content.studies > 0 &&
      content.items < content.studies &&
      content.certificates <= content.degrees + content.studies,
  },
];

/** Under a heading with a cue alone: "Where I have worked abroad". */
const HINTED: readonly Correction[] = [
  // "How I work" over "Storytelling", "Workshop facilitation".
  {
    of: "experience",
    to: "skills",
    where: ({ content }) =>
      isWithoutStudies(content) &&
      content.dated === 0 &&
      content.shortItems >= 3 &&
      content.shortItems === content.lines,
  },
  {
    of: "education",
    to: "skills",
    where: ({ content }) => isWithoutStudies(content) && content.shortItems >= 2,
  },
  {
    of: "experience",
    to: "summary",
    where: ({ heading, content }) =>
      (content.jobs === 0 ||
        (content.jobs === 1 && content.told > 0 && OF_A_CAREER.test(heading.view.text))) &&
      content.longLines > 0 &&
      content.longLines * 2 >= content.lines,
  },
];

/** "Summary of my career": told in sentences, whatever year stands in one. */
const OF_A_CAREER = /^\P{L}*(?:summary|overview|outline|snapshot|sketch) of(?!\p{L})/iu;

/** The kind of a section by its heading, corrected by what it holds. */
export function settleKind(
  heading: Heading,
  lines: readonly LineView[],
  { studiesApart }: Pick<Headed, "studiesApart">,
): SectionKind {
  const { reading } = heading;
  const content = weighContent(lines);
  // A range of dates among duties is that of an office, and no job.
  if (DUTIES.test(heading.view.text) && content.jobs === 0)
    return hasRange(lines) ? "projects" : "experience";
  if (reading === null) return kindByContent(content);
  const { kind, match } = reading;
  const isOutright = match === "whole" || match === "joined";
  const section = { kind, heading, lines, content, studiesApart };
  const correction = [...PLAIN, ...(isOutright ? OUTRIGHT : HINTED)].find(
    ({ of, where }) => of === kind && where(section),
  );
  if (correction !== undefined) return correction.to;
  if (isOutright || (kind === "education" && (content.studies > 0 || isWithoutStudies(content)))) return kind;
  // A cue alone yields to plain evidence.
  const seen = kindByContent(content);
  return seen === "other" || seen === "summary" || seen === "skills" ? kind : seen;
}

function hasRange(lines: readonly LineView[]): boolean {
  return lines.some(({ dates }) => dates.some(({ single }) => !single));
}

/** "Duties & responsibilities", "Job profile": what was done in the jobs above, told apart from them. */
const DUTIES =
  /^\P{L}*(?:(?:my|main|key|core|general|day to day|daily|current|major|job|work|professional|nature of|scope of)\s)*(?:duties|responsibilit(?:y|ies)|roles? (?:and|&) responsibilit(?:y|ies)|job (?:profile|description|functions?|responsibilit(?:y|ies))|work profile|nature of (?:work|duties)|scope of work)(?:\s(?:performed|handled|undertaken|carried out|(?:and|&|\/) (?:responsibilit(?:y|ies)|duties|success(?:es)?|achievements|tasks)))*\P{L}*$/iu;

function isWithoutStudies({ degrees, schools, jobs }: Content): boolean {
  return degrees === 0 && schools === 0 && jobs === 0;
}

/** "Sales up 40%", "I like clocks.": a figure, or the stop of a sentence. */
const TELLS = /\p{Nd}{2}|[.!?]\s*$/u;

/** "Qualifications" over licences and courses, with no degree and no school among them. */
function isOfPapersOnly({ kind, heading: { view }, content }: Headed): boolean {
  const isOpen = QUALIFICATIONS.test(view.text);
  if (kind === "skills" && !(isOpen && content.certificates > 1)) return false;
  // Studies in French, one course in Dutch.
  if (/^cursus$/iu.test(view.text.trim()) && content.degrees + content.schools === 0) return true;
  // A chamber that examines is a school by its name.
  if (content.degrees > 0 || (content.schools > 0 && !(isOpen && kind === "skills"))) return false;
  return content.certificates > 0 && content.certificates * 2 >= content.lines;
}

/** "Other" over licences and courses, each with its year. */
function isOfDatedPapers({ heading: { view }, content }: Headed): boolean {
  if (
    !/^\W*(?:other|others|additional|further|misc\p{L}*|extras?)\W*$/iu.test(view.text.split("\t")[0] ?? "")
  )
    return false;
  return content.certificates * 2 >= content.lines && content.dated === content.lines && content.lines > 0;
}

/** "2018 “Session papers on a shoestring”, Library Notes 41": titles in marks of quotation, and what they were written for. */
function areWorks(lines: readonly LineView[]): boolean {
  const works = lines.filter(({ text }) => WORK.test(text)).length;
  return works >= 2 && works * 2 >= lines.length;
}

const WORK = /^[^\p{L}"“„«‘]{0,14}["“„«‘][^"”“»’]{12,}["”“»’][,.]?(?:["”“»’])?\s{0,2}[,.(]?\s?[\p{L}]/u;

/** "Personal profile" over "Father's name: …" and "Date of birth: …". */
function arePersonalData(lines: readonly LineView[]): boolean {
  const rows = lines.filter((view) => {
    const end = view.text.search(/\s*[:\t]/);
    return end > 0 && end < 30 && isPersonalLabel(view.tokens.filter((token) => token.end <= end));
  });
  return rows.length >= 2 && rows.length * 2 >= lines.length;
}

const QUALIFICATIONS = /qualifi[ck]a/iu;

/** "Highlights" or "Qualifications" over a list of short items that name no degree, school or paper. */
function isListOfStrengths({ kind, heading: { view }, lines, content }: Headed): boolean {
  if (lines.filter(({ text }) => TELLS.test(text)).length * 2 > lines.length) return false;
  if (!(kind === "summary" ? STRENGTHS : QUALIFICATIONS).test(view.text)) return false;
  if (content.longLines * 3 > content.lines || content.shortItems < 3) return false;
  const holdsStudies =
    content.awards > 0 ||
    content.schools > 0 ||
    content.certificates > 1 ||
    (content.degrees > 0 && lines.some(({ dates }) => dates.length > 0));
  return content.jobs === 0 && (kind === "summary" || !holdsStudies);
}

const STRENGTHS = /highlights|qualifi[ck]a/iu;

/** "Certificates" or "Training" leaves no room for a degree, "Professional qualifications" does. */
const OF_PAPERS =
  /certif|zertifi|licen[cs]|lizenz|attest|train|courses|kurse|weiterbild|fortbild|complement|cursos|corsi|cursus|workshops|capacitaci|capacitaç|perfeccion|perfectionn|aggiornam|actuali[sz]aci|schulung|taller|abilita|acredit|perfezion|bijschol|nascholing/iu;

/** "Workshops" over posts with their firms and years: where somebody worked, and not what was attended there. */
function isPlaceOfWork({ heading, content }: Headed): boolean {
  return (
    WORKPLACES.test(heading.view.text) &&
    content.jobs > 0 &&
    content.certificates === 0 &&
    content.degrees === 0
  );
}

const WORKPLACES = /^\W*(?:my )?(?:workshops?|ateliers?|talleres|oficinas|werkstätten|werkplaatsen)\W*$/iu;

/** "Certification: I hereby declare that the above is true." */
function isDeclaration(lines: readonly LineView[]): boolean {
  return lines.length <= 4 && lines.some(({ text }) => /\b(?:hereby|declare|certify that)\b/i.test(text));
}

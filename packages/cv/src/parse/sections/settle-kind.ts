import type { SectionKind } from "../../types.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Heading } from "./find-headings.ts";
import { type Content, kindByContent, weighContent } from "./section-content.ts";

/**
 * The kind of a section by its heading, corrected by what it holds where the heading leaves room.
 * `studiesApart` says that studies have a heading of their own.
 */
export function settleKind(heading: Heading, lines: readonly LineView[], studiesApart: boolean): SectionKind {
  const { reading } = heading;
  const content = weighContent(lines);
  if (reading === null) return kindByContent(content);
  const { kind } = reading;
  if (kind === "languages" && content.languages === 0 && lines.length > 0) {
    return content.words > 0 ? "skills" : kind;
  }
  if (isOfPapersOnly(kind, heading, content)) return "certifications";
  const tells = lines.filter(({ text }) => TELLS.test(text)).length * 2 > lines.length;
  if (!tells && isListOfStrengths(kind, heading, content)) return "skills";
  if (reading.match === "whole" || reading.match === "joined") {
    if ((kind === "summary" || kind === "projects") && content.jobs >= 2) return "experience";
    if (kind === "summary" && isListOfSkills(lines, content)) return "skills";
    if (
      kind === "experience" &&
      !studiesApart &&
      content.jobs === 0 &&
      content.studies > 0 &&
      content.degrees > 0
    )
      return "education";
    if (kind === "certifications" && isDeclaration(lines)) return "declaration";
    if (isPlaceOfWork(kind, heading, content)) return "experience";
    if (
      kind === "certifications" &&
      !(studiesApart && OF_PAPERS.test(heading.view.text)) &&
      content.studies > 0 &&
      content.bullets === 0 &&
      content.certificates <= content.degrees + content.studies
    )
      return "education";
    // "Papers and licences", or a tradesman's "Papers".
    if (kind === "publications" && content.lines > 0 && content.certificates * 2 >= content.lines)
      return "certifications";
    if (kind === "experience" && heading.reading?.match === "joined" && content.studies > content.jobs)
      return "education";
    return kind;
  }
  if (kind === "education" && content.degrees === 0 && content.schools === 0 && content.jobs === 0)
    return content.shortItems >= 2 ? "skills" : kind;
  if (kind === "education" && content.studies > 0) return kind;
  if (
    kind === "experience" &&
    content.jobs === 0 &&
    content.longLines > 0 &&
    content.longLines * 2 >= content.lines
  )
    return "summary";
  // A cue alone ("Where I have worked abroad") yields to plain evidence.
  const seen = kindByContent(content);
  return seen === "other" || seen === "summary" || seen === "skills" ? kind : seen;
}

/** "Highlights" over "AutoCAD", "Vendor sourcing", "Strong leader": items of a few words, no deed and no figure in them. */
function isListOfSkills(lines: readonly LineView[], content: Content): boolean {
  const isItem = ({ text, words }: LineView): boolean => words.length <= ITEM_WORDS && !TELLS.test(text);
  return (
    lines.length >= LIST_LINES &&
    content.jobs === 0 &&
    content.longLines === 0 &&
    lines.filter(isItem).length >= IN_LIST * lines.length
  );
}

/** "Sales up 40%", "I like clocks.": a figure, or the stop of a sentence. */
const TELLS = /\p{Nd}{2}|[.!?]\s*$/u;
const LIST_LINES = 4;
const ITEM_WORDS = 6;
const IN_LIST = 0.8;

/** "Qualifications" over licences and courses, with no degree and no school among them. */
function isOfPapersOnly(kind: SectionKind, { view }: Heading, content: Content): boolean {
  const isOpen = QUALIFICATIONS.test(view.text);
  if (kind !== "education" && !(kind === "skills" && isOpen && content.certificates > 1)) return false;
  // Studies in French, one course in Dutch.
  if (/^cursus$/iu.test(view.text.trim()) && content.degrees + content.schools === 0) return true;
  // A chamber that examines is a school by its name.
  if (content.degrees > 0 || (content.schools > 0 && !(isOpen && kind === "skills"))) return false;
  return content.certificates > 0 && content.certificates * 2 >= content.lines;
}

const QUALIFICATIONS = /qualifi[ck]a/iu;

/** "Highlights" or "Qualifications" over a list of short items that name no degree, school or paper. */
function isListOfStrengths(kind: SectionKind, { view }: Heading, content: Content): boolean {
  if (kind !== "summary" && kind !== "education") return false;
  if (!(kind === "summary" ? STRENGTHS : QUALIFICATIONS).test(view.text)) return false;
  if (content.longLines * 3 > content.lines || content.shortItems < 3) return false;
  const holdsStudies = content.awards > 0 || content.schools > 0 || content.certificates > 1;
  return content.jobs === 0 && (kind === "summary" || !holdsStudies);
}

const STRENGTHS = /highlights|qualifi[ck]a/iu;

/** "Certificates" or "Training" leaves no room for a degree, "Professional qualifications" does. */
const OF_PAPERS =
  /certif|zertifi|licen[cs]|lizenz|attest|train|courses|kurse|weiterbild|fortbild|complement|cursos|corsi|cursus|workshops/iu;

/** "Workshops" over posts with their firms and years: where somebody worked, and not what was attended there. */
function isPlaceOfWork(kind: SectionKind, { view }: Heading, content: Content): boolean {
  if (kind !== "certifications" || !WORKPLACES.test(view.text)) return false;
  return content.jobs > 0 && content.certificates === 0 && content.degrees === 0;
}

const WORKPLACES = /^\W*(?:my )?(?:workshops?|ateliers?|talleres|oficinas|werkstätten|werkplaatsen)\W*$/iu;

/** "Certification: I hereby declare that the above is true." */
function isDeclaration(lines: readonly LineView[]): boolean {
  return lines.length <= 4 && lines.some(({ text }) => /\b(?:hereby|declare|certify that)\b/i.test(text));
}

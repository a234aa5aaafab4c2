import type { Certification, Contact, CvDocument, Education, Fact, HumanLanguage } from "../types.ts";
import { findCertifications } from "./certifications/find-certifications.ts";
import { findContact } from "./contact/find-contact.ts";
import { findEducation } from "./education/find-education.ts";
import { findLanguages } from "./languages/find-languages.ts";
import { findPositions, type ParsedPosition } from "./positions/find-positions.ts";
import { type CvSection, findSections } from "./sections/find-sections.ts";
import { findSummary } from "./summary/find-summary.ts";
import { type CvText, prepareText } from "./text/cv-text.ts";
import { detectLanguage, type TextLanguage } from "./text-language/detect-language.ts";

/** What a CV states, before anything is made of it. */
export interface ParsedCv {
  readonly text: CvText;
  readonly sections: readonly CvSection[];
  readonly language: TextLanguage;
  readonly contact: Contact;
  readonly summary: Fact<string> | null;
  readonly positions: readonly ParsedPosition[];
  readonly education: readonly Education[];
  readonly certifications: readonly Certification[];
  readonly languages: readonly HumanLanguage[];
}

/** `asOf` (`YYYY-MM-DD`) is the day that "present" means. */
export function parseDocument(document: CvDocument, asOf: string): ParsedCv {
  const text = prepareText(document, asOf);
  const sections = findSections(text);
  const contact = findContact(sections, text);
  return {
    text,
    sections,
    language: readLanguage(sections),
    contact,
    summary: findSummary(sections),
    positions: findPositions(sections, text, asOf),
    education: findEducation(sections),
    certifications: findCertifications(sections, text, contact.name?.value ?? null),
    languages: findLanguages(sections),
  };
}

function readLanguage(sections: readonly CvSection[]): TextLanguage {
  const telling = sections.filter(({ kind }) => kind !== "skills" && kind !== "references");
  return detectLanguage({
    lines: [...telling, ...sections.filter(({ kind }) => kind === "skills")].flatMap(({ lines }) => lines),
    headings: sections.flatMap(({ language }) => language ?? []),
  });
}

import { hasCertificateWord, isCertificateIssuer } from "../certifications/certificate-words.ts";
import { findDegree, findInstitution } from "../education/education-words.ts";
import { isDetail } from "../education/name-pieces.ts";
import type { LineView } from "../text/cv-text.ts";
import type { CvSection } from "./find-sections.ts";
import { bestTitle, isJob } from "./section-content.ts";

/** Headings under which papers stand beside degrees: "Education and training", "Diplômes et habilitations". */
const MIXED =
  /train|certif|zertif|licen[cs]|lizenz|schein|habilit|qualifi|weiterbild|fortbild|cours|kurs|curso|corsi|cursus|papers|formations?(?!\p{L})|formación|formação|formazione/iu;

/** A section of studies with papers among them as two: the studies, and what is a certificate on a line of its own. */
export function partStudies(sections: readonly CvSection[]): readonly CvSection[] {
  return sections.flatMap((section) => {
    if (section.kind === "experience") return partJobs(section);
    if (section.kind !== "education") return [section];
    // Without a heading nothing says that studies are all there is.
    if (section.heading !== null && !MIXED.test(section.heading)) return [section];
    const studies = section.lines.filter(isStudy);
    // Where a degree has its school on another line, what stands between may be a school no table knows.
    if (studies.length === 0 || !studies.every(isWhole)) return [section];
    const papers = section.lines.filter(isPaper);
    if (papers.length === 0) return [section];
    return [
      { ...section, lines: section.lines.filter((view) => !papers.includes(view)) },
      { ...section, kind: "certifications", headingLine: null, lines: papers },
    ];
  });
}

/** "2018 – 2020: Licence en gestion, Université Omar Bongo" between two jobs, as careers are told in one list. */
function partJobs(section: CvSection): readonly CvSection[] {
  const studies = section.lines.filter(isStudyOfCareer);
  const jobs = section.lines.filter((view, index, lines) => isJob(view, index, lines));
  if (studies.length === 0 || jobs.length === 0) return [section];
  return [
    { ...section, lines: section.lines.filter((view) => !studies.includes(view)) },
    { ...section, kind: "education", headingLine: null, lines: studies },
  ];
}

/** A degree in front or behind its dates, its school and a range, with no post on the line. */
function isStudyOfCareer(view: LineView): boolean {
  const { tokens, text, dates, line } = view;
  const span = dates.find(({ single, start }) => !single && start !== null);
  if (span === undefined || line.bullet || findInstitution(tokens) === null) return false;
  const own = tokens.filter(({ start, kind }) => kind !== "mark" && (start < span.from || start >= span.to));
  return findDegree(own, text)?.first === 0 && bestTitle(view) < 1.5;
}

function isStudy({ tokens, text }: LineView): boolean {
  return findDegree(tokens, text) !== null || findInstitution(tokens) !== null;
}

function isWhole({ tokens, text, dates }: LineView): boolean {
  const isAtSchool = findInstitution(tokens) !== null;
  if (findDegree(tokens, text) !== null) return isAtSchool || dates.length > 0;
  // "Experto en Urgencias, Universidad Católica de Ávila, 2019": a name no table knows, with its school and year.
  return isAtSchool && dates.length > 0 && /\p{L}{3}[^,–—|]*\s?[,–—|]\s?\p{L}{3}/u.test(text);
}

const MOST_WORDS = 14;

function isPaper(view: LineView): boolean {
  if (/^\p{Ll}/u.test(view.text) || isStudy(view) || isDetail(view)) return false;
  if (view.words.length > MOST_WORDS || view.words.length === 0) return false;
  // "Driving licence, since March 2025" in a list: it holds from then on.
  const isSince = view.line.bullet && view.dates.every(({ current }) => current);
  if (!isSince && view.dates.some(({ single, start }) => !single && start !== null)) return false;
  const isNamed = hasCertificateWord(view.tokens) || isCertificateIssuer(view.tokens);
  return isNamed || view.dates.length > 0;
}

import {
  hasCertificateWord,
  isCertificateIssuer,
  namesCertificate,
} from "../../certifications/certificate-words.ts";
import { isDetail } from "../../education/names/study-details.ts";
import { findDegree, findInstitution } from "../../education/pieces/education-words.ts";
import { placeScore } from "../../places/place-score.ts";
import { restsOfRows } from "../../text/cut-rows.ts";
import type { LineView } from "../../text/cv-text.ts";
import { tokenise } from "../../text/tokens.ts";
import type { CvSection } from "../find-sections.ts";
import { readHeading } from "../headings/heading-words.ts";
import { isBareCourse } from "./bare-courses.ts";
import { jobsAmongStudies } from "./jobs-among-studies.ts";
import { isShortCourse, isSpeltPaper } from "./named-papers.ts";
import { partJobs } from "./part-jobs.ts";
import { isProfessionalStanding } from "./professional-standing.ts";

/** Headings under which papers stand beside degrees: "Education and training", "Diplômes et habilitations". */
const MIXED =
  /train|further|additional|certif|certs(?!\p{L})|zertif|licen[cs]|lizenz|schein|habilit|qualifi|weiterbild|fortbild|cours|kurs|curso|corsi|cursus|papers?(?!\p{L})|tickets|cards(?!\p{L})|badges|credential|formations?(?!\p{L})|formación|formação|formazione/iu;

/** "Formação acadêmica": studies, whatever stands between them. */
const ACADEMIC = /acad[eéê]mi|universit|schul|scolaire|escolar|scolastic/iu;

/** "Academic and professional qualifications": papers that are named as such belong there too. */
const AND_PROFESSIONAL = /(?<!\p{L})(?:profession|vocation|beruf|profesion|profission)/iu;

/** "Study and certificates" names both. */
const OF_PAPERS_TOO =
  /certif|certs(?!\p{L})|zertif|licen[cs]e|lizenz|papers?(?!\p{L})|tickets|cards(?!\p{L})|badges|credential/iu;

/** A section of studies with papers among them as two: the studies, and what is a certificate on a line of its own. */
export function partStudies(sections: readonly CvSection[]): readonly CvSection[] {
  return sections.flatMap((section) => {
    if (section.kind === "experience") return partJobs(section);
    if (section.kind !== "education") return [section];
    const [own, ...jobs] = jobsAmongStudies(section);
    if (own !== undefined && jobs.length > 0) return [...partStudies([own]), ...jobs];
    const rests = restsOfRows(section.lines);
    const rows = section.lines.filter((view) => !rests.has(view));
    const withBelow = (view: LineView) => [view, ...linesBelow(view, section.lines, rests)];
    const papers = new Set(rows.filter(isNamedPaper).flatMap(withBelow));
    const others = rows.filter((view) => !papers.has(view));
    for (const view of papersAmong({ ...section, lines: others }).flatMap(withBelow)) papers.add(view);
    if (papers.size === 0) return [section];
    const [studies, apart] = withPapersApart(section, papers);
    return [...partStudies([studies]), apart];
  });
}

/** The studies, and those lines of the section that are papers as a section of their own. */
function withPapersApart(section: CvSection, papers: ReadonlySet<LineView>): readonly [CvSection, CvSection] {
  return [
    { ...section, lines: section.lines.filter((view) => !papers.has(view)) },
    {
      ...section,
      kind: "certifications",
      headingLine: null,
      lines: section.lines.filter((view) => papers.has(view)),
    },
  ];
}

/**
 * Papers under a heading that does not say that studies are all there is. Every degree stands on a line with its school:
 * where the school is on another line, what stands between may be a school no table knows. Where the heading names papers
 * too, or the degrees are academic ones, only what is named as a paper is one.
 */
function papersAmong({ heading, lines }: CvSection): readonly LineView[] {
  if (heading !== null && !MIXED.test(heading)) return [];
  const isAcademic = heading !== null && ACADEMIC.test(heading);
  if (isAcademic && !AND_PROFESSIONAL.test(heading)) return [];
  const studies = lines.filter(isStudy);
  if (studies.length === 0) return [];
  if (studies.every(isWhole)) {
    const isOfPapers = heading !== null && readHeading(tokenise(heading))?.kind === "certifications";
    return lines.filter(
      isAcademic ? isPaperByName : (view) => isPaper(view) || (isOfPapers && isName(view, lines)),
    );
  }
  const isNamed = heading !== null && OF_PAPERS_TOO.test(heading);
  const areWhole = studies.every(
    (view, index) => isWhole(view) || [studies[index - 1], studies[index + 1]].some(isPairOf(view)),
  );
  return isNamed && areWhole ? lines.filter((view) => isPaperByName(view) || isNameWithYear(view)) : [];
}

/** "Plover Handling Associate, 2023" beside degrees that all have their school. */
function isNameWithYear(view: LineView): boolean {
  return isPaper(view) && NAME_AND_YEAR.test(view.text) && placeScore(view.tokens) === 0;
}

const NAME_AND_YEAR = /^\p{Lu}[^,;:.]{5,60}(?:,\s(?:19|20)\p{Nd}{2}|\s\((?:19|20)\p{Nd}{2}\))\s*$/u;

/** A degree right above its school, or below it. */
function isPairOf(view: LineView): (other: LineView | undefined) => boolean {
  const isDegree = ({ tokens, text }: LineView): boolean => findDegree(tokens, text) !== null;
  return (other) =>
    other !== undefined && Math.abs(other.id - view.id) === 1 && isDegree(other) !== isDegree(view);
}

/** "Project Management Professional (PMP)", "Agilist certification" among degrees, with no school behind it. */
function isNamedPaper(view: LineView, index: number, lines: readonly LineView[]): boolean {
  if (isProfessionalStanding(view)) return !isSchoolAlone(lines[index + 1]);
  if ([isSpeltPaper, isShortCourse, isBareCourse].some((is) => is(view))) return true;
  if (!hasCertificateWord(view.tokens) || !(CERTIFIES.test(view.text) || OF_HOURS.test(view.text)))
    return false;
  if (WITH_GIVER.test(view.text)) return false;
  if (view.words.length > MOST_NAMED || /[.]\s*$/.test(view.text)) return false;
  const degree = findDegree(view.tokens, view.text);
  if (degree !== null || findInstitution(view.tokens) !== null) return false;
  // "Clark College" over "Welding certification" over "2015".
  const above = lines[index - 1];
  const isSchool = (other: LineView | undefined): boolean =>
    other !== undefined && findInstitution(other.tokens) !== null;
  const isOpen = isSchool(above) && findDegree(above?.tokens ?? [], above?.text ?? "") === null;
  return !(isOpen && above !== undefined && !hasDegreeAbove(above, lines));
}

/** "CA Sri Lanka – Strategic Level" over "Institute of Chartered Accountants": laid out like a study. */
function isSchoolAlone(below: LineView | undefined): boolean {
  if (below === undefined || findInstitution(below.tokens) === null) return false;
  return findDegree(below.tokens, below.text) === null;
}

/** The degree of a school stands above it: what follows is something else. */
function hasDegreeAbove(school: LineView, lines: readonly LineView[]): boolean {
  const above = lines[lines.indexOf(school) - 1];
  return above !== undefined && findDegree(above.tokens, above.text) !== null;
}

const MOST_NAMED = 10;

/** "Certified Payroll Technician, Irish Payroll Association, 2010": laid out like a study, with who gave it. */
const WITH_GIVER = /\s[–—|-]\s\p{L}|[,\t]\s?\p{Lu}\p{L}/u;

/** Words that no degree has. */
const CERTIFIES =
  /(?<!\p{L})(?:certification|certified|licensed?|(?<!driving )licence|PMP|CISSP|CISA|CISM|CCNA|CCNP|MCSE|CompTIA|ScrumMaster|(?:black|green) belt|NCLEX)(?!\p{L})/iu;

/** "HACCP training, 14 hours": a course that took no longer. */
const OF_HOURS =
  /(?<!\p{L})(?:training|course|workshop|formation|stage|lehrgang|schulung|seminar|curso|corso|cursus)(?!\p{L})[^.;]{0,30}(?<![\p{L}\p{Nd}])\p{Nd}{1,3} ?(?:hours?|hrs?|h|days?|heures|jours?|stunden|tage|horas|d[ií]as|ore|giorni|uur|dagen)(?!\p{L})/iu;

/** The lines that end the row of a paper, or its year on a line of its own. */
function linesBelow(
  view: LineView,
  lines: readonly LineView[],
  rests: ReadonlySet<LineView>,
): readonly LineView[] {
  const below = lines.slice(lines.indexOf(view) + 1);
  const end = below.findIndex((line) => !rests.has(line));
  const own = end < 0 ? below : below.slice(0, end);
  return own.length > 0 ? own : yearBelow(view, lines);
}

/** "2019" on a line of its own below it. */
function yearBelow(view: LineView, lines: readonly LineView[]): readonly LineView[] {
  const below = lines[lines.indexOf(view) + 1];
  const isYear = below !== undefined && below.words.length <= 1 && below.dates.length === 1;
  return view.dates.length === 0 && isYear && below.dates[0]?.single === true ? [below] : [];
}

function isStudy(view: LineView): boolean {
  if (findDegree(view.tokens, view.text) !== null) return true;
  return findInstitution(view.tokens) !== null && !isCourseAtSchool(view);
}

/** "Barista training, Costa Academy": what is called a course, and behind a mark who held it. */
function isCourseAtSchool({ tokens, text, dates }: LineView): boolean {
  if (dates.some(({ single }) => !single)) return false;
  if (UNIVERSITY.test(text)) return false;
  const name = /^[^,–—|(]+/u.exec(text)?.[0] ?? "";
  return COURSE.test(name) && findInstitution(tokens.filter(({ end }) => end <= name.length)) === null;
}

/** "Legal Practice Course, University of Law, 2013" is one of its own. */
const UNIVERSITY =
  /(?<!\p{L})(?:university|université|universität|universidade?|università|universiteit) (?:of|de|du|degli|di|da|van)(?!\p{L})|\p{L} university(?!\p{L})/iu;

const COURSE =
  /\s(?:training|course|workshop|awareness|lehrgang|schulung|grundkurs)\s*$|^(?:formation|curso|corso|cursus|stage)\s/iu;

function isWhole({ tokens, text, dates }: LineView): boolean {
  const isAtSchool = findInstitution(tokens) !== null;
  if (findDegree(tokens, text) !== null) return isAtSchool || dates.length > 0;
  // "Experto en Urgencias, Universidad Católica de Ávila, 2019": a name no table knows, with its school and year.
  return isAtSchool && dates.length > 0 && /\p{L}{3}[^,–—|]*\s?[,–—|]\s?\p{L}{3}/u.test(text);
}

const MOST_WORDS = 14;

function isPaperByName(view: LineView): boolean {
  return isPaper(view) && namesPaper(view);
}

function isPaper(view: LineView): boolean {
  if (/^\p{Ll}/u.test(view.text) || isStudy(view) || isDetail(view)) return false;
  if (view.words.length > MOST_WORDS || view.words.length === 0) return false;
  // "Driving licence, since March 2025" in a list: it holds from then on.
  const isSince = view.line.bullet && view.dates.every(({ current }) => current);
  if (!isSince && view.dates.some(({ single, start }) => !single && start !== null)) return false;
  return namesPaper(view) || view.dates.length > 0 || isCourseAtSchool(view);
}

/** "Safe handling / hoist" below "Training": a few words with nothing but a name in them. */
function isName(view: LineView, lines: readonly LineView[]): boolean {
  const above = lines[lines.indexOf(view) - 1];
  // "Certificate in Agriculture, 2018" over "Primary ITO": where it was earned.
  if (above !== undefined && isStudy(above) && findInstitution(above.tokens) === null) return false;
  if (isStudy(view) || isDetail(view) || view.dates.length > 0 || view.words.length > MOST_NAMED)
    return false;
  return /^\p{Lu}[^:;]{3,}[^.:;,]$/u.test(view.text.trim()) && placeScore(view.tokens) === 0;
}

function namesPaper({ tokens }: LineView): boolean {
  return namesCertificate(tokens) || isCertificateIssuer(tokens);
}

import { findDegree, findInstitution } from "../../education/pieces/education-words.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { CvSection } from "../find-sections.ts";
import { bestTitle, isJob } from "../kinds/section-content.ts";

/** "2018 – 2020: Licence en gestion, Université Omar Bongo" between two jobs, as careers are told in one list. */
export function partJobs(section: CvSection): readonly CvSection[] {
  const { lines } = section;
  const isMixed = MIXED.test(section.heading ?? "");
  const studies = lines.flatMap((view, index) => {
    if (isMixed && (isStudyOfMixed(view) || isStudyBelow(view, lines[index + 1])))
      return upToNextDates(lines, index);
    if (isStudyOfCareer(view)) return [view];
    return isStudyInFront(view, lines[index + 1]) ? upToNextDates(lines, index) : [];
  });
  if (studies.length === 0) return [section];
  const jobs = lines.filter((view, index) => !studies.includes(view) && isJob(view, index, lines));
  if (jobs.length === 0) return [section];
  return [
    { ...section, lines: lines.filter((view) => !studies.includes(view)) },
    { ...section, kind: "education", headingLine: null, lines: studies },
  ];
}

/** "Berufserfahrung & Bildung", "Parcours professionnel et formation": the heading promises studies as well. */
const MIXED =
  /(?:&|\/|\+|\s(?:und|and|et|y|e|en)\s).*(?:bildung|studium|education|formation|études|educación|estudios|formación|formação|educação|istruzione|formazione|studi|opleiding|studie)|(?:bildung|studium|education|formation|études|educación|estudios|formación|formação|educação|istruzione|formazione|studi|opleiding|studie)\p{L}*\s?(?:&|\/|\+|\s(?:und|and|et|y|e|en)\s)/iu;

/** A degree right beside its range, in a section that promises studies. */
function isStudyOfMixed(view: LineView): boolean {
  const { tokens, text, dates, line } = view;
  const span = dates.find(({ single }) => !single);
  if (span === undefined || line.bullet) return false;
  const own = tokens.filter(({ start, kind }) => kind !== "mark" && (start < span.from || start >= span.to));
  return findDegree(own, text)?.first === 0 && !AT_FIRM.test(text) && bestTitle(view) < 1.5;
}

/** "2019 – 2023" alone over "Bachelor in Informatik – Hochschule". */
function isStudyBelow({ text, dates, line }: LineView, below: LineView | undefined): boolean {
  const span = dates.find(({ single }) => !single);
  if (span === undefined || line.bullet || below === undefined || below.dates.length > 0) return false;
  const beside = `${text.slice(0, span.from)}${text.slice(span.to)}`;
  if (/\p{L}/u.test(beside) || below.line.bullet || AT_FIRM.test(below.text)) return false;
  return findDegree(below.tokens, below.text)?.first === 0 && bestTitle(below) < 1.5;
}

/** What is learnt at a firm stays among the jobs. */
const AT_FIRM =
  /(?<!\p{L})(?:lehre|ausbildung|apprenti\p{L}*|alternan\p{L}*|stage|praktik\p{L}*|internship|tirocinio|estágio)(?!\p{L})/iu;

/** A degree in front or behind its dates, its school and a range, with no post on the line. */
function isStudyOfCareer(view: LineView): boolean {
  const { tokens, text, dates, line } = view;
  const span = dates.find(({ single, start }) => !single && start !== null);
  if (span === undefined || line.bullet || findInstitution(tokens) === null) return false;
  const own = tokens.filter(({ start, kind }) => kind !== "mark" && (start < span.from || start >= span.to));
  return findDegree(own, text)?.first === 0 && bestTitle(view) < 1.5;
}

/** What is learnt or written at a firm as often as at a school. */
const AT_WORK =
  /(?<!\p{L})(?:thes[ie]s|thèse|tesi|tesis|tese|\p{L}*arbeit|scriptie|mémoire|stage|stagiaire|praktik\p{L}*|tirocinio|estágio|pasantía|prácticas|alternan\p{L}*|apprenti\p{L}*|ausb\p{L}*|umschulung|lehre|internship|doctora\p{L}*|doktora\p{L}*|promotion|phd|ph\.d\.?|dual\p{L}*)(?!\p{L})/iu;

/**
 * "10.2010 – 06.2012⇥Studium Bauingenieurwesen – BTU", "2019⇥Allgemeine Hochschulreife" over "Gymnasium Borken": a
 * degree behind dates in a column of their own, with its school behind a dash or on the line below.
 */
function isStudyInFront(view: LineView, below: LineView | undefined): boolean {
  const { tokens, text, dates, line } = view;
  const [span] = dates;
  if (span === undefined || dates.length > 1 || line.bullet || !/^\s*\t/u.test(text.slice(span.to)))
    return false;
  if (/\p{L}/u.test(text.slice(0, span.from)) || AT_WORK.test(text) || bestTitle(view) >= 1.5) return false;
  const own = tokens.filter(({ start }) => start >= span.to);
  if (findDegree(own, text)?.first !== 0) return false;
  if (/\p{L}\s[–—-]\s\p{Lu}/u.test(text)) return !span.single;
  return below !== undefined && isSchool(below);
}

function isSchool(view: LineView): boolean {
  const { tokens, words, dates, line } = view;
  if (dates.length > 0 || line.bullet || words.length > MOST_WORDS || findInstitution(tokens) === null)
    return false;
  return bestTitle(view) < 1.5;
}

const MOST_WORDS = 10;

/** The line and what is told below it, up to the next dates. */
function upToNextDates(lines: readonly LineView[], index: number): readonly LineView[] {
  const length = lines.slice(index + 1).findIndex(({ dates }) => dates.length > 0);
  return lines.slice(index, length < 0 ? lines.length : index + 1 + length);
}

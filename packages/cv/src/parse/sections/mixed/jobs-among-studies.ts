import { findDegree, findInstitution } from "../../education/pieces/education-words.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { CvSection } from "../find-sections.ts";

/** Posts that universities give, with a word for "at" behind them or nothing but the post. */
const ACADEMIC_POST =
  /(?<!\p{L})(?:(?:wissenschaftliche|studentische)[rn]? (?:mitarbeiter|hilfskraft|assistent|tutor)(?:in)?|studentischer tutor|tutor(?:in)?|research (?:assistant|associate|fellow)|teaching assistant|post-?doc(?:toral (?:research )?fellow)?|lecturer|lehrbeauftragte[rn]?|chargée? (?:de cours|d['’]enseignement|de recherche)|attachée? temporaire|ingénieure? de recherche|becari[oa]|investigador[a]?|ayudante de cátedra|assegnista|ricercat(?:ore|rice)|bolsista|monitor[a]? de|pesquisador[a]?|onderzoeker|student-assistent)(?!\p{L})/iu;

/** "2012–2017⇥Wissenschaftlicher Mitarbeiter am Institut für Informatik" among studies: a post, and no study. */
export function jobsAmongStudies(section: CvSection): readonly CvSection[] {
  const { lines } = section;
  const jobs = lines.flatMap((view, index) => (isPost(view) ? upToNextDates(lines, index) : []));
  if (jobs.length === 0 || !lines.some((view) => !jobs.includes(view) && isStudy(view))) return [section];
  return [
    { ...section, lines: lines.filter((view) => !jobs.includes(view)) },
    { ...section, kind: "experience", headingLine: null, lines: jobs },
  ];
}

function isPost({ text, tokens, dates, line }: LineView): boolean {
  const span = dates.find(({ single }) => !single);
  if (span === undefined || line.bullet || findDegree(tokens, text) !== null) return false;
  const post = ACADEMIC_POST.exec(text);
  // What stands in front of the post are its dates.
  return (
    post !== null && !/\p{L}{3}/u.test(text.slice(0, post.index).replace(text.slice(span.from, span.to), ""))
  );
}

function isStudy({ text, tokens }: LineView): boolean {
  return findDegree(tokens, text) !== null || findInstitution(tokens) !== null;
}

/** The line and what is told below it, up to the next dates or study. */
function upToNextDates(lines: readonly LineView[], index: number): readonly LineView[] {
  const length = lines.slice(index + 1).findIndex((view) => view.dates.length > 0 || isStudy(view));
  return lines.slice(index, length < 0 ? lines.length : index + 1 + length);
}

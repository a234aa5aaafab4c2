import type { LineView } from "../../text/cv-text.ts";
import { findDegree, findInstitution } from "../pieces/education-words.ts";

const DETAIL =
  /^(?:thesis|dissertation|gpa|cgpa|grade(?! \d+ (?:(?:school |leaving )*(?:certificate|diploma)|\()| (?:[4-9]|1[0-3])(?:\s*$|\s*[,–—-]|\t))|grades|result|results|relevant|coursework(?! towards?)|courses|modules|subjects|honou?rs|awards?|activities|abschlussnote|note|schwerpunkte?|thema|bachelorarbeit|masterarbeit|mémoire|mention|matières|tesis|promedio|nota|tese|média|tesi|voto|scriptie|specialisation|specialization|key|major subjects|final year project|project|graduated (?:with|cum)|(?:first|second|third|upper|lower)[ -](?:upper |lower )?class|passed with|with (?:honours|distinction)|obtained|secured|(?:majored|minored) in|subjects included|ranked)\b/iu;

/** "A/L results (2022)": over a list of subjects. */
const RESULTS = /^[\p{L}./ '’-]{2,30}(?<!\p{L})results?\s*(?:\(?\p{Nd}{4}\)?)?\s*:?$/iu;

/** "Combined Maths\tB": a row of a table of results. */
const ROW_OF_MARKS =
  /^(?:\p{L}[\p{L}.&'’ -]{2,40}\t\s*(?:[A-FSW][*+-]?|\p{Nd}{1,3}\s?%?|distinction|merit|credit|pass)\s*\t?)+$/iu;

/** "Best Student Award, Faculty of Nursing, 2012": what was won there, and no study. */
const AWARD =
  /(?<!\p{L})(?:(?<!assessor |level \d |teaching )awards?(?! in| of (?:higher|continuing))|medals?|prizes?|dean['’]s list|topper|valedictorian|salutatorian|rank holder|runner-up|premio|prix|preisträger\p{L}*)(?!\p{L})/iu;

/** "Exchange semester at Lund University", "Erasmus: Universidad de Burgos" below the degree it belongs to. */
const ABROAD =
  /^\W*(?:(?:one |two )?(?:semesters?|terms?|year|trimester) (?:abroad|exchange)|exchange (?:semesters?|year|term|student|program(?:me)?)|(?:study|studied) abroad|erasmus\+?(?: (?:exchange|semester|year|program(?:me)?|student))?|auslandssemester|auslandsjahr|semestre (?:à l['’]étranger|d['’]échange)|intercambio|intercâmbio)(?!\p{L})/iu;

/** "Course and state exam, valid to 2034": no study runs out. */
const VALID = /(?<!\p{L})valid (?:to|until|till) (?=\P{L}*\p{Nd}|\p{L}+ \p{Nd})/iu;

/** Sentences and lines about grades and theses say nothing about which school it was. */
export function isDetail(view: LineView): boolean {
  if ([DETAIL, RESULTS, ROW_OF_MARKS].some((kind) => kind.test(view.text))) return true;
  if (AWARD.test(view.text) && findDegree(view.tokens, view.text) === null) return true;
  if (view.dates.length === 0 && ABROAD.test(view.text)) return true;
  if (VALID.test(view.text) && findDegree(view.tokens, view.text) === null) return true;
  // "PhD, Physics — University of Leeds, 2020. Thesis: …" is the entry itself.
  const isEntry =
    view.dates.length > 0 &&
    findDegree(view.tokens, view.text) !== null &&
    findInstitution(view.tokens) !== null;
  if ((isEntry && !view.line.bullet) || isDatedStudy(view)) return false;
  return view.words.length > 18 || (view.words.length > 9 && /[.]\s*$/.test(view.text));
}

/** "2013–2014⇥Master, Université de Savoie, Lyon.", "Bacharelado em Direito - UNINORTE, 2002 a 2005.": a study with its range at the edge, whatever stands at the end. */
function isDatedStudy(view: LineView): boolean {
  const [span, ...more] = view.dates;
  if (span === undefined || more.length > 0 || (span.single && !/^\t/.test(view.text.slice(span.to))))
    return false;
  const isAtEdge = /^\W*$/u.test(view.text.slice(0, span.from)) || /^[\s).]*$/.test(view.text.slice(span.to));
  if (!isAtEdge || view.words.length > 24 || /\p{L}{3}\.\s+\p{Lu}/u.test(view.text)) return false;
  return findDegree(view.tokens, view.text) !== null || findInstitution(view.tokens) !== null;
}

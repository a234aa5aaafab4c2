import type { CvSection } from "../../sections/find-sections.ts";
import { type StudyPiece, splitPieces } from "../pieces/study-pieces.ts";
import type { Draft } from "./finish-draft.ts";
import { isNameLike } from "./name-pieces.ts";
import { namesSchoolExam } from "./school-exams.ts";

/**
 * "Royal College, Colombo" over "G.C.E. A/L 2014" and "G.C.E. O/L 2011", or "School attended: Royal College" below
 * both: one school, at which several examinations were sat.
 */
export function withSchoolsOfExams(drafts: readonly Draft[]): readonly Draft[] {
  const read: Draft[] = [];
  let school: StudyPiece | null = null;
  for (const [index, draft] of drafts.entries()) {
    const next = drafts[index + 1];
    if (isSchoolAlone(draft) && next !== undefined && isOpenExam(next)) {
      school = draft.institution;
      continue;
    }
    if (isOpenExam(draft)) {
      read.push(school === null ? draft : { ...draft, institution: school });
      continue;
    }
    if (isNamedBelow(draft)) giveAbove(read, draft.institution);
    school = isExam(draft) && isNamedAbove(draft) ? draft.institution : null;
    read.push(draft);
  }
  return read;
}

/** "School attended: Siyane Maha Vidyalaya" among the personal data: where the examinations were sat that name no school. */
export function withSchoolAttended(drafts: readonly Draft[], school: StudyPiece | null): readonly Draft[] {
  if (school === null) return drafts;
  return drafts.map((draft) => (isOpenExam(draft) ? { ...draft, institution: school } : draft));
}

/** The one school that the personal data name by its label; null where there are several or none. */
export function schoolAttended(sections: readonly CvSection[]): StudyPiece | null {
  const named = sections
    .filter(({ kind }) => AMONG_DATA.has(kind))
    .flatMap(({ lines }) => lines.filter(({ text }) => SCHOOL.test(text)))
    .flatMap((view) => splitPieces(view).filter(({ institution, labelled }) => institution && labelled));
  const [school, ...others] = named;
  return school !== undefined && others.length === 0 ? school : null;
}

/** A row with a label of another kind, as "Languages: …", may stand above it. */
const AMONG_DATA: ReadonlySet<string> = new Set(["personal", "languages", "other"]);

const SCHOOL = /^\W*(?:(?:last )?school(?:s|\(s\))?(?: attended)?|name of (?:the )?school)\s*[:\t]/iu;

function isExam({ degree }: Draft): boolean {
  return degree !== null && namesSchoolExam(degree.text);
}

/** An examination with no school, and nothing on its line that may be one. */
function isOpenExam(draft: Draft): boolean {
  const { degree, institution, spare } = draft;
  if (institution !== null || !isExam(draft)) return false;
  return !spare.some((piece) => piece.view.id === degree?.view.id && isNameLike(piece) && piece.from > 0);
}

function isSchoolAlone({ degree, institution, dated }: Draft): boolean {
  return degree === null && institution !== null && !dated;
}

/** The school stands over the examination, or in front of it. */
function isNamedAbove({ degree, institution }: Draft): boolean {
  if (degree === null || institution === null) return false;
  const [school, award] = [institution.view.id, degree.view.id];
  return school < award || (school === award && institution.from < degree.from);
}

/** "School attended: …" ends the list of what was sat there. */
function isNamedBelow(draft: Draft): boolean {
  const { degree, institution } = draft;
  if (institution?.labelled !== true) return false;
  return degree === null || (isExam(draft) && institution.view.id > degree.view.id);
}

function giveAbove(drafts: Draft[], institution: StudyPiece | null): void {
  for (let at = drafts.length - 1; at >= 0; at--) {
    const above = drafts[at];
    if (above === undefined || above.institution !== null || !isExam(above)) return;
    drafts[at] = { ...above, institution };
  }
}

import { type DateSpan, turnSpan } from "../../dates/find-dates.ts";
import { type LineView, quote } from "../../text/cv-text.ts";
import type { Draft } from "../names/finish-draft.ts";
import type { StudyLine } from "../pieces/study-line.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

export function emptyDraft(): Draft {
  return { degree: null, institution: null, spare: [], year: null, dated: false, open: false, dates: [] };
}

/** Enters what a line says of a study: the first degree and the first school stand, and so do the first dates. */
export function addLine(draft: Draft, { view, pieces, features }: StudyLine): void {
  const known = features.size > 0;
  for (const piece of pieces) {
    if (piece.degree && known && (draft.degree === null || givesWay(draft.degree, piece)))
      draft.degree = piece;
    else if (piece.institution && known && draft.institution === null) draft.institution = piece;
    else draft.spare.push(piece);
  }
  if (features.has("date")) addDates(draft, view);
}

function givesWay(degree: StudyPiece, piece: StudyPiece): boolean {
  return isAwardOf(piece, degree) || (degree.level === true && piece.level !== true);
}

/** "Abschluss: Diplom-Ingenieur (FH)" under "Studium Maschinenbau". */
function isAwardOf(piece: StudyPiece, degree: StudyPiece): boolean {
  return (
    piece.labelled &&
    piece.view.id !== degree.view.id &&
    /^(?:studium|studiengang)(?!\p{L})/iu.test(degree.text)
  );
}

function addDates(draft: Draft, view: LineView): void {
  // "2021 – present" above, "examinations in June 2026" below.
  if (draft.open && draft.year === null)
    draft.year = view.dates.find(({ single }) => single)?.end?.year ?? null;
  if (draft.dated) return;
  const span = view.dates.find(({ single }) => !single) ?? view.dates.at(-1);
  if (span === undefined) return;
  const isCell = isBeforeEmptyCell(span, view);
  draft.dated = true;
  draft.open = span.current && !isCell;
  draft.year = isCell ? (span.start?.year ?? null) : lastYear(span, view);
  draft.dates.push(quote(view, span.from, span.to));
}

/** "2022 | -": an empty cell of a table behind the year, and no range. */
function isBeforeEmptyCell({ current, from }: DateSpan, { text }: LineView): boolean {
  return current && /\t\s*[-–—]\s*$/u.test(text.slice(from));
}

/** The year in which a study ended, or is to end: "2022 – present (expected 2026)". */
function lastYear(span: DateSpan, { dates }: LineView): number | null {
  // On pages that run from right to left a range may come out the wrong way round.
  if (!span.current) return turnSpan(span).end?.year ?? null;
  const later = dates.find(({ single, start, from }) => (single || start === null) && from > span.from);
  return later?.end?.year ?? null;
}

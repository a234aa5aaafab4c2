import type { Education, Evidence } from "../../types.ts";
import { placeScore } from "../places/place-score.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { type StudyPiece, splitPieces } from "./study-pieces.ts";

/** The schools and degrees of the education sections, in the order of the CV. */
export function findEducation(sections: readonly CvSection[]): readonly Education[] {
  return sections.filter(({ kind }) => kind === "education").flatMap((section) => readSection(section.lines));
}

interface Draft {
  degree: StudyPiece | null;
  institution: StudyPiece | null;
  spare: StudyPiece[];
  year: number | null;
  dated: boolean;
  dates: Evidence[];
}

type Feature = "degree" | "institution" | "date";

interface StudyLine {
  readonly view: LineView;
  readonly pieces: readonly StudyPiece[];
  readonly features: ReadonlySet<Feature>;
}

function readSection(lines: readonly LineView[]): readonly Education[] {
  const studyLines = lines.map(toStudyLine);
  const lead = leadFeature(studyLines);
  const drafts: Draft[] = [];
  for (const line of studyLines) {
    const open = drafts.at(-1);
    if (open === undefined || startsEntry(line, open, lead)) drafts.push(emptyDraft());
    add(drafts.at(-1) ?? emptyDraft(), line);
  }
  return drafts.flatMap((draft) => finish(draft) ?? []);
}

function toStudyLine(view: LineView): StudyLine {
  const pieces = splitPieces(view);
  const features = new Set<Feature>();
  if (!isDetail(view)) {
    if (pieces.some(({ degree }) => degree)) features.add("degree");
    if (pieces.some(({ institution }) => institution)) features.add("institution");
    if (view.dates.length > 0) features.add("date");
  }
  return { view, pieces, features };
}

const DETAIL =
  /^(?:thesis|dissertation|gpa|cgpa|grade|grades|result|results|relevant|coursework|courses|modules|subjects|honou?rs|awards?|activities|abschlussnote|note|schwerpunkte?|thema|bachelorarbeit|masterarbeit|mémoire|mention|matières|tesis|promedio|nota|tese|média|tesi|voto|scriptie|specialisation|specialization|key|major subjects|final year project|project)\b/iu;

/** Sentences and lines about grades and theses say nothing about which school it was. */
function isDetail(view: LineView): boolean {
  if (DETAIL.test(view.text)) return true;
  return view.words.length > 18 || (view.words.length > 9 && /[.]\s*$/.test(view.text));
}

/** What the first entry begins with, the others begin with too. */
function leadFeature(lines: readonly StudyLine[]): Feature | null {
  for (const { pieces, features } of lines) {
    if (features.size === 0) continue;
    const named = pieces.find(({ degree, institution }) => degree || institution);
    if (features.has("date") && named === undefined) return "date";
    return named?.degree === true ? "degree" : "institution";
  }
  return null;
}

function startsEntry(line: StudyLine, open: Draft, lead: Feature | null): boolean {
  const { features } = line;
  if (features.size === 0) return false;
  const has = { degree: open.degree !== null, institution: open.institution !== null, date: open.dated };
  if (lead !== null && features.has(lead)) return has[lead];
  // Without its lead a line opens an entry only when all it says is already there.
  return (
    [...features].every((feature) => has[feature]) &&
    (features.has("degree") || (features.has("institution") && lead !== "degree"))
  );
}

function emptyDraft(): Draft {
  return { degree: null, institution: null, spare: [], year: null, dated: false, dates: [] };
}

function add(draft: Draft, { view, pieces, features }: StudyLine): void {
  const known = features.size > 0;
  for (const piece of pieces) {
    if (piece.degree && known && draft.degree === null) draft.degree = piece;
    else if (piece.institution && known && draft.institution === null) draft.institution = piece;
    else draft.spare.push(piece);
  }
  if (!features.has("date") || draft.dated) return;
  const span = view.dates.find(({ single }) => !single) ?? view.dates.at(-1);
  if (span === undefined) return;
  draft.dated = true;
  draft.year = span.current ? null : (span.end?.year ?? null);
  draft.dates.push(quote(view, span.from, span.to));
}

function finish(draft: Draft): Education | null {
  const spare = draft.spare.filter((piece) => isNameLike(piece));
  const used = new Set<StudyPiece>();
  const take = (near: StudyPiece | null): StudyPiece | null => {
    const found =
      spare.find(
        (piece) => !used.has(piece) && (near === null || Math.abs(piece.view.id - near.view.id) <= 1),
      ) ?? null;
    if (found !== null) used.add(found);
    return found;
  };
  const { degree, institution } = draft;
  if (degree === null && institution === null && !draft.dated) return null;
  const place = institution ?? (degree === null ? null : take(degree));
  const award = degree ?? (place === null ? take(null) : take(place));
  if (award === null && place === null) return null;
  const evidence: Evidence[] = [];
  for (const piece of [award, place])
    if (piece !== null) evidence.push(quote(piece.view, piece.from, piece.to));
  return {
    degree: award?.text ?? null,
    field: award?.field ?? null,
    institution: place?.text ?? null,
    year: draft.year,
    evidence: [...evidence, ...draft.dates],
  };
}

/** Short, capitalised, no place, no grade: may be a school or a course no table knows. */
function isNameLike(piece: StudyPiece): boolean {
  if (piece.view.line.bullet || isDetail(piece.view) || piece.tokens.length > 10) return false;
  if (!/^["“„«]?[\p{Lu}\p{Lo}]/u.test(piece.text) || /[.!?]$/.test(piece.text)) return false;
  if (/\b(?:gpa|cgpa|grade|class|honou?rs|distinction|merit|pass|note|mention|credits?)\b/iu.test(piece.text))
    return false;
  return placeScore(piece.tokens) < 2;
}

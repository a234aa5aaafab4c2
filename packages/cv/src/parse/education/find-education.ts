import type { Education, Evidence } from "../../types.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { findLeads } from "./entry-leads.ts";
import { isDetail, isNameLike, joinPieces, type NamedStudy, sameStyle } from "./name-pieces.ts";
import { type StudyPiece, splitPieces } from "./study-pieces.ts";

/** The schools and degrees of the education sections, in the order of the CV. */
export function findEducation(sections: readonly CvSection[]): readonly Education[] {
  return sections.filter(({ kind }) => kind === "education").flatMap((section) => readSection(section.lines));
}

interface Draft {
  degree: StudyPiece | null;
  institution: StudyPiece | null;
  readonly spare: StudyPiece[];
  year: number | null;
  dated: boolean;
  readonly dates: Evidence[];
}

type Feature = "degree" | "institution" | "date";

export interface StudyLine {
  readonly view: LineView;
  readonly pieces: readonly StudyPiece[];
  readonly features: ReadonlySet<Feature>;
}

function readSection(lines: readonly LineView[]): readonly Education[] {
  const studyLines = lines.filter((view) => !isTableHead(view)).map(toStudyLine);
  const leads = findLeads(studyLines);
  const lead = leadFeature(studyLines);
  const drafts: Draft[] = [];
  for (const line of studyLines) {
    const open = drafts.at(-1);
    const starts =
      open === undefined ||
      (leads === null
        ? startsEntry(line, open, lead)
        : leads.has(line.view.id) || isEntryByItself(line, open));
    if (starts) drafts.push(emptyDraft());
    add(drafts.at(-1) ?? emptyDraft(), line);
  }
  return namedByUniversity(drafts).flatMap((draft) => finish(draft) ?? []);
}

const PART_OF_UNIVERSITY = /^(?:faculty|graduate school|school|department|college|division) (?:of|for) /i;

/** "Kyoto University" over "Faculty of Engineering, B.Eng., 2014": the university names what follows. */
function namedByUniversity(drafts: readonly Draft[]): readonly Draft[] {
  const named: Draft[] = [];
  let university: StudyPiece | null = null;
  for (const [index, draft] of drafts.entries()) {
    const isPart = (other: Draft | undefined): boolean =>
      PART_OF_UNIVERSITY.test(other?.institution?.text ?? "");
    const isHead = draft.degree === null && !draft.dated && draft.institution !== null && !isPart(draft);
    if (isHead && isPart(drafts[index + 1])) {
      university = draft.institution;
      continue;
    }
    if (!isPart(draft)) university = null;
    named.push(university === null ? draft : { ...draft, institution: university });
  }
  return named;
}

const tableLabels = lazy(() =>
  compileWords(({ labels: { degree, institution, year, field } }) =>
    [degree, institution, year, field, "grade|gpa|cgpa|percentage|class|marks|result|division|s/n|no"].join(
      "|",
    ),
  ),
);

/** "Exam | Board/University | Year | Percentage": the head of a table of studies. */
function isTableHead(view: LineView): boolean {
  if (view.dates.length > 0 || !view.text.includes("\t")) return false;
  const cells = view.text.split("\t").filter((cell) => cell.trim() !== "");
  const known = cells.filter((cell) =>
    cell.split("/").some((part) => tableLabels().matchAll(tokenise(part)) !== null),
  );
  return cells.length >= 2 && known.length * 2 > cells.length;
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

/** What the first entry begins with, the others begin with too. */
function leadFeature(lines: readonly StudyLine[]): Feature | null {
  if (lines.filter(startsWithDate).length >= 2) return "date";
  for (const { pieces, features } of lines) {
    if (features.size === 0) continue;
    const named = pieces.find(({ degree, institution }) => degree || institution);
    if (features.has("date") && named === undefined) return "date";
    return named?.degree === true ? "degree" : "institution";
  }
  return null;
}

/** A range or a year in front of what was studied. */
function startsWithDate({ view, pieces }: StudyLine): boolean {
  const [span] = view.dates;
  return span !== undefined && !view.line.bullet && span.first === 0 && pieces.length > 0;
}

function startsEntry(line: StudyLine, open: Draft, lead: Feature | null): boolean {
  const { features } = line;
  if (features.size === 0) return false;
  // "Abschluss: Gesellenbrief" says how the apprenticeship above it ended.
  if (open.degree !== null && !open.degree.labelled && isLabelledDegree(line)) return false;
  const has = { degree: open.degree !== null, institution: open.institution !== null, date: open.dated };
  if (lead !== null && features.has(lead))
    return has[lead] || (lead === "degree" && features.has("institution") && has.institution);
  // A school with dates of its own, under a degree that has its dates and, unknown to any table, its school.
  if (
    features.has("institution") &&
    features.has("date") &&
    open.dated &&
    open.degree !== null &&
    isServed(open)
  )
    return true;
  // "Maturita – Gymnázium Jana Keplera (2015)" below an entry that has its dates and its school.
  if (features.has("degree") && features.has("date") && open.dated && open.institution !== null)
    if (line.pieces.some((piece) => !piece.degree && isNameLike(piece))) return true;
  // Without its lead a line opens an entry only when all it says is already there.
  return (
    [...features].every((feature) => has[feature]) &&
    (features.has("degree") || (features.has("institution") && lead !== "degree"))
  );
}

function isLabelledDegree({ features, pieces }: StudyLine): boolean {
  return (
    features.size === 1 && features.has("degree") && pieces.some(({ degree, labelled }) => degree && labelled)
  );
}

function isServed({ degree, institution, spare }: Draft): boolean {
  return (
    institution !== null || spare.some((piece) => piece.view.id === degree?.view.id && isNameLike(piece))
  );
}

/** A degree with its school on one line, where the entry above has both already. */
function isEntryByItself({ features }: StudyLine, { degree, institution }: Draft): boolean {
  return features.has("degree") && features.has("institution") && degree !== null && institution !== null;
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
  // "2022 – present (expected 2026)".
  const later = view.dates.find((date) => date.single && date.from > span.from);
  draft.year = span.current ? (later?.start?.year ?? null) : (span.end?.year ?? null);
  draft.dates.push(quote(view, span.from, span.to));
}

function finish(draft: Draft): Education | null {
  const { degree, institution } = draft;
  if (degree === null && institution === null && !draft.dated) return null;
  const spare = draft.spare.filter(isNameLike);
  const used = new Set<StudyPiece>();
  const take = (near: StudyPiece | null): NamedStudy | null => {
    const found = spare.find(
      (piece) => !used.has(piece) && (near === null || Math.abs(piece.view.id - near.view.id) <= 2),
    );
    return found === undefined ? null : name(found);
  };
  const name = (piece: StudyPiece): NamedStudy => {
    const named = joinPieces(piece, draft.spare, isApart(piece, draft) || isBareDegree(piece, draft));
    for (const part of named.pieces) used.add(part);
    return named;
  };
  const known = degree === null ? null : name(degree);
  const above = known ?? (institution === null ? take(null) : null);
  const place = institution !== null ? name(institution) : take(above?.pieces[0] ?? null);
  const award = above ?? take(place?.pieces[0] ?? null);
  if (award === null && place === null) return null;
  return {
    degree: award?.text ?? null,
    field: award?.pieces[0]?.field ?? null,
    institution: place?.text ?? null,
    year: draft.year,
    evidence: [...(award?.evidence ?? []), ...(place?.evidence ?? []), ...draft.dates],
  };
}

/** True for the name of an award where the other half of the entry stands on a line of its own, so that this line has one name only. */
function isApart(piece: StudyPiece, { degree, institution, spare }: Draft): boolean {
  if (piece.institution) return false;
  const other = piece === institution ? degree : institution;
  if (other !== null && other.view.id === piece.view.id)
    // "Cracow University — Licencjat, Management": what hangs on the degree by a comma is its subject.
    return (
      piece !== institution &&
      (other.to <= piece.from || /[—|\t·•]|\s[–-]\s/.test(piece.view.text.slice(piece.to, other.from)))
    );
  if (other !== null) return true;
  return spare.some(
    (part) => part.view.id !== piece.view.id && isNameLike(part) && !sameStyle(part.view, piece.view),
  );
}

/** "Diploma, Web Design, Langara College": the kind of award alone wants the subject behind its comma. */
function isBareDegree(piece: StudyPiece, { institution }: Draft): boolean {
  return (
    piece.degree &&
    (piece.field === null || BROAD_FIELD.test(piece.field)) &&
    institution !== null &&
    institution.from > piece.to &&
    BARE.test(piece.text)
  );
}

const BROAD_FIELD = /^(?:applied )?(?:science|arts|engineering|technology|commerce|education|business)$/i;

/** The kind of award without its subject. */
const BARE =
  /^(?:(?:bachelor|master|associate) of (?:applied )?(?:science|arts|engineering|technology|commerce|education|business)|(?:(?:advanced|higher national|higher|national|post-?graduate|graduate) )?(?:diploma|certificate|degree|bachelor['’]?s?(?: degree)?|master['’]?s?(?: degree)?)|B\.?F?A\.?|B\.?Sc\.?|M\.?F?A\.?|M\.?Sc\.?|Ph\.?D\.?|HND|A\.?A\.?S?\.?|A\.?S\.?|B\.?Eng\.?|M\.?Eng\.?|B\.?Tech\.?|MBA|M\.?Phil\.?|NVQ level \d|licence|master|diplôme|grado|licenciatura|bacharelado|laurea)$/i;

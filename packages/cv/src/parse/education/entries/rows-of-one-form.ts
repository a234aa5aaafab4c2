import { isDetail } from "../names/study-details.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

/** Two rows show a form; one may be anything. */
const LEAST = 2;

/** What parts the halves of a row more strongly than a comma. */
const PARTS = /\s[|—–·•]\s/gu;

type Half = "degree" | "institution";

interface Row {
  readonly line: StudyLine;
  readonly mark: string;
  readonly halves: readonly [StudyPiece, StudyPiece];
}

/**
 * Sections of which every study is one row of the same form: "Integrated ATPL | CAE Oxford | 2016", each with its date
 * at the same edge. The rows that name a degree or a school tell which half is which in those that no table knows.
 */
export function withRowsOfOneForm(lines: readonly StudyLine[]): readonly StudyLine[] {
  const own = lines.filter(({ view }) => !view.line.bullet && !isDetail(view));
  const rows = own.flatMap((line) => readRow(line) ?? []);
  if (rows.length < LEAST || rows.length < own.length || !areAlike(rows)) return lines;
  const order = orderOf(rows);
  if (order === null) return lines;
  const named = new Map(rows.map((row) => [row.line, asStudy(row, order)]));
  return lines.map((line) => named.get(line) ?? line);
}

function readRow(line: StudyLine): Row | null {
  const { view, pieces } = line;
  const [span] = view.dates;
  if (span === undefined || view.dates.length > 1) return null;
  const behind = view.text.slice(span.to);
  if (/[\p{L}\p{N}]/u.test(behind)) return null;
  const [mark] = view.text.slice(0, span.from).matchAll(PARTS);
  if (mark === undefined) return null;
  const left = pieces.find(({ to }) => to <= mark.index);
  const right = pieces.find(({ from }) => from >= mark.index + mark[0].length);
  return left === undefined || right === undefined ? null : { line, mark: mark[0], halves: [left, right] };
}

function areAlike(rows: readonly Row[]): boolean {
  return rows.every(({ mark }) => mark === rows[0]?.mark);
}

/** Which half comes first, where the rows that are sure agree. */
function orderOf(rows: readonly Row[]): Half | null {
  const votes = new Set(rows.flatMap(({ halves }) => voteOf(halves) ?? []));
  const [only] = votes;
  return votes.size === 1 && only !== undefined ? only : null;
}

function voteOf([left, right]: Row["halves"]): Half | null {
  if (left.degree && right.institution) return "degree";
  if (left.institution && right.degree) return "institution";
  if (left.degree !== right.degree) return left.degree ? "degree" : "institution";
  return null;
}

function asStudy({ line, halves: [left, right] }: Row, first: Half): StudyLine {
  const degree = first === "degree" ? left : right;
  const school = first === "degree" ? right : left;
  return {
    ...line,
    isEntry: true,
    features: new Set<Feature>([...line.features, "degree", "institution"]),
    pieces: line.pieces.map((piece) =>
      piece === degree || piece === school
        ? { ...piece, degree: piece === degree, institution: piece === school }
        : piece,
    ),
  };
}

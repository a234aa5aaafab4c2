import type { LineView } from "../../text/cv-text.ts";
import { tokenise } from "../../text/tokens.ts";
import { readLabelWords, type StudyLabel } from "../pieces/study-labels.ts";
import { type Feature, isTableHead, type StudyLine } from "../pieces/study-line.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

type Column = "degree" | "institution" | "field" | "other";

/** What the columns of the table that a line is a row of hold, by the id of the line; only tables of awards and schools. */
export function findTableColumns(lines: readonly LineView[]): ReadonlyMap<number, readonly Column[]> {
  const rows = new Map<number, readonly Column[]>();
  let columns: readonly Column[] | null = null;
  for (const view of lines) {
    if (isTableHead(view)) columns = readHead(view);
    else if (columns !== null && view.text.split("\t").length === columns.length) rows.set(view.id, columns);
  }
  return rows;
}

function readHead({ text }: LineView): readonly Column[] | null {
  const cells = text.split("\t");
  const known = cells.map(columnOf);
  const school = known.includes("institution")
    ? schoolColumn(cells, known)
    : cells.findIndex((cell) => BOARD.test(cell));
  const columns = known.map((column, index): Column => {
    if (index === school) return "institution";
    return column === "institution" ? "other" : column;
  });
  return school >= 0 && columns.includes("degree") ? columns : null;
}

/** Where both stand in columns of their own, the board that examined is no school. */
const BOARD = /board|awarding|examining/iu;

function schoolColumn(cells: readonly string[], known: readonly Column[]): number {
  const schools = cells.flatMap((cell, index) => (known[index] === "institution" ? [{ cell, index }] : []));
  return (schools.find(({ cell }) => !BOARD.test(cell)) ?? schools[0])?.index ?? -1;
}

const AWARD =
  /^(?:awards?|exam(?:ination)?s? (?:passed|taken)|class|standard|level(?: of (?:study|education))?|education level|qualifications?|degrees?|courses?|certificates?|(?:qualifications?|certificates?|awards?) (?:obtained|awarded|gained|received|attained)|degree \/ ?(?:certificate|diploma|course)|diploma)$/iu;

/** "College / School" is as good as each of the two. */
function columnOf(cell: string): Column {
  if (AWARD.test(cell.trim())) return "degree";
  const labels = [cell, ...cell.split(/\/|&|\bor\b/u)].map((part) => readLabelWords(tokenise(part)));
  const has = (label: StudyLabel): boolean => labels.includes(label);
  if (has("institution")) return "institution";
  if (has("degree")) return "degree";
  return has("field") ? "field" : "other";
}

/** A row of a table: what stands in a column is what its head says. */
export function asTableRow(line: StudyLine, columns: readonly Column[]): StudyLine {
  const { view } = line;
  if (isHeadWrong(line, columns)) return line;
  const labelled = new Set<Column>();
  const pieces = line.pieces.map((piece): StudyPiece => {
    const column = columns[cellOf(piece)] ?? "other";
    const isFirst = piece === ownPiece(line, columns, column);
    if (column === "degree" || column === "institution") {
      if (isFirst) labelled.add(column);
      const role = isFirst ? column : null;
      return { ...piece, degree: role === "degree", institution: role === "institution", labelled: isFirst };
    }
    if (column === "field") return { ...piece, degree: false, institution: false, subject: true };
    return { ...piece, degree: false, institution: false };
  });
  if (!labelled.has("degree") || !labelled.has("institution")) return line;
  const features = new Set<Feature>(["degree", "institution"]);
  if (view.dates.length > 0) features.add("date");
  return { ...line, pieces, features, isEntry: true };
}

/** Which piece of its column names the award or the school: the one that is known, or else the first. */
function ownPiece({ pieces }: StudyLine, columns: readonly Column[], column: Column): StudyPiece | undefined {
  const own = pieces.filter((piece) => columns[cellOf(piece)] === column);
  const known = own.find((piece) =>
    column === "degree" ? piece.degree : column === "institution" && piece.institution,
  );
  return known ?? own[0];
}

/** A school in the column of awards and an award in that of schools. */
function isHeadWrong({ pieces }: StudyLine, columns: readonly Column[]): boolean {
  const turned = pieces.filter(
    (piece) =>
      (columns[cellOf(piece)] === "degree" && piece.institution) ||
      (columns[cellOf(piece)] === "institution" && piece.degree),
  );
  return turned.length > 1;
}

function cellOf({ view, from }: StudyPiece): number {
  return view.text.slice(0, from).split("\t").length - 1;
}

import { readHeading } from "../../sections/headings/heading-words.ts";
import { type LineView, viewFrom } from "../../text/cv-text.ts";
import { tokenise } from "../../text/tokens.ts";
import { compileWords, lazy } from "../../vocabulary/vocabularies.ts";
import { isDetail } from "../names/study-details.ts";
import type { FormLabel } from "./form-labels.ts";
import { asLabelled, type StudyPiece, splitPieces } from "./study-pieces.ts";

export type Feature = "degree" | "institution" | "date";

/** A line of an education section with what it tells of. */
export interface StudyLine {
  readonly view: LineView;
  readonly pieces: readonly StudyPiece[];
  readonly features: ReadonlySet<Feature>;
  /** One of several entries on one line. */
  readonly isEntry: boolean;
}

const tableLabels = lazy(() =>
  compileWords(({ labels: { degree, institution, year, field } }) =>
    [
      degree,
      institution,
      year,
      field,
      "grade|gpa|cgpa|percentage|class|marks|result|division|s/n|no|exam|exam title|examination|pas.year|passing year|duration|session|sl no|institute|remarks|sr no|sl. no|sr. no|s. no|s.n|sn|s/no|serial no|period|from|to|dates|when|where|what|year graduated|years attended|inclusive dates|honours|honors|honours received|honors received|certificate obtained|certificates obtained|certificate awarded|qualification awarded|qualifications obtained|award obtained",
    ].join("|"),
  ),
);

/** "Exam | Board/University | Year | Percentage": the head of a table of studies. */
export function isTableHead(view: LineView): boolean {
  if (view.dates.length > 0 || !view.text.includes("\t")) return false;
  const cells = view.text.split("\t").filter((cell) => cell.trim() !== "");
  const known = cells.filter((cell) =>
    [cell, ...cell.split("/")].some((part) => tableLabels().matchAll(tokenise(part)) !== null),
  );
  return cells.length >= 2 && known.length * 2 > cells.length;
}

/** "Education 2": a form counts its entries. */
export function isCounter({ text, tokens }: LineView): boolean {
  const count = /^(.*\p{L})\s#?\p{Nd}{1,2}$/u.exec(text.trim())?.[1];
  if (count === undefined || tokens.length > 4) return false;
  const reading = readHeading(tokenise(count));
  return reading?.kind === "education" && reading.match === "whole" && !COUNTED_SCHOOL.test(count);
}

/** "University education" over a university and what was read there, "School education" over a school. */
export function isLevelHeading({ text, tokens, dates, line }: LineView): boolean {
  if (dates.length > 0 || line.bullet || tokens.length > 4 || !LEVEL_HEADING.test(text)) return false;
  return readHeading(tokens)?.kind === "education";
}

const LEVEL_HEADING =
  /^\W*(?:university|school|higher|tertiary|secondary|post-?secondary|further|formal|academic|professional|vocational|college|undergraduate|post-?graduate|general|basic) (?:education|studies|schooling|qualifications?|background|training)\W*$/iu;

/** "College 2", "School 12": may be the name of one. */
const COUNTED_SCHOOL = /(?<!\p{L})(?:schools?|college|university|institute|academy)$/iu;

export function toStudyLine(view: LineView, isEntry = false): StudyLine {
  return studyLine(view, splitPieces(view), isEntry);
}

/** A row of a form: what stands beside the label is what the label says. */
export function toFormRow(view: LineView, { label, contentFrom }: FormLabel): StudyLine {
  const [first, ...others] = splitPieces(viewFrom(view, contentFrom));
  if (first === undefined) return studyLine(view, [], false);
  return studyLine(view, [asLabelled(first, label), ...others], false);
}

function studyLine(view: LineView, pieces: readonly StudyPiece[], isEntry: boolean): StudyLine {
  const features = new Set<Feature>();
  if (!isDetail(view)) {
    if (pieces.some(({ degree }) => degree)) features.add("degree");
    if (pieces.some(({ institution }) => institution)) features.add("institution");
    if (view.dates.length > 0) features.add("date");
  }
  return { view, pieces, features, isEntry };
}

import { isNameLike } from "../names/name-pieces.ts";
import { isDetail } from "../names/study-details.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

/**
 * Sections of which every study has the same form: what was read stands above each school ("Letras" over
 * "Universidade Evangélica"), or is the first item below each school with its years. What no table knows as a degree
 * is then told by its place.
 */
export function withFormSubjects(lines: readonly StudyLine[]): readonly StudyLine[] {
  const schools = lines.flatMap((line, index) => (isSchool(line) ? [index] : []));
  if (schools.length < 2) return lines;
  // Dates above the first subject open the studies, and those above the next one are its own.
  const isDatesFirst = (lines[(schools[0] ?? 0) - 2]?.view.dates.length ?? 0) > 0;
  const above = !isDatesFirst && schools.every((at) => isSubjectAbove(lines, at));
  const below =
    !above &&
    schools.every((at) => isItemBelow(lines, at)) &&
    lines.every(({ features }) => !features.has("degree"));
  if (above)
    return schools.flatMap((at, order) =>
      asStudy(lines.slice(order === 0 ? 0 : at - 1, (schools[order + 1] ?? lines.length + 1) - 1)),
    );
  if (!below) return lines;
  const subjects = new Set(schools.map((at) => lines[at + 1]));
  return lines.map((line) => (subjects.has(line) ? asDegree(line) : line));
}

/** The lines of one study: the subject, the school, and below it the degree or what is told of it. */
function asStudy([subject, ...rest]: readonly StudyLine[]): readonly StudyLine[] {
  const [first, ...others] = subject?.pieces ?? [];
  if (subject === undefined || first === undefined)
    return [...(subject === undefined ? [] : [subject]), ...rest];
  const isNamed = rest.some(({ view, features }) => !view.line.bullet && features.has("degree"));
  const told = rest.map((line) => (line.view.line.bullet ? { ...line, features: new Set<Feature>() } : line));
  if (subject.features.has("degree")) return [{ ...subject, isEntry: true }, ...told];
  return isNamed
    ? [{ ...subject, isEntry: true, pieces: [{ ...first, subject: true }, ...others] }, ...told]
    : [{ ...asDegree(subject), isEntry: true }, ...told];
}

function isSchool({ view, features }: StudyLine): boolean {
  return !view.line.bullet && features.has("institution") && !features.has("degree");
}

const MOST_WORDS = 9;

/** A degree or a plain name right above the school, and nothing of this study above that. */
function isSubjectAbove(lines: readonly StudyLine[], at: number): boolean {
  const [line, before] = [lines[at - 1], lines[at - 2]];
  if (line === undefined || line.view.line.bullet || line.features.has("institution")) return false;
  if (line.view.dates.length > 0 || isDetail(line.view)) return false;
  const isEnd =
    before === undefined ||
    before.view.line.bullet ||
    before.view.dates.length > 0 ||
    before.features.has("institution") ||
    isDetail(before.view);
  return isEnd && (line.features.has("degree") || isPlain(line.pieces[0], line));
}

function isPlain(piece: StudyPiece | undefined, { view }: StudyLine): boolean {
  if (piece === undefined || piece.from > 0 || view.words.length > MOST_WORDS) return false;
  return /^\p{Lu}/u.test(piece.text) && isNameLike(piece) && !/[.:;]\s*$/u.test(view.text);
}

const MOST_ITEM_WORDS = 4;

/** "2001-2008 Radboud Universiteit" over the item "Informatica". */
function isItemBelow(lines: readonly StudyLine[], at: number): boolean {
  const [school, item] = [lines[at], lines[at + 1]];
  if (school === undefined || item === undefined) return false;
  // The years stand beside the school or alone above it.
  const above = lines[at - 1];
  const isDatedAbove = above !== undefined && above.view.dates.length > 0 && above.pieces.length === 0;
  if (school.view.dates.length === 0 && !isDatedAbove) return false;
  const { view, pieces } = item;
  return (
    view.line.bullet &&
    view.dates.length === 0 &&
    pieces.length > 0 &&
    view.words.length <= MOST_ITEM_WORDS &&
    /^\P{L}*\p{Lu}[\p{L} ()&-]+$/u.test(view.text)
  );
}

function asDegree(line: StudyLine): StudyLine {
  const [first, ...rest] = line.pieces;
  if (first === undefined) return line;
  const features: ReadonlySet<Feature> = new Set([...line.features, "degree" as const]);
  return { ...line, features, pieces: [{ ...first, degree: true, field: first.text }, ...rest] };
}

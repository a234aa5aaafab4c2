import { namesCertificate } from "../../certifications/certificate-words.ts";
import type { LineView } from "../../text/cv-text.ts";
import { isNameLike } from "../names/name-pieces.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";

/**
 * Sections of which every line is a study of its own: each with its range of years at the same edge ("1997-2001:
 * Modern Languages, Don Bosco"), or each with one dash between what was read and where ("Specialist in Family Health —
 * UFL"). What no table knows is then told by its place.
 */
export function withWholeLines(lines: readonly StudyLine[]): readonly StudyLine[] {
  const own = lines.filter(({ pieces }) => pieces.length > 0);
  if (own.length < LEAST) return withDatedItems(lines);
  const isDated = (["first", "last"] as const).some(
    (edge) =>
      own.every(({ view }) => hasRangeAt(view, edge)) ||
      own.every((line) => line.pieces.length >= 2 && hasDateAt(line.view, edge)),
  );
  const named = own.filter(({ features }) => features.has("degree"));
  // Dates on lines of their own show where an entry begins or ends.
  const isDashed =
    own.every(isDashedPair) &&
    named.length * 2 >= own.length &&
    lines.every(({ features }) => !features.has("date"));
  if (!isDated && !isDashed) return withDatedItems(lines);
  const at = isDated ? usualSchool(own) : null;
  return lines.map((line) =>
    line.pieces.length === 0 || isPaper(line) ? line : asEntry(line, isDashed, at),
  );
}

/** Which piece of a line is the school in most of those that name one. */
function usualSchool(lines: readonly StudyLine[]): number | null {
  const places = lines.map(({ pieces }) => pieces.findIndex(({ institution }) => institution));
  const known = places.filter((at) => at >= 0);
  const [most] = known.sort((a, b) => countOf(known, b) - countOf(known, a));
  return most !== undefined && countOf(known, most) * 2 > known.length ? most : null;
}

function countOf(values: readonly number[], value: number): number {
  return values.filter((other) => other === value).length;
}

/** "• 2020/2022 : …" item by item, of which some go on below. */
function withDatedItems(lines: readonly StudyLine[]): readonly StudyLine[] {
  const items = lines.filter(({ view }) => view.line.bullet);
  if (items.length < 2 || items[0] !== lines[0] || !items.every(({ view }) => hasRangeAt(view, "first")))
    return lines;
  return lines.map((line) => (line.view.line.bullet ? { ...line, isEntry: true } : line));
}

const LEAST = 3;

/** "Project Management Professional (PMP) – PMI" among studies. */
function isPaper({ features, pieces: [first] }: StudyLine): boolean {
  return !features.has("degree") && first !== undefined && namesCertificate(first.tokens);
}

function hasRangeAt(view: LineView, edge: "first" | "last"): boolean {
  return view.dates[0]?.single === false && hasDateAt(view, edge);
}

function hasDateAt({ dates, text }: LineView, edge: "first" | "last"): boolean {
  const [span] = dates;
  if (span === undefined || dates.length > 1) return false;
  const beside = edge === "first" ? text.slice(0, span.from) : text.slice(span.to);
  return !/[\p{L}\p{N}]/u.test(beside);
}

/** "MBA (in progress) – ENEB": one spaced dash and no dates. */
function isDashedPair({ view, pieces }: StudyLine): boolean {
  return view.dates.length === 0 && pieces.length >= 2 && view.text.split(/\s[–—-]\s/u).length === 2;
}

function asEntry(line: StudyLine, isPair: boolean, usual: number | null): StudyLine {
  const [first, ...rest] = line.pieces;
  if (first === undefined || first.institution) return { ...line, isEntry: true };
  if (!isPair) return { ...line, isEntry: true, ...namedByPlace(line), ...schoolByPlace(line, usual) };
  const pieces = [first.degree ? first : { ...first, degree: true }, ...rest];
  const at = pieces.some(({ institution }) => institution) ? -1 : pieces.findIndex(isSchool);
  return {
    ...line,
    isEntry: true,
    features: new Set<Feature>([...line.features, "degree"]),
    pieces: pieces.map((piece, index) => (index === at ? { ...piece, institution: true } : piece)),
  };

  function isSchool(piece: (typeof pieces)[number], index: number): boolean {
    const dash = line.view.text.search(/\s[–—-]\s/u);
    return index > 0 && piece.from > dash && isNameLike(piece);
  }
}

/** "Bachelor Informatica | GOCO Aarschot | 2001" where the other lines have their schools in the same place. */
function schoolByPlace({ pieces, features }: StudyLine, at: number | null): Partial<StudyLine> {
  const school = at === null ? undefined : pieces[at];
  if (school === undefined || at === 0 || features.has("institution") || school.degree || !isNameLike(school))
    return {};
  return {
    features: new Set<Feature>([...features, "degree", "institution"]),
    pieces: pieces.map((piece, index) => {
      if (index === at) return { ...piece, institution: true };
      return index === 0 && !features.has("degree") ? { ...piece, degree: true } : piece;
    }),
  };
}

/** "Moderne Talen, Don Bosco" as an item: no table knows either, and the first is what was read. */
function namedByPlace({ view, pieces, features }: StudyLine): Partial<StudyLine> {
  const [subject, school] = pieces;
  const isKnown = features.has("degree") || features.has("institution");
  if (isKnown || !view.line.bullet || subject === undefined || school === undefined || pieces.length > 3)
    return {};
  if (![subject, school].every(({ text }) => /^\p{Lu}\p{L}+(?:[ -]\p{L}+){0,5}$/u.test(text))) return {};
  return {
    features: new Set<Feature>([...features, "degree", "institution"]),
    pieces: [{ ...subject, degree: true }, { ...school, institution: true }, ...pieces.slice(2)],
  };
}

/**
 * Where each entry is the same few lines and ends in a line of dates alone ("Course | Infoline Ltd | 2026"), the lines
 * behind those dates open the entries, and items tell of them. Null for any other section.
 */
export function leadsOfBlocks(lines: readonly StudyLine[]): ReadonlySet<number> | null {
  const own = lines.filter(({ view }) => !view.line.bullet);
  const ends = own.flatMap(({ view }, index) => (isBareDate(view) ? [index] : []));
  const length = (ends[0] ?? -1) + 1;
  if (ends.length < 2 || length < 2 || length > 4 || ends.at(-1) !== own.length - 1) return null;
  if (ends.some((end, index) => end !== length * (index + 1) - 1)) return null;
  // Two entries show their form only where the school of each stands on the same line, and not on the first.
  const isAlike = own.every(
    ({ features }, index) => features.has("institution") === (index % length === 1) || index % length > 1,
  );
  if (ends.length < LEAST && !isAlike) return null;
  return new Set(own.flatMap(({ view }, index) => (index % length === 0 ? [view.id] : [])));
}

/** A date or a range with hardly a word beside it: "2026 — in corso". */
function isBareDate({ dates, text }: LineView): boolean {
  const [span] = dates;
  if (span === undefined) return false;
  const beside = `${text.slice(0, span.from)} ${text.slice(span.to)}`;
  return /^[^\p{L}\p{N}]*(?:\p{Ll}+[^\p{L}\p{N}]*){0,2}$/u.test(beside);
}

import { isNameLike } from "../names/name-pieces.ts";
import { isDetail } from "../names/study-details.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

/** Lines of studies with the ids of those that open an entry, where the lines come in pairs. */
interface Paired {
  readonly lines: readonly StudyLine[];
  readonly leads: ReadonlySet<number> | null;
}

type Role = "degree" | "institution";

/**
 * Sections of which every entry is two lines, with its date on the same of them: "Data Bootcamp | 2024" over "Code Canal,
 * Leeds". Which of the two names the award and which the school, those tell that are known.
 */
export function withPairs(lines: readonly StudyLine[]): Paired {
  const pairs = findPairs(lines.filter(({ view }) => !view.line.bullet && !isDetail(view)));
  const first = pairs === null ? null : firstRole(pairs);
  if (pairs === null || first === null) return { lines, leads: null };
  const roles = new Map<StudyLine, Role>();
  for (const [above, below] of pairs) {
    roles.set(above, first);
    roles.set(below, first === "degree" ? "institution" : "degree");
  }
  return {
    lines: lines.map((line) => {
      const role = roles.get(line);
      return role === undefined ? line : asRole(line, role);
    }),
    leads: new Set(pairs.map(([{ view }]) => view.id)),
  };
}

/** The lines two by two, if a date stands on one of each two and always on the same. */
function findPairs(lines: readonly StudyLine[]): readonly (readonly [StudyLine, StudyLine])[] | null {
  if (lines.length < 4 || lines.length % 2 !== 0) return null;
  const pairs: (readonly [StudyLine, StudyLine])[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const [above, below] = [lines[i], lines[i + 1]];
    if (above === undefined || below === undefined || above.isEntry || below.isEntry) return null;
    if (above.pieces.length === 0 || below.pieces.length === 0) return null;
    pairs.push([above, below]);
  }
  const isDated = (at: 0 | 1): boolean =>
    pairs.every((pair) => pair[at].view.dates.length === 1 && pair[at === 0 ? 1 : 0].view.dates.length === 0);
  return isDated(0) || isDated(1) ? pairs : null;
}

/** What the first lines name, if what is known of both speaks for it and hardly anything against it. */
function firstRole(pairs: readonly (readonly [StudyLine, StudyLine])[]): Role | null {
  const count = (at: 0 | 1, feature: Feature): number =>
    pairs.filter((pair) => pair[at].features.has(feature)).length;
  const degree = count(0, "degree") + count(1, "institution");
  const school = count(0, "institution") + count(1, "degree");
  const known = pairs.some(
    ([above, below]) => above.features.has("degree") && below.features.has("institution"),
  );
  if (isClear(degree, school, known, pairs.length)) return "degree";
  const turned = pairs.some(
    ([above, below]) => above.features.has("institution") && below.features.has("degree"),
  );
  return isClear(school, degree, turned, pairs.length) ? "institution" : null;
}

/** Three to one, or with one pair that is sure and one line at most that says otherwise, as "BS Amstetten" does. */
function isClear(pro: number, contra: number, isSure: boolean, pairs: number): boolean {
  if (!isSure) return false;
  return (pro > contra * 2 && pro >= pairs) || (pairs > 2 && contra <= 1 && pro >= contra + 2);
}

/** A line with the piece that plays its role; what it names besides stays where nothing else does. */
function asRole(line: StudyLine, role: Role): StudyLine {
  const other = role === "degree" ? "institution" : "degree";
  const at = line.pieces.findIndex((piece) => piece[role]);
  const own = at >= 0 ? at : line.pieces.findIndex((piece) => piece[other] || isNameLike(piece));
  if (own < 0 || (at >= 0 && !line.features.has(other))) return line;
  // A degree and its school on one line are an entry of their own form.
  if (at >= 0 && role === "degree") return line;
  const features = new Set<Feature>([...line.features].filter((feature) => feature !== other));
  return {
    ...line,
    features: features.add(role),
    pieces: line.pieces.map((piece, index): StudyPiece => {
      if (index === own) return { ...piece, degree: role === "degree", institution: role === "institution" };
      return piece[other] ? { ...piece, [other]: false } : piece;
    }),
  };
}

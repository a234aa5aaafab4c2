import type { Draft } from "../names/finish-draft.ts";
import { isNameLike } from "../names/name-pieces.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

/**
 * "UNED (2012 – 2017)" over "Filología": neither is known, but the other studies of the section name their schools on
 * the first line. So many of them have to agree.
 */
const LEAST = 2;

/** Gives a study that names no school the one that stands where the others have theirs. */
export function alignDrafts(drafts: readonly Draft[]): readonly Draft[] {
  const usual = usualPlace(drafts);
  if (usual === null) return drafts;
  return drafts.map((draft) => {
    if (draft.institution !== null) return draft;
    const school = draft.spare.find((piece) => placeOf(piece, draft) === usual && isNameLike(piece));
    // With a degree and one name only the name is the school wherever it stands.
    const isClear = draft.degree !== null && draft.spare.filter(isNameLike).length < 2;
    if (school === undefined || isClear || school.subject === true) return draft;
    return { ...draft, institution: school, spare: draft.spare.filter((piece) => piece !== school) };
  });
}

/** Where most of the schools that are known stand in their studies. */
function usualPlace(drafts: readonly Draft[]): string | null {
  const counts = new Map<string, number>();
  let known = 0;
  for (const draft of drafts) {
    if (draft.institution === null || draft.institution.labelled) continue;
    const place = placeOf(draft.institution, draft);
    counts.set(place, (counts.get(place) ?? 0) + 1);
    known++;
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= LEAST && most[1] * 3 > known * 2 ? most[0] : null;
}

/** The line of a piece counted from the first of its study, and its place on that line. */
function placeOf(piece: StudyPiece, { degree, institution, spare }: Draft): string {
  const all = [degree, institution, ...spare].filter((other): other is StudyPiece => other !== null);
  const first = Math.min(...all.map(({ view }) => view.id));
  const before = all.filter(({ view, from }) => view.id === piece.view.id && from < piece.from);
  return `${piece.view.id - first}/${before.length}`;
}

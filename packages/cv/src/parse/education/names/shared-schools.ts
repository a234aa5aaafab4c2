import type { StudyPiece } from "../pieces/study-pieces.ts";
import type { Draft } from "./finish-draft.ts";
import { isNameLike } from "./name-pieces.ts";

/**
 * "NVQ 2 (2009), NVQ 3 (2011) – Leeds College", "Leeds College: NVQ 2 (2009), NVQ 3 (2011)": the school behind the last
 * of a line is that of all, and so is the one in front of the first.
 */
export function withSharedSchool(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.map((draft, index) => {
    const line = draft.degree?.view.id;
    const spare = draft.spare.some(isNameLike);
    if (line === undefined || draft.institution !== null || spare) return draft;
    const first = drafts.find(({ degree }) => degree?.view.id === line);
    if (first !== draft && isInFront(first)) return { ...draft, institution: first?.institution ?? null };
    const last = drafts
      .slice(index + 1)
      .filter(({ degree }) => degree?.view.id === line)
      .at(-1);
    return last?.institution?.view.id === line ? { ...draft, institution: last.institution } : draft;
  });
}

function isInFront(draft: Draft | undefined): boolean {
  const { degree = null, institution = null } = draft ?? {};
  if (degree === null || institution?.view.id !== degree.view.id) return false;
  return institution.to <= degree.from;
}

const PART_OF_UNIVERSITY = /^(?:faculty|graduate school|school|department|college|division) (?:of|for) /i;

/** "Kyoto University" over "Faculty of Engineering, B.Eng., 2014": the university names what follows. */
export function namedByUniversity(drafts: readonly Draft[]): readonly Draft[] {
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

import type { StudyPiece } from "./study-pieces.ts";

const LEVEL =
  /^(?:(?:tertiary|secondary|primary|elementary|vocational|college|collegiate|(?:junior |senior )?high school|graduate studies|(?:first|1st|second|2nd|main) degree|post-?graduate|undergraduate)(?: (?:education|level|school|studies|course))?)$/iu;

/**
 * "College : BS Criminology, …", "Secondary : Cebu National High School": the level of a study in front of
 * its line is the award where the line names none.
 */
export function markLevel(pieces: readonly StudyPiece[]): readonly StudyPiece[] {
  const [level, ...rest] = pieces;
  if (level === undefined || rest.length === 0 || !LEVEL.test(level.text)) return pieces;
  if (
    !/^\s*(?:[:\t])/u.test(level.view.text.slice(level.to)) ||
    level.view.text.slice(0, level.from).trim() !== ""
  )
    return pieces;
  if (rest.some(({ degree }) => degree)) return rest;
  return [{ ...level, degree: true, institution: false, labelled: true, field: null, level: true }, ...rest];
}

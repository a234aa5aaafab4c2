import { isCountry, placeScore } from "../../places/place-score.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

/** Rows between an award and the town below or above it. */
const NEAR = 1;

/**
 * "MRes Marine Biology — Plymouth (2025)", "Uppsala" over "Licentiate in Physics": a study that names no other school
 * calls it by its town. Undefined where no town stands beside the award.
 */
export function townAsSchool(spare: readonly StudyPiece[], award: StudyPiece): StudyPiece | undefined {
  return spare.find(
    (piece) =>
      Math.abs(piece.view.id - award.view.id) <= NEAR &&
      piece.subject !== true &&
      !piece.view.line.bullet &&
      placeScore(piece.tokens) >= 2 &&
      !isCountry(piece.tokens),
  );
}

import type { StudyPiece } from "../pieces/study-pieces.ts";
import { namesSubject } from "./subject-words.ts";

/** Which of the names that no table knows is what was read at a school: told by where it stands beside the school. */
export function awardByPlace(spare: readonly StudyPiece[], school: StudyPiece): StudyPiece | undefined {
  const near = spare.filter(
    (piece) =>
      Math.abs(piece.view.id - school.view.id) <= 2 && !isCode(piece) && !isTownBehind(piece, school),
  );
  return near.sort((a, b) => likeAward(b, school) - likeAward(a, school))[0];
}

/** How far the place of a name speaks for what was read and not for a town. */
function likeAward(piece: StudyPiece, school: StudyPiece): number {
  const opens = piece.view.text.slice(0, piece.from).trim() === "" ? 0.5 : 0;
  // A town has no years beside it.
  const dated = piece.view.dates.length > 0 && school.view.dates.length === 0 ? 0.5 : 0;
  if (piece.view.id !== school.view.id) return 1 + opens + dated;
  if (piece.from < school.from) return 2 + opens;
  // "Università della Calabria⇥Rende, CS", "Lycée Mariette, Boulogne sur mer".
  return /[,\t]/.test(piece.view.text.slice(school.to, piece.from)) ? -1 : 0;
}

/** "CS", "RJ": a province behind its town. */
function isCode({ text }: StudyPiece): boolean {
  return /^\p{Lu}{2}$/u.test(text);
}

const ONE_NAME = /^\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+){0,2}$/u;
const OF_SUBJECTS =
  /(?:ology|ologie|ología|ics|istry|graphy|nomy|sophy|ature|ing|ship|tion|ment|ism|ery|law|work|ik|kunde|ía|ia|ie|ica|ique|aft|ung)$/iu;

/** "Lagos State University, Ojo": a single name behind the comma of a university that does not end like a subject. */
function isTownBehind({ text, view, from }: StudyPiece, school: StudyPiece): boolean {
  if (view.id !== school.view.id || !/^\s*,\s*$/.test(view.text.slice(school.to, from))) return false;
  return (
    /(?:universi|polytechnic|college)/iu.test(school.text) &&
    ONE_NAME.test(text) &&
    !OF_SUBJECTS.test(text) &&
    !namesSubject(text)
  );
}

import type { StudyPiece } from "./study-pieces.ts";

/** "Karachi Campus", "K. K. Birla Goa Campus": which one of a school it is. */
const CAMPUS = /^(?:\p{Lu}[\p{L}.'’-]*\s){1,5}[Cc]ampus$/u;

/** "Faculty of Medicine": a part of whatever university stands behind its comma. */
const PART = /^(?:the )?(?:faculty|school|department|college|institute) of \p{L}[\p{L} &]*$/iu;
/** "Hunter College, City University of New York": one of the colleges of a university. */
const COLLEGE = /\s(?:college|school of \p{L}[\p{L} &]*)$/iu;
const UNIVERSITY = /(?<!\p{L})(?:universit|univ(?!\p{L}))/iu;

/** "FAST-NUCES, Karachi Campus": a school and its campus behind the comma are one name, a faculty and its university another. */
export function withCampuses(pieces: readonly StudyPiece[]): readonly StudyPiece[] {
  const joined: StudyPiece[] = [];
  for (const piece of pieces) {
    const school = joined.at(-1);
    if (
      school !== undefined &&
      (isCampusOf(school, piece) || isUniversityOf(school, piece) || isHouseOf(school, piece))
    )
      joined[joined.length - 1] = {
        ...school,
        to: piece.to,
        text: school.view.text.slice(school.from, piece.to).replace(/\s+/g, " "),
        tokens: [...school.tokens, ...piece.tokens],
        institution: true,
      };
    else joined.push(piece);
  }
  return joined;
}

function isCampusOf(school: StudyPiece, { view, from, text, degree }: StudyPiece): boolean {
  if (degree || school.degree || school.subject === true || !CAMPUS.test(text)) return false;
  return /^\s*,\s*$/.test(view.text.slice(school.to, from)) && /^\p{Lu}/u.test(school.text);
}

/** "Faculty of Medicine, University of Ruhuna". */
function isUniversityOf(part: StudyPiece, { view, from, text, institution }: StudyPiece): boolean {
  if (!institution || !part.institution || !(PART.test(part.text) || COLLEGE.test(part.text))) return false;
  return (
    /^\s*,\s*$/.test(view.text.slice(part.to, from)) && UNIVERSITY.test(text) && !UNIVERSITY.test(part.text)
  );
}

/** "OFPPT, ISTA Hay Riad": the letters of the body that runs many schools, and which of them. */
function isHouseOf(body: StudyPiece, { view, from, text, institution }: StudyPiece): boolean {
  if (!institution || !body.institution || !/^\p{Lu}{4,7}$/u.test(body.text)) return false;
  return /^\s*,\s*$/.test(view.text.slice(body.to, from)) && /^\p{Lu}{3,6}\s\p{Lu}\p{Ll}/u.test(text);
}

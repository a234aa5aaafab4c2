import { isGivenByKind } from "./no-degree.ts";
import type { StudyPiece } from "./study-pieces.ts";

/** "UFF", "PUC-PR", "UFRJ (CAPES 7)". */
const SHORT = /^(\p{Lu}[\p{Lu}\p{Nd}.-]{1,9})(?:\/\p{Lu}{2,4})?(?:\s?\([^)]*\))?$/u;

/** "Universidade Federal Fluminense - UFF", "UMESP – Universidade Metodista de São Paulo": the school has two names. */
export function withoutShortNames(pieces: readonly StudyPiece[]): readonly StudyPiece[] {
  return withLettersSpelt(withHouses(withoutLettersOfSchools(pieces)));
}

/** "IEFP – Centro de Formação do Setor Alimentar": the letters of the body that runs many schools, and which of them. */
function withHouses(pieces: readonly StudyPiece[]): readonly StudyPiece[] {
  const at = pieces.findIndex((piece, index) => {
    const body = pieces[index - 1];
    if (body?.institution !== true || !piece.institution || body.degree || piece.degree) return false;
    return /^\p{Lu}{3,7}$/u.test(body.text) && isDashed(body, piece);
  });
  const [body, school] = [pieces[at - 1], pieces[at]];
  if (body === undefined || school === undefined) return pieces;
  const text = school.view.text.slice(body.from, school.to).replace(/\s+/g, " ");
  const house = { ...school, from: body.from, text, tokens: [...body.tokens, ...school.tokens] };
  return [...pieces.slice(0, at - 1), house, ...pieces.slice(at + 1)];
}

/** "DEAES – Diplôme d'État d'Accompagnant": the letters of an award and what they stand for are one name. */
function withLettersSpelt(pieces: readonly StudyPiece[]): readonly StudyPiece[] {
  const [letters, award, ...rest] = pieces;
  if (letters === undefined || award?.degree !== true) return pieces;
  const isSpelt = /^\p{Lu}{3,8}$/u.test(letters.text) && fold(letters.text)[0] === fold(award.text)[0];
  if (!isSpelt || !isDashed(letters, award) || letters.view.text.slice(0, letters.from).trim() !== "")
    return pieces;
  const text = award.view.text.slice(letters.from, award.to).replace(/\s+/g, " ");
  return [{ ...award, from: letters.from, text, tokens: [...letters.tokens, ...award.tokens] }, ...rest];
}

function withoutLettersOfSchools(pieces: readonly StudyPiece[]): readonly StudyPiece[] {
  return pieces.filter((piece, index) => {
    const short = SHORT.exec(piece.text)?.[1];
    // "SMK Negeri 9 – SMK (Vocational High School)": the letters are those of the certificate, too.
    if (short === undefined || isGivenByKind(piece.text.replace(/\)$/u, ""))) return true;
    return ![pieces[index - 1], pieces[index + 1]].some(
      (school) => school?.institution === true && isShortFor(short, school) && isDashed(piece, school),
    );
  });
}

function isDashed(a: StudyPiece, b: StudyPiece): boolean {
  const [first, second] = a.from < b.from ? [a, b] : [b, a];
  return /^[\s)]*[–—-]\s*$/.test(a.view.text.slice(first.to, second.from));
}

/** Its letters stand in the name in their order, and the first at the start. */
function isShortFor(short: string, { text }: StudyPiece): boolean {
  const letters = [...fold(short)].filter((letter) => /\p{L}/u.test(letter));
  const name = fold(text);
  if (letters[0] !== name[0] || SHORT.test(text)) return false;
  let at = 0;
  return letters.every((letter) => {
    const found = name.indexOf(letter, at);
    at = found + 1;
    return found >= 0;
  });
}

function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

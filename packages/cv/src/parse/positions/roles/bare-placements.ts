import type { Atom } from "../pieces/atoms.ts";

/** What one is called while learning or helping out, which stands for the post where no other is named. */
const PLACEMENT =
  /^(?:(?:externe?s? |freiwillige[rs]? )?(?:stage|praktikum|praktika|internship|apprenticeship|work placement|tirocinio|prácticas|práctica profesional|pasantía|estágio|alternance|apprentissage|volontariat|lehre|ausbildung|jobstudent(?:e|in)?|studentenjob|vakantiejob|ferienjob|nebenjob|aushilfe|job d['’]été|job étudiant|zivildienst|service civique|تدريب|تدريب عملي))$/iu;

/** "Stage" over "Delmar": the kind of post is the post where the header names no other. */
export function withPlacements(atoms: readonly Atom[]): readonly Atom[] {
  if (atoms.length < 2 || atoms.some(({ title, role }) => title >= 1.5 || role === "title")) return atoms;
  const found = atoms.filter(({ text, link }) => link !== "bracket" && PLACEMENT.test(text));
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return atoms;
  return atoms.map((atom) => (atom === only ? { ...atom, title: 2.5, company: 0, place: 0 } : atom));
}

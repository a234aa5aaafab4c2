import type { Atom } from "../pieces/atoms.ts";

/** After these comes the employer itself. */
const PLAIN_AT = /(?:^|[\s(])(?:at|bei|beim|presso|chez|bij|@)\s*$/iu;

/** How much the word in front of a name speaks for an employer. */
export function weightOfAt(atom: Atom, atoms: readonly Atom[]): number {
  if (isUnitOf(atom, atoms)) return -1.5;
  return atom.company < 1.5 && !PLAIN_AT.test(atom.view.text.slice(0, atom.from)) ? 0.3 : 1;
}

/**
 * "Mitarbeiter am Fachgebiet für Statik" over "Technische Universität": what "am" or "in" leads to is a field or a part
 * of the firm, where another line names the firm itself.
 */
export function isUnitOf(atom: Atom, atoms: readonly Atom[]): boolean {
  if (atom.link !== "at" || atom.role !== null || PLAIN_AT.test(atom.view.text.slice(0, atom.from)))
    return false;
  return atoms.some(
    ({ view, company, title, role }) =>
      view.id !== atom.view.id &&
      title < 1.5 &&
      (role === "company" || company >= Math.max(1.5, atom.company + 0.5)),
  );
}

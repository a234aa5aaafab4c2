import type { Atom } from "../pieces/atoms.ts";

/** The towns stand beside the firms: "Customer Services" over "Bluewave Support - Tampa, FL" names the post first. */
export function isBesideTown(title: Atom, company: Atom, atoms: readonly Atom[]): boolean {
  if (company.company >= 4 || hasTown(company, atoms)) return false;
  if (title.view.id !== company.view.id)
    return title.title < 1.5 && atoms.some(({ view, place }) => view.id === title.view.id && place >= 2);
  // "Financial Assistant - Trader" over "Norvale - Tampa, FL" are two posts in one.
  return (
    company.title >= 2 &&
    atoms.some((atom) => atom.view.id > title.view.id && atom.title < 1.5 && hasTown(atom, atoms))
  );
}

/** A place of its own stands behind it on its line. */
function hasTown({ view, to, place }: Atom, atoms: readonly Atom[]): boolean {
  return place < 2 && atoms.some((atom) => atom.view.id === view.id && atom.from >= to && atom.place >= 2);
}

/** The firm has a line of its own, with its town behind it. */
export function isOnLineWithTown(owner: Atom, firm: Atom | undefined, atoms: readonly Atom[]): boolean {
  return owner.title >= 2 && firm !== undefined && firm.view.id !== owner.view.id && hasTown(firm, atoms);
}

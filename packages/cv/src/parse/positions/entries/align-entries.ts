import type { Atom } from "../pieces/atoms.ts";
import { saysFreelance } from "../position-kind.ts";
import type { HeaderOrder } from "../roles/pair-score.ts";
import { assignRoles } from "../roles/roles.ts";
import type { Row } from "../rows/rows.ts";
import { formOfSection } from "./form-of-section.ts";
import type { Entry } from "./layout.ts";
import { placeOf, usualPlaces } from "./usual-places.ts";

/** Worth of standing where the other jobs of the section have the same part. */
const AGREEMENT = 2.2;

/**
 * Reads every header again with what the others show: where title and company stand in most of them.
 * That tells a company no table knows from the town beside it.
 */
export function alignEntries(
  rows: readonly Row[],
  entries: readonly Entry[],
  order: HeaderOrder,
): readonly Entry[] {
  if (entries.length < 2) return entries;
  const places = placesOfTowns(rows, entries);
  const usual = usualPlaces(rows, entries, order);
  const readByForm = formOfSection(rows, entries, usual);
  return entries.map((entry) => {
    const atoms = readByForm(entry);
    const isOwn = entry.roles.title?.atoms.some(({ tokens }) => saysFreelance(tokens)) === true;
    const roles = assignRoles(atoms, order, (atom, role) => {
      const place = placeOf(rows, entry.anchor, atom);
      if (place === usual[role]) return role === "company" && isTown(atom, isOwn) ? 0 : AGREEMENT;
      return role === "company" && atom.company < 2.2 && places.has(place) ? -AGREEMENT : 0;
    });
    return { ...entry, roles };
  });
}

/** "Worked as a nurse in Leeds", "Self-employed plasterer, Leeds and area", where the others name firms. */
function isTown({ link, place, company }: Atom, isOwn: boolean): boolean {
  return (link === "at" || isOwn) && place >= 3 && company < 1.5;
}

/** Where at least two jobs have a town that is known and no job has a firm: an unknown name there is a town as well. */
function placesOfTowns(rows: readonly Row[], entries: readonly Entry[]): ReadonlySet<string> {
  const towns = new Map<string, number>();
  const firms = new Set<string>();
  for (const { anchor, first, last } of entries) {
    for (const atom of rows.slice(first, last + 1).flatMap((row) => row.atoms)) {
      const key = placeOf(rows, anchor, atom);
      if (atom.place >= 2) towns.set(key, (towns.get(key) ?? 0) + 1);
      else if (atom.company >= 2.2) firms.add(key);
    }
  }
  return new Set([...towns].filter(([key, count]) => count >= 2 && !firms.has(key)).map(([key]) => key));
}

import type { Atom } from "../pieces/atoms.ts";
import { isEmploymentType } from "../pieces/small-words.ts";
import { saysFreelance } from "../position-kind.ts";
import type { HeaderOrder } from "../roles/pair-score.ts";
import { assignRoles } from "../roles/roles.ts";
import type { Row } from "../rows/rows.ts";
import type { Entry } from "./layout.ts";

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
  const votes = { title: new Map<string, number>(), company: new Map<string, number>() };
  const places = placesOfTowns(rows, entries);
  for (const { anchor, roles } of entries) {
    for (const role of ["title", "company"] as const) {
      const [atom] = roles[role]?.atoms ?? [];
      if (atom === undefined) continue;
      const key = placeOf(rows, anchor, atom);
      const certainty = Math.max(0.2, role === "title" ? atom.title : atom.company);
      votes[role].set(key, (votes[role].get(key) ?? 0) + certainty);
    }
  }
  const usual = usualPlaces(votes.title, votes.company);
  return entries.map((entry) => {
    const atoms = rows
      .slice(entry.first, entry.last + 1)
      .flatMap((row) => row.atoms)
      .slice(0, 14);
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

/** Row of the atom counted from the dates, its part of the row, and its place in that part. */
function placeOf(rows: readonly Row[], anchor: number, atom: Atom): string {
  const row = rows.findIndex(({ view }) => view === atom.view);
  const siblings = (rows[row]?.atoms ?? []).filter(
    ({ segment, link, tokens }) =>
      segment === atom.segment && link !== "bracket" && !isEmploymentType(tokens),
  );
  return `${row - anchor}/${atom.segment}/${siblings.findIndex(({ from }) => from === atom.from)}`;
}

interface Usual {
  readonly title: string | null;
  readonly company: string | null;
}

type Votes = ReadonlyMap<string, number>;

/** One place is not both: where a single "Food Supplier" speaks for a firm in the place of the titles, the titles have it. */
function usualPlaces(titles: Votes, companies: Votes): Usual {
  const [title, company] = [mostVoted(titles, null), mostVoted(companies, null)];
  if (title === null || title !== company) return { title, company };
  return (titles.get(title) ?? 0) >= (companies.get(title) ?? 0)
    ? { title, company: mostVoted(companies, title) }
    : { title: mostVoted(titles, company), company };
}

function mostVoted(votes: Votes, without: string | null): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [key, count] of votes) {
    if (count > most && key !== without) {
      best = key;
      most = count;
    }
  }
  return best;
}

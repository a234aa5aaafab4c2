import type { Atom } from "../pieces/atoms.ts";
import { isEmploymentType } from "../pieces/small-words.ts";
import { type HeaderOrder, pairScore } from "../roles/pair-score.ts";
import type { Row } from "../rows/rows.ts";
import type { Entry } from "./layout.ts";

/** Where most jobs of a section have their title and their company. */
export interface Usual {
  readonly title: string | null;
  readonly company: string | null;
}

/** An entry's pieces, each with its place. */
interface Placed {
  readonly atoms: readonly Atom[];
  readonly keys: readonly string[];
}

export function usualPlaces(rows: readonly Row[], entries: readonly Entry[], order: HeaderOrder): Usual {
  const placed = entries.map((entry): Placed => {
    const atoms = atomsOf(rows, entry);
    return { atoms, keys: atoms.map((atom) => placeOf(rows, entry.anchor, atom)) };
  });
  const usual = placesByVotes(rows, entries, placed);
  const { title, company } = usual;
  if (title === null || company === null) return usual;
  const turned = { title: company, company: title };
  return fitOfAll(placed, turned, order) > fitOfAll(placed, usual, order) ? turned : usual;
}

/** The pieces of an entry that may be of its header. */
export function atomsOf(rows: readonly Row[], { first, last }: Entry): readonly Atom[] {
  return rows
    .slice(first, last + 1)
    .flatMap((row) => row.atoms)
    .slice(0, MOST_ATOMS);
}

const MOST_ATOMS = 14;

/** Row of the atom counted from the dates, its part of the row, and its place in that part. */
export function placeOf(rows: readonly Row[], anchor: number, atom: Atom): string {
  const row = rows.findIndex(({ view }) => view === atom.view);
  const siblings = (rows[row]?.atoms ?? []).filter(
    ({ segment, link, tokens }) =>
      segment === atom.segment && link !== "bracket" && !isEmploymentType(tokens),
  );
  return `${row - anchor}/${atom.segment}/${siblings.findIndex(({ from }) => from === atom.from)}`;
}

/** No entry says more than this by its words alone. */
const MOST_FIT = 4;

/**
 * How well two places hold the titles and the companies of all entries: an entry that is sure tells which of the two is
 * which in the others, whatever their words say.
 */
function fitOfAll(placed: readonly Placed[], { title, company }: Usual, order: HeaderOrder): number {
  return placed.reduce((sum, { atoms, keys }) => {
    const [t, c] = [keys.indexOf(title ?? ""), keys.indexOf(company ?? "")];
    const fit = t < 0 || c < 0 ? 0 : pairScore(atoms, t, c, order);
    return sum + Math.max(-MOST_FIT, Math.min(MOST_FIT, fit));
  }, 0);
}

/** The places of what was read as title and company in each entry by itself. */
function placesByVotes(rows: readonly Row[], entries: readonly Entry[], placed: readonly Placed[]): Usual {
  const votes = { title: new Map<string, number>(), company: new Map<string, number>() };
  for (const { anchor, roles } of entries) {
    for (const role of ["title", "company"] as const) {
      const [atom] = roles[role]?.atoms ?? [];
      if (atom === undefined) continue;
      const key = placeOf(rows, anchor, atom);
      const certainty = Math.max(0.2, role === "title" ? atom.title : atom.company);
      // A place that few entries have is none of the form.
      const share = placed.filter(({ keys }) => keys.includes(key)).length / placed.length;
      votes[role].set(key, (votes[role].get(key) ?? 0) + certainty * share);
    }
  }
  return placesOf(votes.title, votes.company);
}

type Votes = ReadonlyMap<string, number>;

/** One place is not both: where a single "Food Supplier" speaks for a firm in the place of the titles, the titles have it. */
function placesOf(titles: Votes, companies: Votes): Usual {
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

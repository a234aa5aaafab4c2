import type { HeaderOrder } from "../roles/pair-score.ts";
import { assignRoles, type Roles } from "../roles/roles.ts";
import type { Row } from "../rows/rows.ts";
import { alignEntries } from "./align-entries.ts";
import { haveWholeRows } from "./whole-rows.ts";

/** One job as a stretch of rows: header rows `first`…`last`, then its description up to the next header. */
export interface Entry {
  readonly anchor: number;
  readonly first: number;
  readonly last: number;
  readonly roles: Roles;
}

export interface Layout {
  readonly entries: readonly Entry[];
  readonly order: HeaderOrder;
  readonly score: number;
}

const REACH = [0, 1, 2, 3] as const;
const NEVER = [0] as const;
const ORDERS = ["title-first", "company-first"] as const;
/** Rows that agree with the section's layout are worth this much more. */
const AGREEMENT = 0.6;

/**
 * Finds the layout that explains a section best: how many rows of a header stand before and behind the
 * dates, and whether the title or the company comes first. One layout holds for the whole section,
 * with less where a job shares its company line with the one above.
 */
export function findLayout(rows: readonly Row[]): Layout | null {
  const anchors = rows.flatMap((row, index) => (row.span === null ? [] : [index]));
  if (anchors.length === 0) return null;
  const rolesOf = memoRoles(rows);
  const reach = haveWholeRows(rows) ? NEVER : REACH;
  let best: Layout | null = null;
  for (const order of ORDERS) {
    for (const before of reach) {
      for (const behind of reach) {
        const layout = tryLayout(rows, anchors, { order, before, behind }, rolesOf);
        if (best === null || layout.score > best.score + 1e-9) best = layout;
      }
    }
  }
  return best === null ? null : { ...best, entries: alignEntries(rows, best.entries, best.order) };
}

interface Shape {
  readonly order: HeaderOrder;
  readonly before: number;
  readonly behind: number;
}

type RolesOf = (first: number, last: number, order: HeaderOrder) => Roles;

function memoRoles(rows: readonly Row[]): RolesOf {
  const memo = new Map<string, Roles>();
  return (first, last, order) => {
    const key = `${first},${last},${order}`;
    let roles = memo.get(key);
    if (roles === undefined) {
      const atoms = rows.slice(first, last + 1).flatMap((row) => row.atoms);
      roles = assignRoles(atoms.slice(0, 14), order);
      memo.set(key, roles);
    }
    return roles;
  };
}

function tryLayout(rows: readonly Row[], anchors: readonly number[], shape: Shape, rolesOf: RolesOf): Layout {
  const entries: Entry[] = [];
  let score = 0;
  let free = 0;
  for (const [index, anchor] of anchors.entries()) {
    const next = anchors[index + 1] ?? rows.length;
    const chosen = placeHeader(rows, { anchor, free, next }, shape, rolesOf);
    score += chosen.score - leftOver(rows, free, chosen.entry.first);
    free = chosen.entry.last + 1;
    entries.push(chosen.entry);
  }
  score -= leftOver(rows, free, rows.length);
  return { entries, order: shape.order, score };
}

interface Room {
  readonly anchor: number;
  /** First row that no earlier header holds. */
  readonly free: number;
  /** The next anchor, or the number of rows. */
  readonly next: number;
}

interface PlacedHeader {
  readonly entry: Entry;
  readonly score: number;
}

/** The header around an anchor that its rows, and the shape of the section, speak for most. */
function placeHeader(rows: readonly Row[], room: Room, shape: Shape, rolesOf: RolesOf): PlacedHeader {
  const { anchor } = room;
  const mostBefore = rows[anchor]?.opens ? 0 : reach(rows, anchor, -1, shape.before, room.free);
  const mostBehind = reach(rows, anchor, 1, shape.behind, room.next - 1);
  let best: PlacedHeader | null = null;
  for (let before = 0; before <= mostBefore; before++) {
    for (let behind = 0; behind <= mostBehind; behind++) {
      const [first, last] = [anchor - before, anchor + behind];
      const roles = rolesOf(first, last, shape.order);
      const beside = likenessOf(rows, first, anchor) + likenessOf(rows, anchor + 1, last + 1);
      const agreed =
        Number(before - restsIn(rows, first, anchor) === shape.before) + Number(behind === shape.behind);
      const group = isGroupHead(roles, last, room) ? 1.4 : 0;
      const score = roles.score + beside + agreed * AGREEMENT + group;
      if (best === null || score > best.score) best = { entry: { anchor, first, last, roles }, score };
    }
  }
  return (
    best ?? {
      entry: { anchor, first: anchor, last: anchor, roles: rolesOf(anchor, anchor, shape.order) },
      score: -2,
    }
  );
}

/** What the rows from `from` up to `to` add to a header beside their dates, by how much they look like one. */
function likenessOf(rows: readonly Row[], from: number, to: number): number {
  let likeness = 0;
  for (let i = from; i < to; i++)
    if (rows[i]?.isRestOfTitle !== true) likeness += Math.min(1, (rows[i]?.header ?? 0) - 0.5);
  return likeness;
}

/** A company with its own dates right above its first role. */
function isGroupHead(roles: Roles, last: number, room: Room): boolean {
  return roles.title === null && roles.company !== null && room.next - last <= 2;
}

/** How many rows beside the anchor may belong to its header. */
function reach(rows: readonly Row[], anchor: number, step: 1 | -1, most: number, limit: number): number {
  let count = 0;
  let rests = 0;
  while (count - rests < most) {
    const index = anchor + step * (count + 1);
    const row = rows[index];
    if (row === undefined || row.span !== null || (step < 0 ? index < limit : index > limit)) break;
    if (row.header <= -0.35 || (step > 0 && row.opens)) break;
    count++;
    if (row.isRestOfTitle === true) rests++;
    if (row.opens) break;
  }
  return count;
}

/** Rows that only go on with the title above: they change no shape. */
function restsIn(rows: readonly Row[], from: number, to: number): number {
  return rows.slice(from, to).filter(({ isRestOfTitle }) => isRestOfTitle === true).length;
}

/** What it costs to leave rows that look like headers in a description. */
function leftOver(rows: readonly Row[], from: number, to: number): number {
  let cost = 0;
  for (let i = from; i < to; i++) {
    const row = rows[i];
    if (row === undefined || row.header <= 0) continue;
    const evidence = Math.max(0, ...row.atoms.map((atom) => Math.max(atom.title, atom.company)));
    cost += Math.min(1.2, row.header) * (evidence >= 2.2 ? 0.9 : 0.3);
  }
  return cost;
}

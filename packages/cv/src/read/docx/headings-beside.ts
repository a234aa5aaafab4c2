import type { Block, DraftLine, Piece } from "./draft.ts";

/**
 * Headings in a column of their own beside their sections, in the look that the first lines of long cells have beside
 * them: each becomes a line above its section, as it is where a style says heading.
 */
export function partHeadings(blocks: readonly Block[]): readonly Block[] {
  const counts = new Map<string, { long: number; all: number }>();
  for (const line of blocks.flat()) {
    for (const side of SIDES) {
      const key = keyOf(line, side);
      if (key === null) continue;
      const count = counts.get(key) ?? { long: 0, all: 0 };
      counts.set(key, { long: count.long + (line.joined === "long" ? 1 : 0), all: count.all + 1 });
    }
  }
  const isHeading = (line: DraftLine, side: Side) => {
    const { long, all } = counts.get(keyOf(line, side) ?? "") ?? { long: 0, all: 0 };
    // On the left of short lines stand the labels of forms, too.
    return long > 0 && all >= LEAST && (side === "right" || line.joined === "long");
  };
  return blocks.map((block) => block.flatMap((line) => parted(line, isHeading)));
}

type Side = "left" | "right";

const SIDES: readonly Side[] = ["left", "right"];
/** Headings of a page. */
const LEAST = 3;
const MOST_WORDS = 6;

function parted(line: DraftLine, isHeading: (line: DraftLine, side: Side) => boolean): DraftLine[] {
  const side = SIDES.find((candidate) => isHeading(line, candidate));
  if (side === undefined) return [line];
  const rest = side === "left" ? line.cells.slice(1) : line.cells.slice(0, -1);
  const heading = { cells: [cellAt(line, side)], bullet: false, headingLevel: null };
  return [heading, { cells: rest, bullet: line.bullet, headingLevel: null }];
}

function cellAt({ cells }: DraftLine, side: Side): readonly Piece[] {
  return cells.at(side === "left" ? 0 : -1) ?? [];
}

/** The look of a cell that may be a heading beside other text, null for any other. */
function keyOf(line: DraftLine, side: Side): string | null {
  if (line.joined === undefined || line.cells.length < 2) return null;
  const cell = cellAt(line, side);
  const text = cell
    .map((piece) => piece.text)
    .join("")
    .trim();
  if (/\p{Nd}|[:.,;@]$/u.test(text) || text.split(/\s+/).length > MOST_WORDS || !/\p{L}{3}/u.test(text))
    return null;
  const look = lookOf(cell);
  const others = side === "left" ? line.cells.slice(1) : line.cells.slice(0, -1);
  return others.some((other) => lookOf(other) === look) ? null : `${side} ${look}`;
}

function lookOf(cell: readonly Piece[]): string {
  const { look } = cell.find(({ text }) => text.trim() !== "") ?? {};
  const isCaps = !/\p{Ll}/u.test(cell.map(({ text }) => text).join(""));
  return [look?.size, look?.bold === true, look?.colour, look?.background, isCaps].join(" ");
}

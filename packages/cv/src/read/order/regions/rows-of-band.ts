import type { Fragment } from "../letters/fragments.ts";

/** Baselines this close, in ems, are level. */
const LEVEL = 0.3;
/** Lines of one text are no further apart, in ems of the nearest ones. */
const APART = 1.5;
const LEAST_COLUMNS = 3;

/**
 * Where the rows of a table begin that is ruled around all of them and not between them: a column of short cells (years,
 * say) has gaps that no text would have, and beside each of its lines begins a cell in every other column.
 */
export function rowsOfBand(columns: readonly (readonly Fragment[])[]): readonly number[] {
  const filled = columns.filter((column) => column.length > 0);
  if (filled.length < LEAST_COLUMNS) return [];
  const key = filled.find((column) => isKey(column, filled));
  if (key === undefined) return [];
  return linesOf(key)
    .slice(1)
    .map(
      (line) =>
        Math.min(
          ...filled
            .flat()
            .filter((f) => isLevel(f, line))
            .map(({ top }) => top),
        ) - 0.5,
    );
}

function isKey(column: readonly Fragment[], all: readonly (readonly Fragment[])[]): boolean {
  const lines = linesOf(column);
  if (lines.length < 2 || !lines.every((line) => all.every((other) => other.some((f) => isLevel(f, line)))))
    return false;
  const pitch = Math.min(...all.flatMap((other) => gapsOf(linesOf(other))));
  return gapsOf(lines).every((gap) => gap > APART * pitch);
}

/** The first fragment of each line. */
function linesOf(column: readonly Fragment[]): readonly Fragment[] {
  const lines: Fragment[] = [];
  for (const f of [...column].sort((a, b) => a.baseline - b.baseline)) {
    const last = lines.at(-1);
    if (last === undefined || !isLevel(last, f)) lines.push(f);
  }
  return lines;
}

function gapsOf(lines: readonly Fragment[]): readonly number[] {
  return lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
}

function isLevel(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.baseline - b.baseline) <= LEVEL * a.size;
}

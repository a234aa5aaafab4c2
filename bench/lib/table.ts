/** Prints rows under their headings, numbers to the right. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === "number" ? format(cell) : cell)));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  console.log(line(headings));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of cells) console.log(line(row));
  console.log("");
}

function format(value: number): string {
  if (!Number.isFinite(value)) return "-";
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

export function ratio(value: number, base: number): string {
  const times = value / base;
  return Number.isFinite(times) ? `${times.toFixed(2)} x` : "-";
}

export type CsvCell = string | number | null;

/** Excel takes a file without it for text of the country's old code page. */
const BYTE_ORDER_MARK = "\uFEFF";
const MUST_BE_QUOTED = /[",;\t\r\n]/;
/**
 * Where a spreadsheet would begin to calculate: at the start of a cell, and after what parts cells in
 * countries that write 1,5. The wide signs are those of East Asian keyboards.
 */
const FORMULA = /(^|[;\t\r\n])([^\S\t\r\n]*[=+\-@＝＋－＠])/g;
/** Telephone numbers and other figures: without a letter nothing can be called or referred to. */
const FIGURES = /^[+-]?[\d ().,/-]+$/;

/** Rows as a file for spreadsheets, by RFC 4180. What somebody has typed is never run as a formula there. */
export function toCsv(rows: Iterable<readonly CsvCell[]>): string {
  let text = BYTE_ORDER_MARK;
  for (const row of rows) text += `${row.map(writeCell).join(",")}\r\n`;
  return text;
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = disarm(cell);
  return MUST_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An apostrophe says that text follows (OWASP, CSV injection). */
function disarm(text: string): string {
  if (FIGURES.test(text)) return text;
  return text.replace(FORMULA, "$1'$2").replace(/^[\t\r]/, "'$&");
}

export type CsvCell = string | number | null;

/** What stands in 1.5 between the figures. */
export type DecimalSign = "." | ",";

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

/** That of the reader's system unless told otherwise; for those of other scripts spreadsheets take the point as well. */
export function decimalSign(locale?: string): DecimalSign {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
}

/**
 * Rows as a file for spreadsheets, by RFC 4180. What somebody has typed is never run as a formula there.
 * @param decimal that of the reader's system. Where it is a comma, spreadsheets expect semicolons between cells, and
 * take 4.3 for the fourth of March.
 */
export function toCsv(rows: Iterable<readonly CsvCell[]>, decimal: DecimalSign = "."): string {
  const separator = decimal === "," ? ";" : ",";
  let text = BYTE_ORDER_MARK;
  for (const row of rows) text += `${row.map((cell) => writeCell(cell, decimal)).join(separator)}\r\n`;
  return text;
}

function writeCell(cell: CsvCell, decimal: DecimalSign): string {
  if (cell === null) return "";
  const text = typeof cell === "number" ? String(cell).replace(".", decimal) : disarm(cell);
  return MUST_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An apostrophe says that text follows (OWASP, CSV injection). */
function disarm(text: string): string {
  if (FIGURES.test(text)) return text;
  return text.replace(FORMULA, "$1'$2").replace(/^[\t\r]/, "'$&");
}

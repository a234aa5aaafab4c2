/** A stretch of a line, marked when a quote covers it. */
export interface LineSegment {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Cuts a line where quotes from it begin and end. A quote is looked for without case; the whole line is
 * marked when one cannot be found in it, because the reader may have joined it over two lines.
 */
export function markQuotes(text: string, quotes: readonly string[]): readonly LineSegment[] {
  const ranges = quotes.map((quote) => findQuote(text, quote) ?? { start: 0, end: text.length });
  const segments: LineSegment[] = [];
  let position = 0;
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    if (end <= position) continue;
    if (start > position) segments.push({ text: text.slice(position, start), marked: false });
    segments.push({ text: text.slice(Math.max(start, position), end), marked: true });
    position = end;
  }
  if (position < text.length) segments.push({ text: text.slice(position), marked: false });
  return segments;
}

function findQuote(text: string, quote: string): { start: number; end: number } | undefined {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const match = new RegExp(words.map(escapeWord).join("\\s+"), "iu").exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

function escapeWord(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** Lines that name a word by itself, for facts whose lines the analysis does not list. */
export function findWordLines(
  lines: readonly { readonly line: number; readonly text: string }[],
  word: string,
): readonly { line: number; quote: string }[] {
  const escaped = word.trim().split(/\s+/).map(escapeWord).join("\\s+");
  if (escaped === "") return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, "iu");
  return lines.flatMap(({ line, text }) => {
    const match = pattern.exec(text);
    return match ? [{ line, quote: match[0] }] : [];
  });
}

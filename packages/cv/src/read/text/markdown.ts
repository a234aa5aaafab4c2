import type { Line } from "../../types.ts";

/** So many lines marked as headings show that a page is Markdown printed as it was typed. */
const LEAST_HEADINGS = 2;
const HEADING = /^(#{1,5})\s+(?=[\p{L}\p{N}])/u;
/** "**Harbour Systems Ltd**", "__Harbour__". */
const STRONG = /(\*\*|__)(?=\S)(.{1,160}?)(?<=\S)\1/gu;
/** "*Leeds*", "_2019 - 2021_", but not "snake_case_name". */
const SLANTED = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\t]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

/** The lines without the marks of Markdown, where a CV was printed or pasted as plain text with them. */
export function withoutMarkdown(lines: readonly Line[]): readonly Line[] {
  const marked = lines.filter(({ text, bullet }) => !bullet && HEADING.test(text)).length;
  return marked < LEAST_HEADINGS ? lines : lines.map(plain);
}

function plain(line: Line): Line {
  const level = line.bullet ? undefined : HEADING.exec(line.text)?.[1]?.length;
  const isStrong = /^(?:\*\*|__)[^*_]+(?:\*\*|__)/u.test(line.text);
  return {
    ...line,
    text: withoutMarks(line.text),
    cells: line.cells?.map(withoutMarks) ?? null,
    bold: line.bold || level !== undefined || isStrong,
    // The name is the heading of the page, as where a word processor has it as a title.
    headingLevel: level === undefined ? line.headingLevel : level - 1,
  };
}

function withoutMarks(text: string): string {
  return text.replace(HEADING, "").replace(STRONG, "$2").replace(SLANTED, "$2");
}

import type { Line } from "../../../types.ts";
import type { OutlineEntry } from "../../pdf/pdf-content.ts";

/** Gives lines that a bookmark of the document names the level of that bookmark. */
export function applyOutline(lines: readonly Line[], outline: readonly OutlineEntry[]): Line[] {
  const levels = new Map(outline.map(({ title, level }) => [plain(title), level]));
  return lines.map((line) => {
    const level = levels.get(plain(line.text));
    return level === undefined || line.headingLevel !== null ? line : { ...line, headingLevel: level };
  });
}

/** Letters and figures only: bookmarks keep the spelling of a heading, not its spaces and signs. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

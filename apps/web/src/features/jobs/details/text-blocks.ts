/** A stretch of a text that stands by itself: lines that belong together, or a list. */
export type TextBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const BULLET = /^\s*[-–—•·*▪◦‣]\s+(?=\S)/;
/** A single dash may begin a remark. */
const FEWEST_ITEMS = 2;

/**
 * What a recruiter has typed, as it was meant: blank lines part paragraphs, single line breaks stay inside, and lines
 * that begin with a dash or a dot are a list.
 */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\r?\n[^\S\n]*(?:\r?\n\s*)+/).flatMap((part) => blocksOf(part.split(/\r?\n/)));
}

/** The text where it runs on: the items of a list in a row, without the dashes that they were typed behind. */
export function runningText(text: string): string {
  return textBlocks(text)
    .map((block) => (block.kind === "list" ? block.items.join("\u00a0· ") : block.text))
    .join("\n\n");
}

function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const bullets = countBullets(lines, at);
    const isList = bullets >= FEWEST_ITEMS;
    const end = at + Math.max(1, bullets);
    if (isList) blocks.push({ kind: "list", items: lines.slice(at, end).map(withoutBullet) });
    else addLines(blocks, lines.slice(at, end));
    at = end;
  }
  return blocks.filter((block) => block.kind === "list" || block.text !== "");
}

function countBullets(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, index) => index >= from && !BULLET.test(line));
  return (end < 0 ? lines.length : end) - from;
}

function withoutBullet(line: string): string {
  return line.replace(BULLET, "").trim();
}

function addLines(blocks: TextBlock[], lines: readonly string[]): void {
  const last = blocks.at(-1);
  const text = lines.join("\n");
  if (last?.kind === "paragraph")
    blocks.splice(-1, 1, { kind: "paragraph", text: `${last.text}\n${text}`.trim() });
  else blocks.push({ kind: "paragraph", text: text.trim() });
}

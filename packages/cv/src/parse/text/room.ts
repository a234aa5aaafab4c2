import type { LineView } from "./cv-text.ts";

/** Whether the first word of the line below would not have fitted behind the line above. */
export function hasNoRoomFor({ line, text, edge }: LineView, below: LineView): boolean {
  if (line.box === null) return false;
  const perLetter = line.box.width / Math.max(1, text.length);
  const word = /^\S+/u.exec(below.text.trimStart())?.[0].length ?? 0;
  return line.box.x + line.box.width + (word + 1) * perLetter > edge;
}

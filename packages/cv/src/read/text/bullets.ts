import { narrow } from "./narrow.ts";

/**
 * Signs that open a list item. Letters of symbol fonts arrive as private-use characters (U+F0xx) when the
 * producer gave no better meaning.
 */
const BULLET =
  /^(?!\*\*\p{L})(?:[•‣⁃∙·●○◦◉◎◯⚫⚪■□▪▫◼◻◾◽▶▷►▸▹▻➤➢➣➔➜➝➞→⇒»›✓✔✗✘✦✧★☆❖◆◇⬥⬦❯❱✱✲✳*\u2043\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06e\uf071\uf075\uf09f\uf0a8]|[-–—](?=\s)|o(?=\s{1,}\p{Lu}))\s*/u;

/** Takes a list sign off the start of a line. */
export function stripBullet(text: string): { readonly text: string; readonly bullet: boolean } {
  const match = BULLET.exec(text);
  if (!match) return { text, bullet: false };
  return { text: narrow(text.slice(match[0].length)), bullet: true };
}

/** True when the text is a list sign and nothing else. */
export function isBullet(text: string): boolean {
  return text !== "" && stripBullet(`${text} `).text.trim() === "";
}

/** True for the number of a list item, set apart from its text: "3.", "b)", "(iv)". */
export function isItemNumber(text: string): boolean {
  return /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]$/i.test(text);
}

/** True for a row of dots, stars or bars that rates a skill: a picture, not a word. */
export function isRating(text: string): boolean {
  return /^[\s●○◦•★☆⭐■□▪▫◆◇⬤◯▰▱█░▒▓]+$/u.test(text) && text.trim().length > 1;
}

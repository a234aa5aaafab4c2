import { headingLooks } from "../sections/heading-style.ts";
import type { CvText, LineView } from "../text/cv-text.ts";
import type { Atom } from "./atoms.ts";
import { isToolList } from "./tool-lists.ts";

/**
 * How far a line looks like part of the header of a job and not of its description: above 0 for header.
 */
export function headerLikeness(view: LineView, atoms: readonly Atom[], text: CvText): number {
  const { line } = view;
  const looks = headingLooks(view, text);
  const words = view.words.length;
  const title = Math.max(0, ...atoms.map((atom) => atom.title));
  const company = Math.max(0, ...atoms.map((atom) => atom.company));
  const place = Math.max(0, ...atoms.map((atom) => atom.place));
  let score = words <= 9 ? 0.5 : 0;
  if (line.bullet) score -= 2;
  if (/[.;।。]\s*$/.test(view.text) && words > 2 && company < 4 && !ABBREVIATED.test(view.text)) score -= 1.6;
  if (/[:：]\s*$/.test(view.text)) score -= 1;
  if (words > 12) score -= 1.5;
  if (/[,&-]\s*$/.test(view.text) && words > 6) score -= 0.8;
  score += Math.min(1.2, looks.score * 0.5);
  if (line.italic) score += 0.3;
  // "C, Embedded software, Zephyr RTOS, BLE, electronics": a list of what the work was done with.
  const isList = company < 3 && atoms.filter(({ link }) => link === "comma").length >= 4;
  const isTools = company < 4 && view.dates.length === 0 && isToolList(view.text);
  if (title < 2 && (isList || isTools)) score -= 1.6;
  // "avril 2021⇥Vendeuse": a month of most languages begins small.
  if (/^\p{Ll}/u.test(view.text) && view.dates[0]?.from !== 0) score -= 1;
  if (isSentenceLike(view)) score -= 0.8;
  if (title >= 2.5) score += 0.7;
  if (company >= 2.2) score += 0.7;
  if (place >= 2) score += 0.3;
  return score;
}

/** "Brabant Fulfilment B.V.", "Hameed & Co.": the dot ends an abbreviation and no sentence. */
const ABBREVIATED =
  /(?:\b\p{L}\.\s?\p{L}\.|\b(?:Co|Ltd|Inc|Corp|Bros|Pvt|Pte|Pty|Sdn|Bhd|GmbH|Jr|Sr|Dept|Univ)\.)\s*$/u;

/** Mostly small words and a capital only at the start: "Ward rounds and prescription checks". */
function isSentenceLike(view: LineView): boolean {
  const words = view.text.split(/[\s,;/|·]+/).filter((word) => /^\p{L}{4,}/u.test(word));
  if (words.length < 3) return /^\p{Lu}\p{Ll}+(?:ed|ing)\s\p{Ll}/u.test(view.text);
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length;
  return small / (words.length - 1) > 0.6 || /^\p{Lu}\p{Ll}+(?:ed|ing)\s\p{Ll}/u.test(view.text);
}

import { endsWithColon, headingScore } from "../../sections/headings/heading-style.ts";
import type { CvText, LineView } from "../../text/cv-text.ts";
import type { Atom } from "../pieces/atoms.ts";
import { isToolList } from "./tool-lists.ts";

/**
 * How far a line looks like part of the header of a job and not of its description: above 0 for header.
 */
export function headerLikeness(view: LineView, atoms: readonly Atom[], text: CvText): number {
  const { line, words } = view;
  const title = Math.max(0, ...atoms.map((atom) => atom.title));
  const company = Math.max(0, ...atoms.map((atom) => atom.company));
  const place = Math.max(0, ...atoms.map((atom) => atom.place));
  const signs = [
    when(words.length <= 9, 0.5),
    when(line.bullet, -2),
    when(words.length > 2 && company < 4 && endsSentence(view.text), -1.6),
    when(endsWithColon(view.text), -1),
    when(words.length > 12, -1.5),
    when(words.length > 6 && /[,&-]\s*$/.test(view.text), -0.8),
    when(words.length > 8 && (title < 2.5 || company < 2.2) && IN_MID_SENTENCE.test(view.text), -0.8),
    Math.min(1.2, headingScore(view, text) * 0.5),
    when(line.italic, 0.3),
    when(title < 2 && isListOfMeans(view, atoms, company), -1.6),
    // "avril 2021⇥Vendeuse": a month of most languages begins small.
    when(/^\p{Ll}/u.test(view.text) && view.dates[0]?.from !== 0, -1),
    when(isSentenceLike(view), -0.8),
    // "I ran the nursery beds": the writer tells of the job.
    when(/^I \p{Ll}/u.test(view.text), -1.5),
    when(title >= 2.5, 0.7),
    when(company >= 2.2, 0.7),
    when(place >= 2, 0.3),
  ];
  return signs.reduce((score, sign) => score + sign, 0);
}

/** "Analysed trials with mixed models in SAS, to": a row of a sentence that goes on. */
const IN_MID_SENTENCE =
  /\s(?:to|and|of|the|with|in|for|a|an|by|from|on|or|as|at|und|der|die|das|mit|für|von|et|de|la|le|les|des|du|avec|pour|y|con|para|e|di|per|com|en|van|met|voor)$/u;

function when(holds: boolean, worth: number): number {
  return holds ? worth : 0;
}

function endsSentence(text: string): boolean {
  return /[.;।。]\s*$/.test(text) && !ABBREVIATED.test(text);
}

/** "C, Embedded software, Zephyr RTOS, BLE, electronics": a list of what the work was done with. */
function isListOfMeans(view: LineView, atoms: readonly Atom[], company: number): boolean {
  if (company < 3 && atoms.filter(({ link }) => link === "comma").length >= 4) return true;
  return company < 4 && view.dates.length === 0 && isToolList(view.text);
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

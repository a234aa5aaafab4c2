import type { LineView } from "../text/cv-text.ts";
import type { Atom } from "./atoms.ts";
import { isEmploymentType } from "./small-words.ts";

/** "zomer 2018: stage bij Delmar: …": a post and its employer behind the date and its colon. */
export function leadsToPost([first, second]: readonly Atom[]): boolean {
  if (first === undefined || second?.link !== "at" || second.view.id !== first.view.id) return false;
  return first.title >= 2.5 || isEmploymentType(first.tokens);
}

/** "promoted from Backend Developer in Sep 2024": a sentence leads to its date. */
export const TOLD_IN = /\p{Ll}\s\p{Lu}?\p{L}+\s(?:in|im|en|em|nel|desde|since|seit|depuis|dal|sinds)$/u;

/** "Texter: Wortwerk, Mai 2012 – Mai 2013, Visp, VS": the town behind the range that ends a whole header. */
export const TOWN_BEHIND = /^,\s*\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,3}(?:,\s*\p{Lu}[\p{L} ]{1,20})?$/u;

/** "(Founded in 2025 • at work from 2026 on with a partner)": a line that is one bracket tells, and names no post. */
export function isRemark({ text, words }: LineView): boolean {
  return words.length > MOST_BRACKETED && /^\s*\(.*\)[.\s]*$/u.test(text);
}

const MOST_BRACKETED = 6;

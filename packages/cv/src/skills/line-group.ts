import type { Line, SectionKind, SkillContext } from "../types.ts";

/** Lines that are read together, with what is known of their place in the CV. */
export interface LineGroup {
  readonly lines: readonly Line[];
  readonly section: SectionKind | "header";
  readonly context: SkillContext;
  /** Index into `positions`, null outside of them. */
  readonly position: number | null;
  /** Names that stand in these lines and are no skills: company, place. */
  readonly names: readonly string[];
}

const SENTENCE_END = /[.:;!?]\s*$/;

/** True when `next` goes on with the sentence of `line`: a wrapped line, not a new item. */
export function isWrapped(line: Line, next: Line): boolean {
  if (next.bullet || next.block !== line.block || next.page !== line.page) return false;
  if (line.cells !== null || next.cells !== null || SENTENCE_END.test(line.text)) return false;
  return /^[\p{Ll}\d(]/u.test(next.text.trim());
}

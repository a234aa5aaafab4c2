import type { Position, SectionKind } from "../../types.ts";
import type { PhraseTable } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";

const tables = lazy(() => ({
  internship: compileWords(({ kinds }) => kinds.internship),
  volunteer: compileWords(({ kinds }) => kinds.volunteer),
  freelance: compileWords(({ kinds }) => kinds.freelance),
  partTime: compileWords(({ kinds }) => kinds.partTime),
  leave: compileWords(({ kinds }) => kinds.leave),
}));

/** What kind of work a header speaks of, by its words and its section. */
export function positionKind(tokens: readonly Token[], section: SectionKind): Position["kind"] {
  const words = tables();
  if (section === "volunteering" || contains(tokens, words.volunteer)) return "volunteer";
  if (contains(tokens, words.internship)) return "internship";
  if (contains(tokens, words.freelance)) return "freelance";
  return "employment";
}

/** True for work that leaves room for another job beside it. */
export function isPartTime(tokens: readonly Token[]): boolean {
  return contains(tokens, tables().partTime);
}

/** True where the words explain a time without a job: parental leave, travel, care. */
export function explainsLeave(tokens: readonly Token[]): boolean {
  return contains(tokens, tables().leave);
}

function contains(tokens: readonly Token[], table: PhraseTable<string>): boolean {
  return tokens.some((_, index) => table.matchAt(tokens, index) !== null);
}

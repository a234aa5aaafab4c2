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

interface HeaderWords {
  readonly all: readonly Token[];
  /** Without the name of the company: "Voluntary Service Overseas" and "Dairy Co-op" pay wages. */
  readonly besideCompany: readonly Token[];
}

/** What kind of work a header speaks of, by its words and its section. */
export function positionKind({ all, besideCompany }: HeaderWords, section: SectionKind): Position["kind"] {
  const words = tables();
  if (section === "volunteering" || isUnpaid(besideCompany, words.volunteer)) return "volunteer";
  if (contains(besideCompany, words.internship)) return "internship";
  if (contains(all, words.freelance)) return "freelance";
  return "employment";
}

/** Those who are paid to look after volunteers, and "unpaid leave" within a job. */
const OF_VOLUNTEERS =
  /^(?:leave|break|absence|sabbatical|overtime|coordinators?|co|managers?|management|officers?|programmes?|programs?|services?|leads?|directors?|recruiters?|recruitment|sector|engagement|koordinator|koordinatorin|koordination)$/;

function isUnpaid(tokens: readonly Token[], table: PhraseTable<string>): boolean {
  return tokens.some((_, index) => {
    const match = table.matchAt(tokens, index);
    return match !== null && !OF_VOLUNTEERS.test(tokens[index + match.length]?.text ?? "");
  });
}

/** True for "freelance", "self-employed" and the like. */
export function saysFreelance(tokens: readonly Token[]): boolean {
  return contains(tokens, tables().freelance);
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

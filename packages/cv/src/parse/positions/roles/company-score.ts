import { compilePhrases, list, type PhraseTable } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { LEGAL_FORMS } from "../../vocabulary/legal-forms.data.ts";
import { compileWords, lazy, VOCABULARIES } from "../../vocabulary/vocabularies.ts";
import { headPhrase, suffixSet } from "../pieces/part-words.ts";

interface CompanyTables {
  readonly legalForms: PhraseTable<true>;
  readonly nouns: PhraseTable<string>;
  readonly suffixes: (word: string) => boolean;
}

const tables = lazy(
  (): CompanyTables => ({
    legalForms: compilePhrases(list(LEGAL_FORMS).map((form) => [form, true] as const)),
    nouns: compileWords(({ companies }) => companies.nouns),
    suffixes: suffixSet(VOCABULARIES.flatMap(({ companies }) => list(companies.suffixes ?? ""))),
  }),
);

/** How far a piece of text names an organisation: 0 not at all, 4 with a legal form. */
export function companyScore(tokens: readonly Token[]): number {
  if (endsInLegalForm(tokens)) return 4;
  if (beginsWithLegalForm(tokens)) return 3.5;
  const head = headPhrase(tokens);
  const noun = nounScore(head);
  if (noun >= 2.5) return noun;
  if (head.some(({ text }) => tables().suffixes(text) && !WORKING.test(text))) return 2.5;
  return noun === 0 && isQualifiedByFirm(tokens, head.length) ? 1.5 : noun;
}

/** "PT Nusa Tirta", "UAB Baltas Krantas", "M/s Sri Balaji Traders": the form stands first; "PT Assistant" is a therapist's. */
function beginsWithLegalForm(tokens: readonly Token[]): boolean {
  const at = tokens[0]?.text === "m" && tokens[1]?.text === "/" && tokens[2]?.text === "s" ? 3 : 1;
  if (at === 1 && !FORM_IN_FRONT.test(tokens[0]?.text ?? "")) return false;
  const name = tokens.slice(tokens[at]?.text === "." ? at + 1 : at);
  const words = name.filter(({ kind }) => kind === "word");
  return words.length > 0 && words.length <= 6 && !words.some(({ text }) => POST_OF_THERAPY.test(text));
}

const FORM_IN_FRONT = /^(?:pt|uab|sia|ооо|зао|оао|пао|тоо|ип|тов|ooo|messrs)$/;
const POST_OF_THERAPY =
  /^(?:assistant|aide|tech|technician|intern|student|supervisor|manager|director|lead|coordinator|specialist|trainer|instructor|prn|staff)$/;

/** By the nouns of the tables, most for one that ends its name: "Harbour Clinic", "Clinic Harbour", "Clinic". */
function nounScore(head: readonly Token[]): number {
  const { nouns } = tables();
  let score = 0;
  for (let i = 0; i < head.length; i++) {
    const match = nouns.matchAt(head, i);
    if (match === null || (i > 0 && head[i]?.text === SHORT_FOR_ASSISTANT)) continue;
    const isLast = i + match.length === head.length;
    // "Company Secretarial Trainee": in front it says whose the post is.
    const isFirst = i === 0 && head[0]?.text !== "company";
    score = Math.max(score, isLast ? (head.length > match.length ? 3 : 2.2) : isFirst ? 2.5 : 1.5);
  }
  return score;
}

/** "ASST Lariana" is a hospital in Lombardy, "Sales Asst" somebody who sells. */
const SHORT_FOR_ASSISTANT = "asst";

/** "St. John's – School": what follows from a qualifier on names an organisation. */
function isQualifiedByFirm(tokens: readonly Token[], from: number): boolean {
  const { nouns, suffixes } = tables();
  for (let i = from; i < tokens.length; i++) {
    if (nouns.matchAt(tokens, i) !== null || suffixes(tokens[i]?.text ?? "")) return true;
  }
  return false;
}

/** "Verwerken van bestellingen": a verb that ends as the names of works do. */
const WORKING = /^(?:ver|be|mee|uit|aan|af|door|samen|over|tegen|in|bij)werken$/;

/** True for "Ltd", "GmbH & Co. KG", "(Pvt) Ltd" at the end or before a comma or bracket. */
export function endsInLegalForm(tokens: readonly Token[]): boolean {
  const { legalForms } = tables();
  for (let i = 1; i < tokens.length; i++) {
    const match = legalForms.matchAt(tokens, i);
    if (match === null) continue;
    const next = tokens[i + match.length];
    if (next === undefined || /^[,.(|·)/-]$/.test(next.text)) return true;
  }
  return false;
}

/** True when the tokens are nothing but a legal form, as behind the comma of "Acme, Inc.". */
export function isLegalForm(tokens: readonly Token[]): boolean {
  return tables().legalForms.matchAll(tokens) === true;
}

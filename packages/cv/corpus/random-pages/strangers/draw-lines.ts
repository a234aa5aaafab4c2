import type { Marked } from "../../person.ts";
import { AS_OF } from "../../truth.ts";
import type { Random } from "../random.ts";
import { between, chance, sample } from "./draws.ts";
import type { FieldWords, Paper, Words } from "./words.ts";

type PaperForm = (name: Marked, issuer: string | undefined, year: number) => string;
type LanguageForm = (name: Marked, level: string) => string;

const behind = (sign: string, issuer: string | undefined) => (issuer === undefined ? "" : `${sign}${issuer}`);

const PAPER_FORMS: readonly PaperForm[] = [
  (name) => name,
  (name, issuer) => name + behind(", ", issuer),
  (name, issuer, year) => `${name}${behind(", ", issuer)}, ${year}`,
  (name, _, year) => `${name}, ${year}`,
  (name, _, year) => `${name} (${year})`,
  (name, issuer, year) => `${name} (${issuer === undefined ? "" : `${issuer}, `}${year})`,
  (name, issuer, year) => `${name}${behind(" – ", issuer)} – ${year}`,
  (name, issuer, year) => `${name}${behind(" | ", issuer)} | ${year}`,
  (name, issuer, year) => `${year}: ${name}${behind(", ", issuer)}`,
  (name, issuer, year) => `${year} ${name}${behind(", ", issuer)}`,
  (name, _, year) => `${name}, valid until 03/${year + 4}`,
  (name, issuer, year) => `${name}${behind(" · ", issuer)} · exp. ${year + 3}`,
];

const LANGUAGE_FORMS: readonly LanguageForm[] = [
  (name) => name,
  (name, level) => `${name} (${level})`,
  (name, level) => `${name} – ${level}`,
  (name, level) => `${name}: ${level}`,
  (name, level) => `${name}, ${level}`,
  (name, level) => `${name} ${level}`,
];

const THIS_YEAR = Number(AS_OF.slice(0, 4));

/** One form for all of a page. */
export function drawPapers(words: Words, field: FieldWords, random: Random): Marked[] {
  const own = sample(random, field.papers, random.pick([0, 0, 1, 1, 2, 3, 4]));
  const other = sample(random, words.papers, random.pick([0, 0, 1, 2]));
  const form = random.pick(PAPER_FORMS);
  return unique([...own, ...other])
    .slice(0, 5)
    .map(({ name, issuer }) => form(`{${name}}`, issuer, between(random, THIS_YEAR - 14, THIS_YEAR)));
}

export function drawLanguages(words: Words, random: Random): Marked[] {
  if (chance(random, 0.35)) return [];
  const names = [...new Set(sample(random, words.languages, between(random, 1, 5)))];
  const form = random.pick(LANGUAGE_FORMS);
  return names.map((name) => form(`{${name}}`, random.pick(words.languageLevels)));
}

function unique(papers: readonly Paper[]): Paper[] {
  return [...new Map(papers.map((paper) => [paper.name, paper])).values()];
}

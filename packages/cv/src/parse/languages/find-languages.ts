import type { Evidence, HumanLanguage } from "../../types.ts";
import { piecesOf } from "../contact/location-pieces.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { readHeading } from "../sections/heading-words.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { findLanguageNames, type LanguageMention } from "./find-language-names.ts";

const levelWords = lazy(() => compileWords(({ languageLevels }) => languageLevels));

/** The languages a person speaks, by their English names, with the level as written. */
export function findLanguages(sections: readonly CvSection[]): readonly HumanLanguage[] {
  const found = new Map<string, HumanLanguage>();
  for (const section of sections) {
    if (section.kind === "languages") readLines(section.lines, found, false);
  }
  for (const section of sections) {
    if (section.kind === "languages" || section.kind === "references") continue;
    for (const view of section.lines) {
      if (isLanguageLabel(view)) readLines([view], found, false);
    }
  }
  if (found.size === 0) {
    for (const { kind, lines } of sections) {
      if (kind === "summary" || kind === "skills" || kind === "personal" || kind === "other")
        readLines(lines, found, true);
    }
  }
  if (found.size === 0) {
    for (const { kind, lines } of sections) if (kind === "personal") readBareLists(lines, found);
  }
  return withoutKindOfSigns([...found.values()]);
}

/** "Langue des signes (LSF)" is one language, whose own name says more. */
function withoutKindOfSigns(found: readonly HumanLanguage[]): readonly HumanLanguage[] {
  const isNamed = found.some(({ name }) => /\S Sign Language$|^Auslan$/.test(name));
  return isNamed ? found.filter(({ name }) => name !== "Sign Language") : found;
}

/** "Sinhala, English, Tamil" among the contact data: names of two languages or more and nothing else. */
function readBareLists(lines: readonly LineView[], found: Map<string, HumanLanguage>): void {
  for (const view of lines) {
    for (const { from, to } of piecesOf(view)) {
      const tokens = view.tokens.filter(({ start, end }) => start >= from && end <= to);
      const mentions = findLanguageNames(tokens);
      const named = mentions.reduce((sum, { first, last }) => sum + last - first, 0);
      const words = tokens.filter(
        ({ text, kind }) => kind !== "mark" && !/^(?:and|und|et|y|e|en)$/.test(text),
      );
      if (mentions.length < 2 || named < words.length) continue;
      for (const mention of mentions) add(found, { ...view, tokens }, mention, null);
    }
  }
}

/** "Languages: …", "Mother tongue: …" on a line of another section. */
function isLanguageLabel(view: LineView): boolean {
  const end = view.text.search(/[:：\t]/);
  if (end <= 0 || end > 40) return false;
  const label = view.tokens.filter((token) => token.end <= end);
  const level = levelWords().matchAt(label, 0);
  return (
    readHeading(label)?.kind === "languages" ||
    (level !== null && level.length >= label.length - 2 && label.length >= 2)
  );
}

function readLines(
  lines: readonly LineView[],
  found: Map<string, HumanLanguage>,
  onlyWithLevel: boolean,
): void {
  let open: string | null = null;
  for (const view of lines) {
    const mentions = findLanguageNames(view.tokens, !onlyWithLevel).filter(
      (mention) => !isSpelledOtherwise(view, mention),
    );
    if (mentions.length === 0) {
      const level = open === null ? null : (onlyLevel(view) ?? null);
      const known = open === null ? undefined : found.get(open);
      if (level !== null && open !== null && known !== undefined && known.level === null) {
        found.set(open, { ...known, level: level.quote, evidence: [...known.evidence, level] });
      }
      continue;
    }
    let shared: string | null = null;
    for (const [index, mention] of mentions.entries()) {
      const before = mentions[index - 1];
      const own = levelOf(view, mention, mentions[index + 1], before?.last ?? 0);
      // "Bilingual in English and Welsh": one level for both.
      const level: string | null = own ?? (onlyWithLevel && isJoined(view, before, mention) ? shared : null);
      shared = level;
      if (onlyWithLevel && level === null) continue;
      open = mention.name;
      add(found, view, mention, level);
    }
  }
}

/** "Atlanta, GA" is a place, and a small "ga" a word of another language. */
function isSpelledOtherwise(view: LineView, { first, last }: LanguageMention): boolean {
  const written = view.text.slice(view.tokens[first]?.start, view.tokens[last - 1]?.end);
  return written.length <= 2 && !/^\p{Lu}\p{Ll}$/u.test(written) && /\p{Ll}/u.test(view.text);
}

function isJoined(
  { tokens }: LineView,
  before: LanguageMention | undefined,
  mention: LanguageMention,
): boolean {
  if (before === undefined) return false;
  const between = tokens.slice(before.last, mention.first);
  return between.length > 0 && between.every(({ text }) => /^(?:and|und|et|y|e|en|&|,)$/.test(text));
}

function add(
  found: Map<string, HumanLanguage>,
  view: LineView,
  mention: LanguageMention,
  level: string | null,
): void {
  const known = found.get(mention.name);
  if (known !== undefined && (known.level !== null || level === null)) return;
  const from = view.tokens[mention.first]?.start ?? 0;
  const to = view.tokens[mention.last - 1]?.end ?? view.text.length;
  found.set(mention.name, {
    name: mention.name,
    level,
    evidence: [quote(view, from, to), ...levelEvidence(view, level)],
  });
}

function levelEvidence(view: LineView, level: string | null): readonly Evidence[] {
  return level === null || !view.text.includes(level) ? [] : [{ line: view.id, quote: level }];
}

const CEFR = /\b[ABC][12](?:\s?[-–/]\s?[ABC][12])?\+?(?![\p{L}\d])/iu;
/** Results of examinations: "IELTS 7.0", "JLPT N3", "TOEFL iBT 102", "HSK 4", "DELF B2". */
const EXAM =
  /\b(?:IELTS|TOEFL(?: ?iBT)?|TOEIC|PTE|OET|JLPT|HSK|TOPIK|DELF|DALF|TCF|TEF|DELE|TestDaF|DSH|telc|Goethe|CELI|CILS|Cambridge|FCE|CAE|CPE)(?:[ :]{1,2}(?:N[1-5]|[ABC][12]|\d{1,3}(?:\.\d)?))?(?![\p{L}\d])/u;
const DOTS = /[●○★☆◉◯⬤■□▪▫✦✧▮▯•]{3,}/u;

/** What is said about a language behind its name, or before it ("fluent in French", "Native: Tamil"). */
function levelOf(
  view: LineView,
  mention: LanguageMention,
  next: LanguageMention | undefined,
  previousEnd: number,
): string | null {
  const from = view.tokens[mention.last - 1]?.end ?? 0;
  const to = next === undefined ? view.text.length : (view.tokens[next.first]?.start ?? view.text.length);
  const last = next?.first ?? view.tokens.length;
  const comma = view.tokens.findIndex((token, index) => index >= mention.last && /^[,;]$/.test(token.text));
  const isParted = comma >= 0 && comma < last;
  // In "fluent French, some German" what stands behind the comma is said about the next one.
  const near = isParted
    ? readLevel(view, mention.last, comma, view.text.slice(from, view.tokens[comma]?.start))
    : null;
  if (near !== null) return near;
  // In "German since school and fluent English" the level right before a language is that one's.
  const behind = readLevel(view, mention.last, last, view.text.slice(from, to), next !== undefined);
  if (behind !== null && !isParted) return behind;
  for (let i = mention.first - 1; i >= previousEnd; i--) {
    const match = levelWords().matchAt(view.tokens, i);
    if (match === null || i + match.length > mention.first) continue;
    if (view.tokens.slice(i, mention.first).some(({ text }) => /^[,;/|)]$/.test(text))) break;
    const longer = i > previousEnd ? levelWords().matchAt(view.tokens, i - 1) : null;
    const start = longer !== null && longer.length > match.length ? i - 1 : i;
    return written(
      view,
      start,
      longer !== null && longer.length > match.length ? longer.length : match.length,
    );
  }
  return behind;
}

function readLevel(
  view: LineView,
  first: number,
  last: number,
  text: string,
  beforeNext = false,
): string | null {
  const grade = EXAM.exec(text)?.[0] ?? CEFR.exec(text)?.[0] ?? DOTS.exec(text)?.[0];
  for (let i = first; i < last; i++) {
    const match = levelWords().matchAt(view.tokens, i);
    if (match === null || i + match.length > last || (beforeNext && i + match.length === last)) continue;
    return written(view, i, match.length);
  }
  return grade ?? null;
}

function written(view: LineView, first: number, length: number): string {
  return view.text.slice(view.tokens[first]?.start ?? 0, view.tokens[first + length - 1]?.end ?? 0);
}

/** A line that says nothing but a level. */
function onlyLevel(view: LineView): Evidence | null {
  if (view.words.length > 5) return null;
  const level = readLevel(view, 0, view.tokens.length, view.text);
  return level === null ? null : { line: view.id, quote: level };
}

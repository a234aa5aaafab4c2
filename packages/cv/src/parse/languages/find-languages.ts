import type { Evidence, HumanLanguage, SectionKind } from "../../types.ts";
import { piecesOf } from "../contact/location-pieces.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { readHeading } from "../sections/headings/heading-words.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { matchesOf } from "../text/matches.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { findLanguageNames, type LanguageMention } from "./find-language-names.ts";
import { isLevelLabel, levelAt, levelOf, onlyLevel } from "./language-levels.ts";
import { sentencesIn, spokenLists } from "./spoken-lists.ts";

/** The languages a person speaks, by their English names, with the level as written. */
export function findLanguages(sections: readonly CvSection[]): readonly HumanLanguage[] {
  const found = new Map<string, HumanLanguage>();
  readHeaded(sections, found);
  // Each of these is asked only where those before have found nothing.
  for (const read of [readListsOf, readTold, readPastimes, readPersonal])
    if (found.size === 0) read(sections, found);
  return withoutKindOfSigns([...found.values()]);
}

type Found = Map<string, HumanLanguage>;

function linesOf(sections: readonly CvSection[], ...kinds: readonly SectionKind[]): readonly LineView[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
}

function readHeaded(sections: readonly CvSection[], found: Found): void {
  for (const { kind, heading, lines } of sections)
    if (kind === "languages")
      readList(isJoinedHeading(heading) ? lines.flatMap(sentencesOfLanguages) : lines, found);
  for (const view of labelledLines(sections)) readList([view], found);
}

function readListsOf(sections: readonly CvSection[], found: Found): void {
  for (const { kind, lines } of sections)
    if (MAY_LIST.has(kind)) readSpokenLists(lines, found, kind === "skills");
}

function readTold(sections: readonly CvSection[], found: Found): void {
  readSentences(linesOf(sections, "summary", "skills", "personal", "other"), found);
}

/** "Good Italian coffee" is drunk: the sentence ends in the language. */
function readPastimes(sections: readonly CvSection[], found: Found): void {
  readSentences(linesOf(sections, "interests").flatMap(sentencesEndingInLanguage), found);
}

function readPersonal(sections: readonly CvSection[], found: Found): void {
  readBareLists(linesOf(sections, "personal"), found);
}

/** "Languages & interests". */
function isJoinedHeading(heading: string | null): boolean {
  return heading !== null && readHeading(tokenise(heading))?.match === "joined";
}

/** Of "English, Dholuo. Thai boxing, church choir." the first sentence. */
function sentencesOfLanguages(view: LineView): readonly LineView[] {
  return sentencesOf(view).filter((part) => beginsWithLanguage(part) || spokenLists(part).length > 0);
}

/** "Reading knowledge of German." */
function sentencesEndingInLanguage(view: LineView): readonly LineView[] {
  return sentencesOf(view).filter(({ tokens }) => findLanguageNames(tokens).at(-1)?.last === tokens.length);
}

function sentencesOf(view: LineView): readonly LineView[] {
  return sentencesIn(view).map((tokens) => ({ ...view, tokens }));
}

/** Kinds of sections in which a sentence may list the languages of the person. */
const MAY_LIST: ReadonlySet<SectionKind> = new Set([
  "summary",
  "skills",
  "personal",
  "other",
  "interests",
  "volunteering",
]);

/** "Languages: …" in sections of other things, with the lines that go on below; those who give references speak theirs. */
function labelledLines(sections: readonly CvSection[]): readonly LineView[] {
  return sections
    .filter(({ kind }) => kind !== "languages" && kind !== "references")
    .flatMap(({ lines }) => {
      let isOpen = false;
      return lines.flatMap((view) => {
        const own = labelledPart(view);
        if (own.length === 0 && isOpen && beginsWithLanguage(view)) return [view];
        isOpen = own.length > 0 || isLanguageHeading(view.tokens);
        return own;
      });
    });
}

/** Data of the person set one behind the other, between marks or as sentences. */
const NEXT_DATUM = /\s[•|·●▪]\s|(?<=[.;])\s/gu;

/** The line behind "Languages: …", or what of it stands so between marks: "Born: 1997 • Languages: English & Hindi • …". */
function labelledPart(view: LineView): readonly LineView[] {
  if (isLanguageLabel(view)) return [view];
  if (findLanguageNames(view.tokens).length === 0) return [];
  const marks = matchesOf(NEXT_DATUM, view.text);
  return marks.flatMap(({ index, 0: mark }, i) => {
    const to = marks[i + 1]?.index ?? view.text.length;
    const tokens = view.tokens.filter(({ start, end }) => start >= index + mark.length && end <= to);
    const colon = tokens.findIndex(({ text }) => /^[:–—-]$/.test(text));
    const isLabel = colon > 0 && readHeading(tokens.slice(0, colon))?.kind === "languages";
    return isLabel ? [{ ...view, tokens }] : [];
  });
}

/** "Langue des signes (LSF)" is one language, whose own name says more. */
function withoutKindOfSigns(found: readonly HumanLanguage[]): readonly HumanLanguage[] {
  const isNamed = found.some(({ name }) => /\S Sign Language$|^Auslan$/.test(name));
  return isNamed ? found.filter(({ name }) => name !== "Sign Language") : found;
}

/** "French – A2 A2 A1", "Tamil" and "Sinhala (native)": a line that names a language first, and says little else. */
function beginsWithLanguage(view: LineView): boolean {
  const [named] = findLanguageNames(view.tokens);
  if (named?.first !== 0 || view.tokens.length > MOST_OF_LINE) return false;
  const next = view.tokens[named.last];
  return (
    next === undefined ||
    /^[:(,;/-]$/.test(next.text) ||
    /^(?:and|und|et|y|e|en)$/.test(next.text) ||
    /^\s*\t/.test(view.text.slice(view.tokens[named.last - 1]?.end)) ||
    levelAt(view.tokens, named.last) > 0
  );
}

const MOST_OF_LINE = 24;

/** "Chess, rated 1780. Kannada, English, Hindi."; among skills "Thai, Italian" may be cooked, where nothing is said of them. */
function readSpokenLists(lines: readonly LineView[], found: Found, amongSkills: boolean): void {
  let isOpen = false;
  for (const line of lines) {
    const lists = spokenLists(line).filter(({ isRemarked }) => isRemarked || !amongSkills);
    // "French: enough for the market" below "German: good".
    const goesOn: boolean = lists.length === 0 && isOpen && beginsWithLanguage(line);
    isOpen = goesOn || lists.length > 0;
    for (const view of goesOn ? [line] : lists.map((list) => list.view))
      for (const [mention, level] of levelled(view, mentionsIn(view, true))) add(found, view, mention, level);
  }
}

/** "Sinhala, English, Tamil" among the contact data: names of two languages or more and nothing else. */
function readBareLists(lines: readonly LineView[], found: Found): void {
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

/** "Languages: …", "Mother tongue(s): …". */
function isLanguageLabel(view: LineView): boolean {
  const end = view.text.search(/[:：\t]|\s[–—-]\s/);
  if (end <= 0 || end > 40) return false;
  const label = view.tokens.filter((token) => token.end <= end);
  return isLanguageHeading(label) || isLevelLabel(withoutPlurals(label));
}

/** "Languages", "Other language(s)", "Languages to read and write". */
function isLanguageHeading(label: readonly Token[]): boolean {
  const bare = withoutPlurals(label).filter(({ text }) => text !== ":");
  if (readHeading(bare)?.kind === "languages") return true;
  return bare.length > 1 && readHeading(bare.slice(0, 1))?.kind === "languages" && bare.slice(1).every(isUse);
}

/** The tokens without "(s)". */
function withoutPlurals(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(
    ({ text }, at) =>
      text === "(" && /^e?n?s$/.test(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.text === ")",
  );
  return open < 0 ? tokens : tokens.toSpliced(open, 3);
}

/** What is done with languages, in a label of them. */
function isUse({ text }: Token): boolean {
  return /^(?:to|i|can|you|known|know|speak|spoken|read|write|written|understand|understood|and|or|with|level|proficiency|[,&/-])$/.test(
    text,
  );
}

/** "English: fluent", "Tamil" over "native": lines in which any language is one the person speaks. */
function readList(lines: readonly LineView[], found: Found): void {
  let open: string | null = null;
  for (const view of lines) {
    const mentions = mentionsIn(view, true);
    if (mentions.length === 0 && open !== null) addLevelBelow(found, open, view);
    for (const [index, mention] of mentions.entries()) {
      add(found, view, mention, levelOf(view, mentions, index));
      open = mention.name;
    }
  }
}

/** "Bilingual in English and Welsh": lines in which a language is the person's only with a level, perhaps of several. */
function readSentences(lines: readonly LineView[], found: Found): void {
  for (const view of lines)
    for (const [mention, level] of levelled(view, mentionsIn(view, false)))
      if (level !== null) add(found, view, mention, level);
}

/** Each language with its level; "bilingual" in front of two is said of both. */
function levelled(
  view: LineView,
  mentions: readonly LanguageMention[],
): readonly (readonly [LanguageMention, string | null])[] {
  let level: string | null = null;
  return mentions.map((mention, index) => {
    const shared: string | null = isJoined(view, mentions[index - 1], mention) ? level : null;
    level = levelOf(view, mentions, index) ?? shared;
    return [mention, level];
  });
}

function mentionsIn(view: LineView, isList: boolean): readonly LanguageMention[] {
  return findLanguageNames(view.tokens, isList).filter(
    (mention) =>
      !isSpelledOtherwise(view, mention) && !DENIED.test(view.tokens[mention.first - 1]?.text ?? ""),
  );
}

/** "English (no French)". */
const DENIED = /^(?:no|kein|keine|geen)$/;

/** A line of its own with the level of the language above. */
function addLevelBelow(found: Found, name: string, view: LineView): void {
  const known = found.get(name);
  const level = known?.level === null ? onlyLevel(view) : null;
  if (known === undefined || level === null) return;
  found.set(name, { ...known, level: level.quote, evidence: [...known.evidence, level] });
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

function add(found: Found, view: LineView, mention: LanguageMention, level: string | null): void {
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

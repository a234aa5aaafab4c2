import type { SectionKind } from "../../../types.ts";
import { wordSet } from "../../../word-set.ts";
import { compilePhrases, list, type PhraseTable } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { HEADINGS_OF_OTHER_LANGUAGES } from "../../vocabulary/headings-of-other-languages.data.ts";
import type { Phrases, Vocabulary } from "../../vocabulary/types.ts";
import { lazy, VOCABULARIES } from "../../vocabulary/vocabularies.ts";

interface HeadingMeaning {
  readonly kind: SectionKind;
  /** ISO 639-1 of the language the heading is written in. */
  readonly language: string;
}

interface HeadingTables {
  readonly phrases: PhraseTable<HeadingMeaning>;
  readonly cues: PhraseTable<HeadingMeaning>;
  readonly fillers: ReadonlySet<string>;
}

const tables = lazy(
  (): HeadingTables => ({
    phrases: compilePhrases([...entries("headings"), ...entriesOfOthers()]),
    cues: compilePhrases([
      ...entries("cues"),
      ...entries("headings").filter(([phrase]) => !/\s/.test(phrase)),
    ]),
    fillers: new Set(VOCABULARIES.flatMap(({ fillers }) => list(fillers))),
  }),
);

function entries(table: "headings" | "cues"): readonly (readonly [string, HeadingMeaning])[] {
  return VOCABULARIES.flatMap((vocabulary) =>
    phrasesByKind(vocabulary[table]).flatMap(([kind, phrases]) =>
      list(phrases).map((phrase) => [phrase, { kind, language: vocabulary.code }] as const),
    ),
  );
}

function entriesOfOthers(): readonly (readonly [string, HeadingMeaning])[] {
  return HEADINGS_OF_OTHER_LANGUAGES.flatMap(({ code, ...kinds }) =>
    phrasesByKind(kinds).flatMap(([kind, phrases]) =>
      list(phrases).map((phrase) => [phrase, { kind, language: code }] as const),
    ),
  );
}

function phrasesByKind(table: Vocabulary["headings"]): [SectionKind, Phrases][] {
  // biome-ignore lint/plugin/no-cast: the type of a vocabulary lets no other key in.
  return Object.entries(table) as [SectionKind, Phrases][];
}

export interface HeadingReading extends HeadingMeaning {
  /** `whole`: listed as it stands; `joined`: two headings with "and"; `cue`: only a word of it. */
  readonly match: "whole" | "joined" | "cue";
}

/** What a line would mean if it were a heading; null when no word of it speaks for one. */
export function readHeading(tokens: readonly Token[]): HeadingReading | null {
  const core = headingWords(tokens);
  if (core.length === 0 || core.length > 12) return null;
  const { phrases, cues, fillers } = tables();
  const whole =
    phrases.matchAll(core) ?? phrases.matchAll(withoutAmpersand(core)) ?? matchBared(core, phrases);
  if (whole !== null) return { ...whole, match: "whole" };
  const listed = withoutInclude(core, phrases);
  if (listed !== null) return { ...listed, match: "whole" };
  const joined = readJoined(core, phrases);
  if (joined !== null) return { ...joined, match: "joined" };
  let found: HeadingMeaning | null = null;
  for (let i = 0; i < core.length; ) {
    const cue = cues.matchAt(core, i);
    const token = core[i];
    if (cue !== null) {
      // English and German headings end in their noun, so the later cue wins.
      found = cue.value;
      i += cue.length;
    } else if (token?.kind === "word" && !fillers.has(token.text)) {
      return null;
    } else {
      i++;
    }
  }
  return found === null ? null : { ...found, match: "cue" };
}

/** The words of a heading without its number, its icon and its colon. */
export function headingWords(tokens: readonly Token[]): readonly Token[] {
  return withoutNumber(trimMarks(tokens));
}

/** "Areas of expertise include:". What duties include stands below them in the job. */
function withoutInclude(core: readonly Token[], phrases: PhraseTable<HeadingMeaning>): HeadingMeaning | null {
  if (!/^includ(?:es?|ing)$/.test(core.at(-1)?.text ?? "")) return null;
  const meaning = phrases.matchAll(core.slice(0, -1));
  return meaning?.kind === "skills" ? meaning : null;
}

/** The last cue of any line, whatever else it says: a hint for lines that are headings by their looks. */
export function headingHint(tokens: readonly Token[]): HeadingMeaning | null {
  const { cues } = tables();
  let found: HeadingMeaning | null = null;
  for (let i = 0; i < tokens.length; i++) found = cues.matchAt(tokens, i)?.value ?? found;
  return found;
}

/** So many words are a heading by themselves, whatever "and" adds to them. */
const SAYS_ENOUGH = 3;

/**
 * "Education & Certifications": every part is a heading of its own; the first gives the kind. "Where I have
 * worked and what I did there" is one by its first part.
 */
function readJoined(core: readonly Token[], phrases: PhraseTable<HeadingMeaning>): HeadingMeaning | null {
  const joined = joinParts(splitAt(core, isAnd), phrases);
  if (joined !== null || !core.some(isSlavicAnd)) return joined;
  return joinParts(
    splitAt(core, (token) => isSlavicAnd(token) || isAnd(token)),
    phrases,
  );
}

const AND_WORDS = wordSet("& / + , | and und et y e en og och و और හා සහ மற்றும்");

function isAnd({ text }: Token): boolean {
  return AND_WORDS.has(text);
}

/** "i" is "and" in Polish and Croatian, and the writer in English. */
function isSlavicAnd({ text }: Token): boolean {
  return text === "i";
}

function joinParts(
  parts: readonly (readonly Token[])[],
  phrases: PhraseTable<HeadingMeaning>,
): HeadingMeaning | null {
  if (parts.length < 2) return null;
  const noun = parts.at(-1)?.at(-1);
  let first: HeadingMeaning | null = null;
  for (const part of parts) {
    // "Educational and professional qualifications": the noun is that of both.
    const meaning = phrases.matchAll(part) ?? (noun === undefined ? null : phrases.matchAll([...part, noun]));
    if (meaning === null) return (parts[0]?.length ?? 0) >= SAYS_ENOUGH ? first : null;
    if (first === null || saysMore(meaning, first, parts[0])) first = meaning;
  }
  return first;
}

/** "Memberships and Licences": what a catch-all is joined to says more. "Papers and talks" certify nothing. */
function saysMore({ kind }: HeadingMeaning, first: HeadingMeaning, [word]: readonly Token[] = []): boolean {
  if (first.kind === "other") return kind === "certifications";
  return first.kind === "certifications" && kind === "publications" && word?.text === "papers";
}

function splitAt(
  tokens: readonly Token[],
  isSeparator: (token: Token) => boolean,
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isSeparator(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

const MY: ReadonlySet<string> = new Set(
  "my mein meine meinen mon ma mes mi mis mio mia miei mie meu minha meus minhas mijn".split(" "),
);

/** "My studies", "Academic qualifications with dates", "Work experience (5 years)": what the words are without whose and how. */
function matchBared(core: readonly Token[], phrases: PhraseTable<HeadingMeaning>): HeadingMeaning | null {
  const from = MY.has(core[0]?.text ?? "") ? 1 : 0;
  const to = remarkFrom(core);
  return to - from === core.length || to <= from ? null : phrases.matchAll(core.slice(from, to));
}

/** Where "with dates" begins, or the bracket at the end, whose other half is off already. */
function remarkFrom(core: readonly Token[]): number {
  const isDated = core.at(-1)?.text === "dates" && /^(?:with|and)$/.test(core.at(-2)?.text ?? "");
  if (isDated) return core.length - 2;
  const open = core.findIndex(({ text }) => text === "(");
  return open > 0 && !core.some(({ text }) => text === ")") ? open : core.length;
}

const LETTER = /^(?:[ivx]{1,5}|[a-k])$/;

/** "IV. Research", "(b) Education", "Part II: Employment": numbering by letters, set apart from the words. */
function withoutNumber(core: readonly Token[]): readonly Token[] {
  const at = core[0]?.text === "section" || core[0]?.text === "part" ? 1 : 0;
  const [letter, mark, next] = core.slice(at, at + 3);
  if (letter === undefined || mark === undefined || next === undefined) return core;
  const isNumber = LETTER.test(letter.text) || (at === 1 && letter.kind === "number");
  if (!isNumber || !/^[.):-]$/.test(mark.text) || next.start === mark.end) return core;
  return next.kind === "word" ? core.slice(at + 2) : core;
}

/** Drops icons, numbering, rules, colons and "(4)", how many there are, around the words of a heading. */
function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  let last = tokens.length;
  while (first < last && tokens[first]?.kind !== "word") first++;
  if (isCount(tokens.slice(-3))) last -= 3;
  while (last > first && tokens[last - 1]?.kind === "mark") last--;
  return first === 0 && last === tokens.length ? tokens : tokens.slice(first, last);
}

function isCount([open, count, close]: readonly Token[]): boolean {
  return open?.text === "(" && close?.text === ")" && /^\p{Nd}{1,2}$/u.test(count?.text ?? "");
}

const AND: Token = { kind: "word", text: "and", start: 0, end: 0 };

function withoutAmpersand(tokens: readonly Token[]): readonly Token[] {
  return tokens.some((token) => token.text === "&")
    ? tokens.map((token) => (token.text === "&" ? AND : token))
    : tokens;
}

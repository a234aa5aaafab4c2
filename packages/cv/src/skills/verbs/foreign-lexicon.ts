import { memoise } from "../../memoise.ts";
import objectData from "../data/translations/foreign-objects.ts";
import verbData from "../data/translations/foreign-verbs.ts";
import { type Token, tokenise } from "../text/tokenise.ts";
import { conjugated } from "./conjugate.ts";
import { contentWords, endOfForeign, isSameWord, stemOf } from "./foreign-words.ts";
import { stemOfInfinitive, stemOfParticiple } from "./participles.ts";

/** A word or phrase of a language and the English names that it stands for, each as normalised words. */
export interface Form {
  readonly language: string;
  readonly words: readonly string[];
  readonly english: readonly (readonly string[])[];
}

export interface Found {
  readonly form: Form;
  readonly to: number;
  /** The text has its participle. */
  readonly isDone: boolean;
}

type FormsByStem = ReadonlyMap<string, readonly Form[]>;

interface Forms {
  /** By the stem of their first word. */
  readonly byStem: FormsByStem;
  /** German and Dutch infinitives, by the stem that their participle has too. */
  readonly byParticiple: FormsByStem;
}

/** What begins with a word of a text, in any inflection. */
interface FormsOfWord {
  readonly forms: readonly Form[];
  /** The word is a participle. */
  readonly isDone: boolean;
}

export interface FormTable extends Forms {
  /** Kept for the words that texts had last. */
  readonly formsOf: (word: string) => FormsOfWord;
}

/** Words of which the forms are kept. */
const KEPT = 4_000;

export interface Lexicon {
  readonly verbs: FormTable;
  readonly objects: FormTable;
  /** Verbs that end a compound, German and Dutch, by their last letter. */
  readonly endings: ReadonlyMap<string, readonly Form[]>;
}

const COMPOUNDING: ReadonlySet<string> = new Set(["de", "nl"]);
const MIN_ENDING = 5;

let opened: Lexicon | null = null;

/** The tables, read at the first use. */
export function foreignLexicon(): Lexicon {
  if (opened) return opened;
  const verbs = readTable(verbData, conjugated);
  const endings = [...verbs.byStem.values()]
    .flat()
    .filter(
      ({ language, words }) =>
        COMPOUNDING.has(language) && words.length === 1 && (words[0]?.length ?? 0) >= MIN_ENDING,
    );
  opened = {
    verbs,
    objects: readTable(objectData),
    endings: Map.groupBy(endings, ({ words }) => words[0]?.at(-1) ?? ""),
  };
  return opened;
}

/** The forms of the table that stand at that place; "gewechselt" is one of "wechseln". */
export function formsAt(table: FormTable, tokens: readonly Token[], at: number): readonly Found[] {
  const token = tokens[at];
  if (token === undefined || token.symbol) return NONE;
  const { forms, isDone } = table.formsOf(token.norm);
  if (forms.length === 0) return NONE;
  return forms.flatMap((form) => {
    const to = endOfForeign(form.words, tokens, at);
    return to === null ? [] : [{ form, to, isDone }];
  });
}

const NONE: readonly Found[] = [];

function formsOfWord(table: Forms, word: string): FormsOfWord {
  const done = table.byParticiple.size === 0 ? null : stemOfParticiple(word);
  const forms = [...sameForms(table, word), ...(table.byParticiple.get(done ?? "") ?? [])];
  return { forms, isDone: done !== null };
}

/** Those of a table that are written so, in any inflection. */
export function sameForms({ byStem }: Forms, word: string): readonly Form[] {
  return (byStem.get(stemOf(word)) ?? []).filter((form) => isSameWord(form.words[0] ?? "", word));
}

/** More forms of a word of that language. */
type Inflect = (language: string, word: string) => readonly string[];

/** Lines of `english, english : de form, form ; fr form`; the words of a table of verbs have more forms. */
function readTable(data: string, inflect?: Inflect): FormTable {
  const byStem = new Map<string, Form[]>();
  const byParticiple = new Map<string, Form[]>();
  for (const form of formsIn(data, inflect)) {
    add(byStem, stemOf(form.words[0] ?? ""), form);
    const stem = inflect && COMPOUNDING.has(form.language) ? participleStemOf(form) : null;
    if (stem !== null) add(byParticiple, stem, form);
  }
  const forms = { byStem, byParticiple };
  return { ...forms, formsOf: memoise((word) => formsOfWord(forms, word), KEPT) };
}

function add(table: Map<string, Form[]>, stem: string, form: Form): void {
  const known = table.get(stem);
  if (known === undefined) table.set(stem, [form]);
  else if (!known.some((other) => isSameForm(other, form))) known.push(form);
}

function participleStemOf({ words }: Form): string | null {
  return words.length === 1 ? stemOfInfinitive(words[0] ?? "") : null;
}

function* formsIn(data: string, inflect: Inflect = () => []): Generator<Form> {
  for (const line of data.split("\n")) {
    const [names, translations] = line.split(" : ");
    if (names === undefined || translations === undefined) continue;
    const english = names.split(", ").map(wordsOf);
    for (const part of translations.split(" ; ")) yield* formsOfLanguage(part, english, inflect);
  }
}

/** "de Wand, Decke": each word of a language, and the forms that it takes. */
function* formsOfLanguage(part: string, english: Form["english"], inflect: Inflect): Generator<Form> {
  const language = part.slice(0, 2);
  for (const text of part.slice(3).split(", ")) {
    const words = contentWords(tokenise(text));
    yield { language, words, english };
    if (words.length > 1) continue;
    for (const word of words)
      for (const form of inflect(language, word)) yield { language, words: [form], english };
  }
}

/** Words of one stem are one form: "poser" and "pose". */
function isSameForm(left: Form, right: Form): boolean {
  return (
    left.language === right.language &&
    left.english === right.english &&
    left.words.length === 1 &&
    right.words.length === 1 &&
    isSameWord(left.words[0] ?? "", right.words[0] ?? "")
  );
}

function wordsOf(text: string): string[] {
  return tokenise(text).map((token) => token.norm);
}

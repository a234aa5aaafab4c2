import objectData from "../data/translations/foreign-objects.ts";
import verbData from "../data/translations/foreign-verbs.ts";
import { type Token, tokenise } from "../text/tokenise.ts";
import { conjugated } from "./conjugate.ts";
import { contentWords, endOfForeign, isSameWord, stemOf } from "./foreign-words.ts";

/** A word or phrase of a language and the English names that it stands for, each as normalised words. */
export interface Form {
  readonly language: string;
  readonly words: readonly string[];
  readonly english: readonly (readonly string[])[];
}

export interface Found {
  readonly form: Form;
  readonly to: number;
}

/** Forms by the stem of their first word. */
export type FormTable = ReadonlyMap<string, readonly Form[]>;

export interface Lexicon {
  readonly verbs: FormTable;
  readonly objects: FormTable;
  /** Verbs that end a compound: German and Dutch, by their last letters at that length. */
  readonly endings: readonly Form[];
}

const COMPOUNDING: ReadonlySet<string> = new Set(["de", "nl"]);
const MIN_ENDING = 5;

let opened: Lexicon | null = null;

/** The tables, read at the first use. */
export function foreignLexicon(): Lexicon {
  if (opened) return opened;
  const verbs = readTable(verbData, conjugated);
  const endings = [...verbs.values()]
    .flat()
    .filter(
      ({ language, words }) =>
        COMPOUNDING.has(language) && words.length === 1 && (words[0]?.length ?? 0) >= MIN_ENDING,
    );
  opened = { verbs, objects: readTable(objectData), endings };
  return opened;
}

/** The forms of the table that stand at that place. */
export function formsAt(table: FormTable, tokens: readonly Token[], at: number): Found[] {
  const token = tokens[at];
  if (token === undefined || token.symbol) return [];
  return (table.get(stemOf(token.norm)) ?? []).flatMap((form) => {
    if (!isSameWord(form.words[0] ?? "", token.norm)) return [];
    const to = endOfForeign(form.words, tokens, at);
    return to === null ? [] : [{ form, to }];
  });
}

/** More forms of a word of that language. */
type Inflect = (language: string, word: string) => readonly string[];

/** Lines of `english, english : de form, form ; fr form`. */
function readTable(data: string, inflect: Inflect = () => []): FormTable {
  const table = new Map<string, Form[]>();
  const add = (form: Form) => {
    const stem = stemOf(form.words[0] ?? "");
    const known = table.get(stem);
    if (known === undefined) table.set(stem, [form]);
    else if (!known.some((other) => isSameForm(other, form))) known.push(form);
  };
  for (const line of data.split("\n")) {
    const [names, translations] = line.split(" : ");
    if (names === undefined || translations === undefined) continue;
    const english = names.split(", ").map(wordsOf);
    for (const part of translations.split(" ; ")) {
      const language = part.slice(0, 2);
      for (const text of part.slice(3).split(", ")) {
        const words = contentWords(tokenise(text));
        add({ language, words, english });
        if (words.length === 1)
          for (const word of inflect(language, words[0] ?? "")) add({ language, words: [word], english });
      }
    }
  }
  return table;
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

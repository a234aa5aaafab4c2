import { parseArgs } from "node:util";
import type { Fixed } from "./draw-value.ts";
import { FORMATS, type Format } from "./formats.ts";
import { HABITS } from "./habits.ts";
import { LANGUAGE_CODES } from "./languages/languages.ts";
import { PEOPLE, type People } from "./people.ts";
import { WORD_HABITS } from "./word/word-habits.ts";

export const HELP = `pnpm random-pages [COUNT] [options]
  COUNT               so many pages (100)
  --seed N            other pages than those of seed 1; the same seed gives the same pages
  --page N            only this page of the seed: what "#1-17" names is --seed 1 --page 17
  --only HABIT=VALUE  pages of this habit; several with commas between
  --language CODE     pages in this language (en); several with commas: ${LANGUAGE_CODES.join(", ")}
  --people SOURCE     corpus: those of the corpus (the default); strangers: made of
                      words that no CV of it has, in English
  --format FORMAT     pdf, as Chromium prints it; docx, as a word processor's file; docx-pdf, that as LibreOffice prints it
  --keep FOLDER       keeps each page that is read wrongly, and what --page names, with its HTML or DOCX
  --habits            lists the habits with their values
  --help`;

export interface Options {
  readonly count: number;
  readonly seed: number;
  readonly page: number | null;
  readonly only: Fixed;
  readonly languages: readonly string[];
  readonly people: People;
  readonly format: Format;
  readonly keep: string | null;
  readonly habits: boolean;
  readonly help: boolean;
}

const COUNT = 100;

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: "string" },
      page: { type: "string" },
      only: { type: "string" },
      language: { type: "string", default: "en" },
      people: { type: "string", default: PEOPLE[0] },
      format: { type: "string" },
      keep: { type: "string" },
      habits: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [count, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`One count is enough: ${positionals.join(" ")}.`);
  const languages = readLanguages(values.language);
  const people = readPeople(values.people);
  if (people === "strangers" && languages.join() !== "en") throw new Error("Strangers write in English.");
  return {
    ...values,
    count: count === undefined ? COUNT : wholeNumber("The count", count),
    seed: values.seed === undefined ? 1 : wholeNumber("--seed", values.seed),
    page: values.page === undefined ? null : wholeNumber("--page", values.page),
    only: readFixed(values.only ?? ""),
    languages,
    people,
    format: readFormat(values.format ?? "pdf"),
    keep: values.keep ?? null,
  };
}

/** Every habit with its values, each once. */
export function habitValues(
  habits: Readonly<Record<string, readonly string[]>> = { ...HABITS, ...WORD_HABITS },
): (readonly [habit: string, values: readonly string[]])[] {
  return Object.entries(habits).map(([habit, values]) => [habit, [...new Set<string>(values)]]);
}

function wholeNumber(what: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${what} must be a whole number, not "${text}".`);
  return Number(text);
}

function readPeople(text: string): People {
  const source = PEOPLE.find((known) => known === text);
  if (source === undefined) throw new Error(`--people is ${PEOPLE.join(" or ")}, not "${text}".`);
  return source;
}

function readFormat(text: string): Format {
  const format = FORMATS.find((known) => known === text);
  if (format === undefined) throw new Error(`--format is ${FORMATS.join(", ")}, not "${text}".`);
  return format;
}

function readFixed(list: string): Fixed {
  const known = new Map(habitValues());
  const pairs = list.split(",").filter((pair) => pair.trim() !== "");
  return new Map(
    pairs.map((pair) => {
      const [habit = "", value = ""] = pair.split("=").map((part) => part.trim());
      const values = known.get(habit);
      if (values === undefined)
        throw new Error(`No habit "${habit}". Habits: ${[...known.keys()].join(", ")}.`);
      if (!values.includes(value)) throw new Error(`${habit} is never "${value}", but ${values.join(", ")}.`);
      return [habit, value] as const;
    }),
  );
}

function readLanguages(list: string): readonly string[] {
  const codes = list.split(",").map((code) => code.trim());
  const unknown = codes.find((code) => !LANGUAGE_CODES.includes(code));
  if (unknown !== undefined)
    throw new Error(`No pages in the language "${unknown}", but in ${LANGUAGE_CODES.join(", ")}.`);
  return codes;
}

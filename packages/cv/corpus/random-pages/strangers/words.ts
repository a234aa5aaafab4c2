import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { linesOf, readWordList, type WordList } from "./word-list.ts";

export interface Named {
  readonly printed: string;
  /** Without the titles and letters that the page adds. */
  readonly name: string;
}

export interface Employer {
  readonly name: string;
  /** Where it is; "" where its name says so or it has no place, undefined where it may be anywhere. */
  readonly place: string | undefined;
}

const LEVELS = ["school", "short", "first", "second", "third"] as const;
export type StudyLevel = (typeof LEVELS)[number];

export interface Course {
  readonly level: StudyLevel;
  readonly degree: string;
  readonly school: string;
  readonly place: string | undefined;
}

export interface Paper {
  readonly name: string;
  readonly issuer: string | undefined;
}

export interface FieldWords {
  readonly name: string;
  readonly titles: readonly string[];
  readonly employers: readonly Employer[];
  readonly duties: readonly string[];
  readonly courses: readonly Course[];
  readonly papers: readonly Paper[];
  readonly skills: readonly string[];
  readonly summaries: readonly string[];
}

export interface Words {
  readonly names: readonly Named[];
  readonly towns: readonly string[];
  readonly addresses: readonly string[];
  readonly languages: readonly string[];
  readonly languageLevels: readonly string[];
  readonly schools: readonly Course[];
  readonly papers: readonly Paper[];
  readonly interests: readonly string[];
  readonly grades: readonly string[];
  readonly fields: readonly FieldWords[];
}

export function loadWords(): Words {
  const places = listOf("places.txt");
  const languages = listOf("languages.txt");
  const general = listOf("general.txt");
  const fields = readdirSync(join(import.meta.dirname, "fields")).sort();
  return {
    names: linesOf(listOf("names.txt"), "").map(namedOf),
    towns: linesOf(places, "towns"),
    addresses: linesOf(places, "addresses"),
    languages: linesOf(languages, "languages"),
    languageLevels: linesOf(languages, "levels"),
    schools: linesOf(general, "schools").map((line) => courseOf(`school | ${line}`)),
    papers: linesOf(general, "certificates").map(paperOf),
    interests: linesOf(general, "interests"),
    grades: linesOf(general, "grades"),
    fields: fields.map((file) => fieldOf(file)),
  };
}

function fieldOf(file: string): FieldWords {
  const list = listOf(join("fields", file));
  return {
    name: file.replace(/\.txt$/, ""),
    titles: linesOf(list, "titles"),
    employers: linesOf(list, "employers").map(employerOf),
    duties: linesOf(list, "duties"),
    courses: linesOf(list, "studies").map(courseOf),
    papers: linesOf(list, "certificates").map(paperOf),
    skills: linesOf(list, "skills").flatMap((line) => line.split(", ")),
    summaries: linesOf(list, "summaries"),
  };
}

function listOf(file: string): WordList {
  return readWordList(readFileSync(join(import.meta.dirname, file), "utf8"));
}

function namedOf(line: string): Named {
  const [printed = line, name = printed] = line.split(" => ");
  return { printed, name };
}

function employerOf(line: string): Employer {
  const [name = line, place] = line.split(" @ ");
  return { name, place: place === "-" ? "" : place };
}

function courseOf(line: string): Course {
  const [word, degree = "", school = "", place] = line.split(" | ");
  const level = LEVELS.find((known) => known === word);
  if (level === undefined) throw new RangeError(`No level of study: ${line}`);
  return { level, degree, school, place };
}

function paperOf(line: string): Paper {
  const [name = line, issuer] = line.split(" | ");
  return { name, issuer };
}

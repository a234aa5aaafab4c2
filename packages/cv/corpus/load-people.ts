import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Person } from "./person.ts";

const CORPUS = import.meta.dirname;
export const FILES = join(CORPUS, "files");
/** Pages by many hands, each beside its truth as JSON. */
export const SINGLE_PAGES = join(CORPUS, "single-pages");

/** Every person of the corpus, by id. */
export async function loadPeople(): Promise<Person[]> {
  const folder = join(CORPUS, "people");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .sort();
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(folder, name)).href)));
  return modules.map((module) => personOf(module));
}

function personOf(module: unknown): Person {
  // biome-ignore lint/plugin/no-cast: the type checker has seen every people/*.ts export a `person: Person`.
  return (module as { person: Person }).person;
}

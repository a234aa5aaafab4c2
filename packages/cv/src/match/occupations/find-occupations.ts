import { tokenise } from "../../skills/tokenise.ts";
import { occupationGraph } from "./occupation-graph.ts";
import type { NameWord } from "./parse-occupations.ts";

const MAX_TITLE_WORDS = 24;

/** The occupations that a title names, by number, in rising order; none when no name is known. */
export function findOccupations(title: string): readonly number[] {
  const words = tokenise(title, MAX_TITLE_WORDS).flatMap((token) => (token.symbol ? [] : [token.norm]));
  const found = new Set<number>();
  for (let at = 0; at < words.length; ) {
    const { occupations, length } = longestAt(words, at);
    for (const occupation of occupations) found.add(occupation);
    at += Math.max(1, length);
  }
  const special = [...found].filter((number) => !occupationGraph().occupations[number]?.general);
  return (special.length > 0 ? special : [...found]).sort((a, b) => a - b);
}

/** The longest name at a place; several when more than one occupation has it. */
function longestAt(words: readonly string[], at: number): { occupations: number[]; length: number } {
  const { byWord, byBeginning } = occupationGraph();
  const word = words[at] ?? "";
  let length = 0;
  let exactness = 0;
  let occupations: number[] = [];
  const consider = (name: { words: readonly NameWord[]; occupation: number }): void => {
    const exact = name.words.reduce((sum, { text }) => sum + text.length, 0);
    if (name.words.length < length || (name.words.length === length && exact < exactness)) return;
    if (!name.words.every((part, index) => fits(part, words[at + index]))) return;
    if (name.words.length > length || exact > exactness) occupations = [];
    length = name.words.length;
    exactness = exact;
    occupations.push(name.occupation);
  };
  for (const name of byWord.get(word) ?? []) consider(name);
  for (let end = 1; end <= word.length; end += 1)
    for (const name of byBeginning.get(word.slice(0, end)) ?? []) consider(name);
  return { occupations, length };
}

function fits({ text, open }: NameWord, word: string | undefined): boolean {
  return word !== undefined && (open ? word.startsWith(text) : word === text);
}

/**
 * 0-1: how close a role is to a job, of whose occupations each is compared with the nearest of the role's;
 * null when either side names none.
 */
export function occupationCloseness(role: readonly number[], job: readonly number[]): number | null {
  if (role.length === 0 || job.length === 0) return null;
  const { closeness, occupations } = occupationGraph();
  let sum = 0;
  for (const wanted of job) {
    let best = 0;
    for (const held of role) best = Math.max(best, closeness[held * occupations.length + wanted] ?? 0);
    sum += best;
  }
  return sum / job.length;
}

/** The groups of the skill graph that belong to any of the occupations. */
export function ownGroups(numbers: readonly number[]): ReadonlySet<string> {
  const { occupations } = occupationGraph();
  return new Set(numbers.flatMap((number) => occupations[number]?.skills ?? []));
}

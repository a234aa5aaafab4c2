import { memoise } from "../memoise.ts";
import { tokenise } from "../skills/text/tokenise.ts";
import { occupationGraph } from "./occupation-graph.ts";
import type { OccupationName } from "./occupation-names.ts";
import type { NameWord } from "./parse-occupations.ts";

const MAX_TITLE_WORDS = 24;

/** The occupations that a title names, by number, in rising order; none when no name is known. */
export function findOccupations(title: string): readonly number[] {
  const words = wordsOf(title);
  const hits = hitsIn(WHOLE_TITLES.get(words.join(" ")) ?? words);
  const named = hits.filter(({ name }) => !name.sector);
  return withoutGeneral(named.length > 0 ? named : hits);
}

/** Words that name an occupation only where nothing else stands in the title: a "Model Maker" models nothing. */
const WHOLE_TITLES: ReadonlyMap<string, readonly string[]> = new Map([["model", ["fashion", "model"]]]);

/** The occupations that the name of an employer tells by its business: a bank, a hotel, a supermarket. */
export function findSectors(employer: string): readonly number[] {
  return withoutGeneral(hitsIn(wordsOf(employer)).filter(({ name }) => name.sector));
}

/** Nor what another one is a kind of: the driver of a taxi is a taxi driver. */
function withoutGeneral(hits: readonly Hit[]): readonly number[] {
  const { occupations, wider } = occupationGraph();
  const found = [...new Set(hits.map(({ name }) => name.occupation))];
  const said = new Set(found.flatMap((number) => wider[number] ?? []));
  const special = found.filter((number) => !occupations[number]?.general && !said.has(number));
  return (special.length > 0 ? special : found).sort((a, b) => a - b);
}

function wordsOf(text: string): readonly string[] {
  const tokens = tokenise(text, MAX_TITLE_WORDS);
  return tokens.flatMap(({ symbol, norm, start }, index) => {
    const before = tokens[index - 1];
    const isForm = before?.end === start && BEFORE_FORMS.has(before.norm) && OTHER_FORMS.has(norm);
    const isTime = norm === HOURS && before !== undefined && FIGURE.test(before.norm);
    return symbol || isForm || isTime ? [] : [norm];
  });
}

/** "12 hr shift" has nothing to do with human resources. */
const HOURS = "hr";
const FIGURE = /^\d+$/;

const BEFORE_FORMS: ReadonlySet<string> = new Set(["/", "(", "·", ":", "*", "_"]);

/** What follows a sign to address women and men alike: "Técnico/a de laboratorio", "Infirmier(ère)", "(m/w/d)". */
const OTHER_FORMS: ReadonlySet<string> = new Set(
  "a o as os e es ne nes se ses te ve fe nne enne esse eure ale in innen ra ere iere rice trice euse euses ice m w f h d x".split(
    " ",
  ),
);

interface Hit {
  readonly name: OccupationName;
  /** The places of its words. */
  readonly places: readonly number[];
}

function hitsIn(words: readonly string[]): readonly Hit[] {
  const hits: Hit[] = [];
  let isSpread = false;
  let next = 0;
  for (let at = 0; at < words.length; at += 1) {
    const names = namesAt(words[at] ?? "");
    isSpread = addSpread(names, words, hits) || isSpread;
    if (at < next) continue;
    const longest = longestOf(names, words, at);
    if (longest[0]?.words.length === 1 && isRank(words, at)) continue;
    const length = longest[0]?.words.length ?? 1;
    const places = Array.from({ length }, (_, index) => at + index);
    for (const name of longest) hits.push({ name, places });
    next = at + length;
  }
  return isSpread ? hits.filter((hit) => !hits.some((other) => takes(other, hit))) : hits;
}

/** Adds the names whose words may stand anywhere in the title, where all of them do. Returns whether there were any. */
function addSpread(names: readonly OccupationName[], words: readonly string[], hits: Hit[]): boolean {
  const before = hits.length;
  for (const name of names) {
    if (!name.spread) continue;
    const places = name.words.map((part) => words.findIndex((word) => fits(part, word)));
    if (!places.includes(-1)) hits.push({ name, places });
  }
  return hits.length > before;
}

/** "Chef de service", "Cheffe d'équipe": who leads, and no cook; "chef de partie" is a name of its own. */
function isRank(words: readonly string[], at: number): boolean {
  return FRENCH_HEADS.has(words[at] ?? "") && FRENCH_OF.has(words[at + 1] ?? "");
}

const FRENCH_HEADS: ReadonlySet<string> = new Set(["chef", "cheffe"]);
const FRENCH_OF: ReadonlySet<string> = new Set(["de", "d", "du", "des"]);

/** "Animal Clinic Nurse" is no nurse: a name of more words takes those of a shorter one. */
function takes(other: Hit, { places }: Hit): boolean {
  return other.places.length > places.length && places.every((place) => other.places.includes(place));
}

/** Some 2 MB of words; those of titles and texts repeat. */
const WORDS_KEPT = 20_000;

/** The names whose first word is this one, or begins or ends it. */
const namesAt = memoise((word: string) => occupationGraph().names.at(word), WORDS_KEPT);

/** The longest name at a place; several when more than one occupation has it. */
function longestOf(names: readonly OccupationName[], words: readonly string[], at: number): OccupationName[] {
  let length = 0;
  let exactness = 0;
  let longest: OccupationName[] = [];
  for (const name of names) {
    if (name.spread || name.words.length < length) continue;
    if (name.words.length === length && name.exactness < exactness) continue;
    if (!name.words.every((part, index) => fits(part, words[at + index]))) continue;
    if (name.words.length > length || name.exactness > exactness) longest = [];
    length = name.words.length;
    exactness = name.exactness;
    longest.push(name);
  }
  return longest;
}

export function fits({ text, open, ending }: NameWord, word: string | undefined): boolean {
  if (word === undefined) return false;
  if (ending) return word.length > text.length && word.endsWith(text);
  return open ? word.startsWith(text) : word === text;
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

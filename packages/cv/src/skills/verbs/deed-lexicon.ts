import { addTo } from "../../multi-map.ts";
import { WordSet } from "../../word-set.ts";
import { type Entry, entriesOf, type PatternIndex } from "../graph/pattern-index.ts";
import { normaliseToken } from "../text/normalise-token.ts";
import { type Token, tokenise } from "../text/tokenise.ts";
import { DEED_FILES } from "./deed-data/index.ts";
import { isIrregular, keyOfVerb } from "./verb-key.ts";

/** What a deed is done to. */
export interface DeedObject {
  readonly head: readonly Word[];
  /** What stands some words behind the head; null where the head is all. */
  readonly tail: readonly Word[] | null;
  /** It may go on, or be left out. */
  readonly open: boolean;
}

type Word = WordSet;

export interface Deed {
  /** The name in the graph. */
  readonly name: string;
  /** It yields to a name that says more of the object. */
  readonly broad: boolean;
  /** Behind the verb: "up" of "cashed up". */
  readonly particles: readonly string[];
  readonly objects: readonly DeedObject[];
}

/** Words that many deeds share. */
const SHARED: Readonly<Record<string, string>> = {
  CLEAN: "clean wash scrub wipe mop disinfect sanitise hose",
  WRITE: "write write_up keep complete fill_in record",
  STACK: "stack fill restock refill top_up replenish work stock",
  COOK: "cook prepare",
  CLIENT: "client/patient/resident/person/pensioner/elderly/adult/child/user/them/bedridden",
  PATIENT: "patient/resident/client",
  RESIDENT: "resident/child/baby",
  ANIMAL: "animal/dog/cat/horse/pony/pet/calf/lamb/pig/hen/chicken/cattle/sheep/goat/rabbit/fish",
};

/** Past tenses beside those of `verb-key`. */
const PAST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rang: "ring",
    rung: "ring",
    sent: "send",
    held: "hold",
    met: "meet",
    told: "tell",
    spoke: "speak",
    brought: "bring",
    shown: "show",
    got: "get",
    found: "find",
    lent: "lend",
    rode: "ride",
    fought: "fight",
    won: "win",
    sat: "sit",
    shook: "shake",
    underwrote: "underwrite",
    underwritten: "underwrite",
    calved: "calve",
    fed: "feed",
    bled: "bleed",
    bred: "breed",
    broke: "break",
    broken: "break",
    burnt: "burn",
    slung: "sling",
    chose: "choose",
  }),
);

const PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    children: "child",
    people: "person",
    men: "man",
    women: "woman",
    feet: "foot",
    teeth: "tooth",
    shelve: "shelf",
    calve: "calf",
    knive: "knife",
    loave: "loaf",
    scarve: "scarf",
  }),
);

const keys = new Map<string, string>();

/** Equal for all forms of a verb. */
export function keyOfDeed(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const base = PAST.get(word) ?? word;
  // "Feed" and "weed" are no pasts of "fe" and "we".
  const key = base.endsWith("eed") ? base : keyOfVerb(base);
  if (keys.size < MOST_KEYS) keys.set(word, key);
  return key;
}

/** "Cleaned", "took". */
export function isPast(token: Token | undefined): boolean {
  return token !== undefined && (token.norm.endsWith("ed") || isIrregularPast(token.norm));
}

/** "Took", "sold": a past that no ending tells. */
export function isIrregularPast(word: string): boolean {
  return PAST.has(word) || isIrregular(word);
}

const MOST_KEYS = 20_000;

/** A word of an object, in the singular. */
export function objectWord(norm: string): string {
  return PLURALS.get(norm) ?? (/^[a-z]{2,3}s$/.test(norm) && !/[su]s$/.test(norm) ? norm.slice(0, -1) : norm);
}

let lexicon: ReadonlyMap<string, readonly Deed[]> | null = null;

/** Deeds by the key of their verb. */
export function deedsOf(key: string): readonly Deed[] | undefined {
  lexicon ??= readDeeds(DEED_FILES);
  return lexicon.get(key);
}

function readDeeds(files: readonly string[]): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  for (const line of files.join("\n").split("\n")) {
    const at = line.indexOf(" : ");
    if (at < 0 || line.startsWith("//")) continue;
    const broad = line.startsWith("~");
    const name = line.slice(broad ? 1 : 0, at);
    for (const part of line.slice(at + 3).split(" ; ")) {
      const [verbs = "", objects = ""] = part.split(" > ");
      const read = objects.split(",").map((object) => readObject(object.trim()));
      for (const verb of verbs.trim().split(/\s+/).flatMap(inFull)) {
        const [base = "", ...particles] = verb.split("_");
        const key = keyOfDeed(normaliseToken(base));
        const deed = { name, broad, particles: particles.map(normaliseToken), objects: read };
        addTo(found, key, deed);
      }
    }
  }
  return found;
}

function inFull(verb: string): string[] {
  return (SHARED[verb] ?? verb).split(" ");
}

function readObject(text: string): DeedObject {
  if (text === ".") return { head: [], tail: null, open: false };
  const open = text.endsWith("+");
  const [head = "", tail] = (open ? text.slice(0, -1) : text).split("..");
  return { head: wordsOf(head), tail: tail === undefined ? null : wordsOf(tail), open };
}

function wordsOf(text: string): Word[] {
  const parts = text
    .trim()
    .split(/\s+/)
    .filter((part) => part !== "");
  return parts.flatMap((part) => {
    const choices = (SHARED[part] ?? part)
      .split("/")
      .map((choice) => tokenise(choice).map(({ norm }) => norm));
    // "E-mail" is one word, "add-on" the two that a text makes of it.
    const longest = Math.max(...choices.map((words) => words.length));
    return Array.from(
      { length: longest },
      (_, at) => new WordSet(choices.flatMap((words) => words[at] ?? []).map(objectWord)),
    );
  });
}

/** The skill of a deed, as the graph has it; null for a name that it does not have. */
export function entryOfDeed(index: PatternIndex, name: string): Entry | null {
  const words = tokenise(name).map(({ norm }) => norm);
  return (
    entriesOf(index, words[0] ?? "").find(
      (entry) =>
        entry.pattern.skill !== null &&
        !entry.pattern.alias.foreign &&
        entry.words.length === words.length &&
        entry.words.every((word, at) => word === words[at]),
    ) ?? null
  );
}

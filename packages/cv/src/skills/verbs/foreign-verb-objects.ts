import { entriesOf, type Pattern, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit } from "../names/read-run.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit, isNewSkill, isTaken } from "./composed-hits.ts";
import {
  type Form,
  type FormTable,
  type Found,
  foreignLexicon,
  formsAt,
  type Lexicon,
  sameForms,
} from "./foreign-lexicon.ts";
import { isLink } from "./foreign-words.ts";
import { isActivity } from "./named-object.ts";
import { separableAt } from "./separable-verbs.ts";

/** Letters and words that English does not have, and long words: other texts need no look. */
const FOREIGN =
  /[À-ɏ\u0600-\u06ff\u0900-\u0dff]|\b(?:de|des|du|le|la|les|et|una|os|com|para|con|gli|je|ich|o|e|y|di|del|della|dei|da|do|von|van|der|die|und|el|los|il|het|een|en|auf|aus|ein|zu|durch|toe|aan|am|im|mit|nach|bei|beim|vom|zur|zum|naar|voor|met|bij|op)\b|[a-z]{12}/i;
/** "Kunden beraten", "Repariere Pumpen", "olie ververst": a verb of German or Dutch, without a small word. */
const GERMANIC_VERB =
  /[a-z](?:ieren?|iert|eerd|eln)\b|\bge[a-z]{3,}(?:[td]|en)\b|\b(?:be|ver|er)[a-z]{3,}(?:[td]|en|e)\b|[a-z]{3}en(?=[,.;]|$)|^[A-Z][a-z]{3,}e [A-Z]/;
const ENGLISH = /\b(?:the|and|of|to|with|for|by|from|my|our|on|an?|in|at)\b/i;
/** Where the verb comes after its object, and where it may. */
const VERB_LAST: ReadonlySet<string> = new Set(["hi", "si", "ta"]);
const VERB_EITHER: ReadonlySet<string> = new Set(["de", "nl"]);
const CONJUNCTION: ReadonlySet<string> = new Set(
  "und oder sowie et ou y o e ed en of और एवं तथा व සහ හා மற்றும்".split(" "),
);
const MAX_LINKS = 3;
/** Adjectives behind an object, before the next one: "moteurs diesel et pompes". */
const MAX_ADJECTIVES = 2;
const ADJECTIVE = /^[a-z]{3,}(?:e|en|er|em|es)$/;
/** Between a verb and its object: how many, which. */
const DETERMINER =
  /^(?:\d+|deux|troi|quatre|cinq|six|dix|plusieur|nouveaux|nouvelle|jeune|notre|no|me|do|tre|cuatro|cinco|sei|diez|vario|varia|nuevo|nueva|nuestro|nuestra|doi|dua|quatro|dez|novo|nova|nosso|nossa|due|quattro|cinque|dieci|nuovi|nuove|nostri|tou|toute|todo|toda|tutti|tutte)s?$/;
/** "Inspection quotidienne du véhicule": behind the noun of the Latin languages, before its object. */
const OF = /^(?:de|du|des|d|do|da|dos|das|del|della|dello|dei|degli|delle|dell|di)$/;
const MIN_COMPOUND = 9;
const COMPOUND_JOINT = /(?:en|er|es|[sne])$/;

/** What one place may say, in any of the languages. */
interface Item {
  readonly found: readonly Found[];
  readonly from: number;
  readonly to: number;
}

interface Row {
  readonly items: readonly Item[];
  readonly to: number;
}

/**
 * "Pose de chaudières", "Kessel montieren", "Kesselmontage", "पाइप की मरम्मत": an activity with its objects in another
 * language, put together to the English name that the graph has.
 */
export function foreignVerbObjects(
  index: PatternIndex,
  text: string,
  tokens: readonly Token[],
  taken: readonly Hit[],
): Hit[] {
  if (!FOREIGN.test(text) && (!GERMANIC_VERB.test(text) || ENGLISH.test(text))) return [];
  const lexicon = foreignLexicon();
  const hits: Hit[] = [];
  const add = (verb: Form, object: Form, from: number, to: number) => {
    if (verb.language !== object.language) return;
    const pattern = composed(index, verb, object);
    if (!pattern) return;
    const { skill, alias } = pattern;
    if (!isNewSkill(skill, taken, hits)) return;
    // "Preparava refeições" is the preparation of meals, and not of food besides.
    if (hits.some((hit) => hit.from === from && hit.to === to)) return;
    if (isTaken(taken, { from, to })) return;
    hits.push(composedHit({ skill, alias }, tokens, { from, to }));
  };
  for (let at = 0; at < tokens.length; at += 1) {
    for (const { verb, object } of compoundsAt(lexicon, tokens[at])) add(verb, object, at, at + 1);
    addVerbsFirst(lexicon, tokens, at, add);
    addObjectsFirst(lexicon, tokens, at, add);
    addSeparable(lexicon, tokens, at, add);
  }
  return hits;
}

type Add = (verb: Form, object: Form, from: number, to: number) => void;

/** "Preparava e serviva pasti": a row of verbs and the row of their objects. */
function addVerbsFirst(lexicon: Lexicon, tokens: readonly Token[], at: number, add: Add): void {
  const verbs = rowAt(lexicon.verbs, tokens, at);
  const objects = verbs && objectsAfter(lexicon, verbs, tokens);
  for (const { verb, object } of pairs(verbs, objects)) {
    const from = object === objects?.items[0] ? verb.from : object.from;
    for (const [v, o] of forms(verb, object)) if (!VERB_LAST.has(v.language)) add(v, o, from, object.to);
  }
}

/** "Datenbanken entworfen und gepflegt": the row of the objects, and then that of the verbs. */
function addObjectsFirst(lexicon: Lexicon, tokens: readonly Token[], at: number, add: Add): void {
  const done = rowAt(lexicon.objects, tokens, at);
  const doing = done && rowAt(lexicon.verbs, tokens, afterLinks(tokens, done.to));
  for (const { verb, object } of pairs(ofOneForm(doing), done)) {
    const to = object === done?.items.at(-1) ? verb.to : object.to;
    for (const [v, o] of forms(verb, object))
      if (VERB_LAST.has(v.language) || VERB_EITHER.has(v.language)) add(v, o, object.from, to);
  }
}

/** "Datenbanken entworfen, Tests geschrieben": behind a participle only participles go on. */
function ofOneForm(verbs: Row | null): Row | null {
  const isDone = (item: Item | undefined) => item?.found.some((one) => one.isDone) ?? false;
  const first = verbs?.items[0];
  if (verbs === null || !isDone(first)) return verbs;
  const end = verbs.items.findIndex((item) => !isDone(item));
  return { ...verbs, items: end < 0 ? verbs.items : verbs.items.slice(0, end) };
}

/** "Führte Wartungen durch", "sloot ketels aan": every object between the verb and its particle. */
function addSeparable(lexicon: Lexicon, tokens: readonly Token[], at: number, add: Add): void {
  const separable = separableAt(tokens, at);
  if (separable === null) return;
  const verbs = formsAt(lexicon.verbs, [separable.infinitive], 0);
  for (let object = at + 1; object < separable.end; object += 1)
    for (const { form: thing, to } of formsAt(lexicon.objects, tokens, object))
      for (const { form } of verbs) if (VERB_EITHER.has(form.language)) add(form, thing, object, to);
}

/** The objects behind the verbs, which adjectives of German and Dutch may precede: "von warmen und kalten Speisen". */
function objectsAfter(lexicon: Lexicon, verbs: Row, tokens: readonly Token[]): Row | null {
  const isDescribed = OF.test(tokens[verbs.to + 1]?.norm ?? "") && !rowAt(lexicon.objects, tokens, verbs.to);
  let at = afterLinks(tokens, isDescribed ? verbs.to + 1 : verbs.to);
  for (let skipped = 0; skipped < 2 && DETERMINER.test(tokens[at]?.norm ?? ""); skipped += 1) at += 1;
  const isInflected = verbs.items.some(({ found }) =>
    found.some(({ form }) => VERB_EITHER.has(form.language)),
  );
  for (let skipped = 0; skipped <= MAX_ADJECTIVES; skipped += 1) {
    const row = rowAt(lexicon.objects, tokens, at, MAX_ADJECTIVES);
    const word = tokens[at]?.norm ?? "";
    if (row || !isInflected || !(ADJECTIVE.test(word) || CONJUNCTION.has(word))) return row;
    at += 1;
  }
  return rowAt(lexicon.objects, tokens, at, MAX_ADJECTIVES);
}

function pairs(verbs: Row | null, objects: Row | null): { verb: Item; object: Item }[] {
  return (verbs?.items ?? []).flatMap((verb) => (objects?.items ?? []).map((object) => ({ verb, object })));
}

function forms(verb: Item, object: Item): (readonly [Form, Form])[] {
  return verb.found.flatMap((v) => object.found.map((o) => [v.form, o.form] as const));
}

/** Longer rows are no sentence; each of their words begins a row of its own. */
const MOST_ITEMS = 50;

/** Words of the table joined by commas and conjunctions. */
function rowAt(table: FormTable, tokens: readonly Token[], from: number, adjectives = 0): Row | null {
  const items: Item[] = [];
  let at = from;
  let end = from;
  while (items.length < MOST_ITEMS) {
    const found = formsAt(table, tokens, at);
    if (found.length === 0) break;
    const to = Math.max(...found.map((one) => one.to));
    items.push({ found: found.filter((one) => one.to === to), from: at, to });
    end = to;
    const joint = jointAfter(tokens, to, adjectives);
    if (joint === null) break;
    at = afterLinks(tokens, joint + 1);
  }
  return items.length === 0 ? null : { items, to: end };
}

function jointAfter(tokens: readonly Token[], from: number, adjectives: number): number | null {
  for (let at = from; at <= from + adjectives; at += 1) {
    const token = tokens[at];
    if (token === undefined) return null;
    if (token.symbol ? /[,،/&]/.test(token.norm) : CONJUNCTION.has(token.norm)) return at;
    if (token.symbol) return null;
  }
  return null;
}

function afterLinks(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at - from < MAX_LINKS && isLink(tokens[at])) at += 1;
  return at;
}

/** "Kesselmontage", "Wundversorgung": the object and the verb in one word. */
function compoundsAt(lexicon: Lexicon, token: Token | undefined): { verb: Form; object: Form }[] {
  if (token === undefined || token.symbol || token.norm.length < MIN_COMPOUND) return [];
  const { norm } = token;
  const isEnding = ({ words }: Form) => {
    const ending = words[0] ?? "";
    return norm.endsWith(ending) && norm.length - ending.length >= 3;
  };
  const endings = lexicon.endings.get(norm.at(-1) ?? "") ?? [];
  return endings.filter(isEnding).flatMap((verb) => {
    const head = norm.slice(0, -(verb.words[0]?.length ?? 0));
    return [head, head.replace(COMPOUND_JOINT, "")]
      .flatMap((word) => sameForms(lexicon.objects, word).filter(({ words }) => words.length === 1))
      .map((object) => ({ verb, object }));
  });
}

/** The name of the graph that is the object with one of the verb's nouns: "boiler" + "installation". */
function composed(index: PatternIndex, verb: Form, object: Form): Pattern | null {
  for (const noun of verb.english) {
    for (const thing of object.english) {
      const name = [...thing, ...noun];
      const entry = entriesOf(index, name[0] ?? "").find(
        ({ words, pattern }) =>
          words.length === name.length && words.every((word, at) => word === name[at]) && isActivity(pattern),
      );
      if (entry) return entry.pattern;
    }
  }
  return null;
}

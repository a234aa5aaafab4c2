import { memoise } from "../../memoise.ts";
import { type Entry, entriesOf, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit } from "../names/read-run.ts";
import { isBreak } from "../text/segments.ts";
import { type Token, tokenise } from "../text/tokenise.ts";
import { composedHit, isNewSkill, isTaken } from "./composed-hits.ts";
import { endOfForeign } from "./foreign-words.ts";
import { STRONG_FORMS, VERBS } from "./germanic-deeds.data.ts";
import { plain, stemOfInfinitive, stemOfParticiple } from "./participles.ts";
import { PARTICLES } from "./separable-verbs.data.ts";

const GERMANIC =
  /[äöüß]|\b(?:ich|und|der|die|das|den|von|mit|bei|beim|auf|aus|zu|zum|zur|ein|ik|het|een|van|met|voor|bij|op|uit|naar)\b/i;
/** "Hecken geschnitten", "Warte Anlagen": without a small word of either language, and none of English. */
const PLAIN = /\bge[a-z]{3,}(?:[td]|en)\b|[a-z]{3}(?:en|te|de)\b|^[A-Z][a-z]{3,}e [A-Z]/;
const ENGLISH = /\b(?:the|and|of|to|with|for|by|from|my|our|on|an?|in|at)\b/i;
/** No clause of a CV is longer, in words. */
const LONGEST = 14;
/** Words of an object before its participle or infinitive. */
const BEFORE = 5;
const SMALL =
  /^(?:ich|ik|wir|wij|und|oder|en|of|der|die|das|den|dem|de|het|een|ein|eine|einen|von|van|fur|voor|mit|met|bei|bij|im|in|am|an|auf|op|aus|uit|zu|te|zum|zur)$/;

interface Verb {
  readonly infinitive: string;
  /** As `stemOfInfinitive` has it, with the particle. */
  readonly stem: string;
  /** What ends a compound that names the activity. */
  readonly nouns: readonly string[];
}

interface Verbs {
  readonly byStem: ReadonlyMap<string, Verb>;
  readonly byForm: ReadonlyMap<string, string>;
}

/** A verb in a clause: its object stands behind it, up to `to`, or in front of it, from `from`. */
interface Place {
  readonly verb: Verb;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

let opened: Verbs | null = null;

function verbs(): Verbs {
  if (opened) return opened;
  const byStem = new Map<string, Verb>();
  for (const line of VERBS) {
    const [infinitive = "", nouns] = line.split(" ");
    const norm = normOf(infinitive);
    const stem = stemOfInfinitive(norm);
    if (stem === null) continue;
    const root = norm.replace(/e?n$/, "");
    const made = nouns?.split(",").map(normOf) ?? [];
    const own = [...made, `${root}ung`, `${root}ing`, `${plain(root)}ing`, norm];
    const known = byStem.get(stem);
    byStem.set(stem, { infinitive: norm, stem, nouns: [...new Set([...(known?.nouns ?? []), ...own])] });
  }
  const byForm = new Map<string, string>();
  for (const [infinitive, forms] of Object.entries(STRONG_FORMS))
    for (const form of forms.split(" "))
      byForm.set(normOf(form), stemOfInfinitive(normOf(infinitive)) ?? form);
  opened = { byStem, byForm };
  return opened;
}

/**
 * "Ich nahm Blut ab", "versorge Wunden", "Rasen angesät", "ik deel medicijnen uit": a verb with its object, in any order,
 * that the graph names by the infinitive ("Blut abnehmen"), in one word ("Wundversorgung") or with "of" ("Abgabe von …").
 */
export function germanicDeeds(
  index: PatternIndex,
  text: string,
  tokens: readonly Token[],
  taken: readonly Hit[],
): Hit[] {
  if (!GERMANIC.test(text) && (!PLAIN.test(text) || ENGLISH.test(text))) return [];
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (const place of placesOf(tokens, at))
      for (const { named, from, to } of deedsAt(index, tokens, place)) {
        const { skill, alias } = named.pattern;
        if (!isNewSkill(skill, taken, hits) || isTaken(taken, { from, to: named.to })) continue;
        hits.push({ ...composedHit({ skill, alias }, tokens, { from, to }), deed: "close" });
      }
  return hits;
}

/** What verb and object name together, and the words from the one to the other. */
interface FoundDeed {
  readonly named: Named;
  readonly from: number;
  readonly to: number;
}

function deedsAt(index: PatternIndex, tokens: readonly Token[], place: Place): FoundDeed[] {
  const { verb, at } = place;
  const found: FoundDeed[] = [];
  const craft = craftOf(index, place, tokens);
  if (craft) found.push({ named: craft, from: at, to: at + 1 });
  for (let object = place.from; object < place.to; object += 1) {
    if (object === at || !mayBeObject(tokens[object])) continue;
    const named = namedBy(index, verb, tokens, object);
    if (named) found.push({ named, from: Math.min(at, object), to: Math.max(at + 1, named.to) });
  }
  return found;
}

function mayBeObject(token: Token | undefined): boolean {
  return token !== undefined && !token.symbol && !SMALL.test(token.norm);
}

/** What the word may be a form of, and how far its clause goes. */
function placesOf(tokens: readonly Token[], at: number): Place[] {
  const token = tokens[at];
  if (token === undefined || token.symbol || token.norm.length < 3) return [];
  const finite = finiteStems(token.norm);
  const places = finite.length === 0 ? [] : placesOfFinite(finite, tokens, at);
  const stem = stemOfParticiple(token.norm) ?? (/n$/.test(token.norm) ? stemOfInfinitive(token.norm) : null);
  const verb = stem === null ? undefined : verbs().byStem.get(stem);
  // "Hecken geschnitten", "Wunden versorgen": these stand behind their objects.
  if (verb) places.push({ verb, at, from: clauseStart(tokens, at), to: at });
  return places;
}

/** "Nahm Blut ab", "versorge Wunden": the objects stand behind the verb, up to its particle. */
function placesOfFinite(stems: readonly string[], tokens: readonly Token[], at: number): Place[] {
  const { byStem } = verbs();
  const end = clauseEnd(tokens, at);
  const particle = particleIn(tokens, at, end);
  return stems.flatMap((stem) => {
    const whole = particle === null ? undefined : byStem.get((tokens[particle]?.norm ?? "") + stem);
    const verb = whole ?? byStem.get(stem);
    return verb ? [{ verb, at, from: at + 1, to: whole ? (particle ?? end) : end }] : [];
  });
}

/** "Nahm", "richtete", "versorge", "verzorg", "deelde": stems that a finite form may be of. */
const finiteStems = memoise(stemsOf, 20_000);

function stemsOf(word: string): readonly string[] {
  const { byStem, byForm } = verbs();
  const strong = byForm.get(word);
  if (strong !== undefined) return [strong];
  const roots = [word, /^(.{2,})e$/, /^(.{2,}?)e?ten?$/, /^(.{2,}?)den?$/].flatMap((form) =>
    typeof form === "string" ? [form] : (form.exec(word)?.[1] ?? []),
  );
  return [...new Set(roots.map(plain))].filter(
    (stem) => stem.length > 1 && (byStem.has(stem) || isBase(stem)),
  );
}

/** What stands before other verbs as particles do: "setzte Motoren instand", "bracht maaltijden rond". */
const ADVERBS: readonly string[] =
  "instand nach mit bei fest los weg hoch rund her hin rond schoon klaar vast mee na om over samen terug open".split(
    " ",
  );

function isParticle(word: string): boolean {
  return PARTICLES.has(word) || ADVERBS.includes(word);
}

const bases = new Set<string>();

/** The stem is that of a verb of the table without its particle: "nehm" of "abnehmen". */
function isBase(stem: string): boolean {
  if (bases.size === 0)
    for (const full of verbs().byStem.keys())
      for (const particle of [...PARTICLES, ...ADVERBS])
        if (full.startsWith(particle)) bases.add(full.slice(particle.length));
  return bases.has(stem);
}

function clauseEnd(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  for (; end < at + LONGEST; end += 1) {
    const token = tokens[end];
    if (token === undefined || (token.symbol && /[.;:!?|()]/.test(token.norm))) break;
  }
  return end;
}

/** The particle that ends the clause of the verb: it stands before a comma, a conjunction or the end. */
function particleIn(tokens: readonly Token[], at: number, end: number): number | null {
  for (let place = at + 2; place < end; place += 1) {
    const next = tokens[place + 1];
    if (isParticle(tokens[place]?.norm ?? "") && (next === undefined || isBreak(next))) return place;
  }
  return null;
}

function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && at - start < BEFORE && tokens[start - 1]?.symbol === false) start -= 1;
  return start;
}

interface Named {
  readonly pattern: Entry["pattern"];
  readonly to: number;
}

function namedBy(index: PatternIndex, verb: Verb, tokens: readonly Token[], object: number): Named | null {
  return namedInWords(index, verb, tokens, object) ?? namedInOneWord(index, verb, tokens, object);
}

/** "Blut abnehmen": the object, and behind it the infinitive of the verb. */
function namedInWords(
  index: PatternIndex,
  verb: Verb,
  tokens: readonly Token[],
  object: number,
): Named | null {
  const word = tokens[object]?.norm ?? "";
  const { exact, inflected } = index.namesOf(word);
  for (const entry of [...exact, ...inflected]) {
    const { words, pattern } = entry;
    const last = words.at(-1) ?? "";
    if (words.length < 2 || !counts(entry) || !last.endsWith("n") || stemOfInfinitive(last) !== verb.stem)
      continue;
    const to = endOfForeign(words.slice(0, -1), tokens, object);
    if (to !== null) return { pattern, to };
  }
  return null;
}

/** "Wundversorgung": the object and a noun of the verb. */
function namedInOneWord(
  index: PatternIndex,
  verb: Verb,
  tokens: readonly Token[],
  object: number,
): Named | null {
  const word = tokens[object]?.norm ?? "";
  const stems = [word, word.replace(/(?:en|er|n|e|s)$/, "")];
  for (const noun of verb.nouns) {
    for (const stem of new Set(stems))
      for (const joint of JOINTS) {
        const entry = entriesOf(index, stem + joint + noun).find(
          (one) => one.words.length === 1 && counts(one),
        );
        if (entry) return { pattern: entry.pattern, to: object + 1 };
      }
  }
  return null;
}

/** Fields where a verb alone tells what was done: "schweißte Gestelle", "zaagde en schaafde hout". */
const BY_HAND: ReadonlySet<string> = new Set("trades agriculture manufacturing construction".split(" "));

const MIN_CRAFT = 5;

/** The activity that the verb's own infinitive names, where the text has another form of it. */
function craftOf(index: PatternIndex, { verb, at, to }: Place, tokens: readonly Token[]): Named | null {
  const word = tokens[at]?.norm ?? "";
  // "Mes" is a knife in Dutch, and "mine" in French.
  if (word.length < MIN_CRAFT || word === verb.infinitive) return null;
  if (to > at && tokens[at + 1]?.symbol !== false) return null;
  const entry = entriesOf(index, verb.infinitive).find(
    (one) => one.words.length === 1 && counts(one) && BY_HAND.has(one.pattern.skill?.field ?? ""),
  );
  return entry ? { pattern: entry.pattern, to: at + 1 } : null;
}

const JOINTS: readonly string[] = ["", "s", "n", "en", "e", "er"];

function counts({ pattern }: Entry): boolean {
  return pattern.alias.foreign === true && pattern.skill !== null && pattern.skill.class !== "tool";
}

function normOf(word: string): string {
  return tokenise(word)[0]?.norm ?? word;
}

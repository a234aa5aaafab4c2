import type { Hit, ReadRun } from "../names/read-run.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { withoutAccents } from "../text/normalise-token.ts";
import { endsSegment, fillsSegment, isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import {
  ANY_WORK,
  COMPOUND,
  GENITIVE,
  INFINITIVE,
  LOOSE,
  NO_COMPOUND,
  NOUN,
  OF,
  VAGUE,
} from "./foreign-activities.data.ts";

const MAX_LENGTH = 42;
/** Content words of a name, the noun of the activity among them. */
const MAX_WORDS = 4;
/** So many names in one sentence vouch for each other. */
const ROW = 2;
/** Shorter words are no part of a name. */
const MIN_WORD = 3;
/** A noun that stands alone. */
const MIN_NOUN = 6;

/**
 * Activities that a CV in German, French, Spanish, Portuguese, Italian or Dutch names by a noun or an infinitive and
 * that the graph does not know: "pose de liteaux", "Kehren von Rauchrohren", "Bissschienen tiefziehen", "dakpannen
 * leggen". They are whole pieces of a sentence beside a sure skill, or two of them beside each other.
 */
export function foreignActivities(read: ReadRun): TextRange[] {
  const { tokens, negated, hits, run } = read;
  const pieces = piecesOf(tokens).filter((piece) => isNamed(piece, tokens, run.text));
  const free = pieces.filter(({ from, to }) => !hits.some((hit) => hit.to > from && hit.from < to));
  const isVouched = hits.some((hit) => isSure(hit, read)) || pieces.length >= ROW;
  if (!isVouched) return [];
  return free.flatMap(({ from, to }) => {
    const range = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    return isWithin(negated, range.start) || range.end - range.start > MAX_LENGTH ? [] : [range];
  });
}

function isSure({ verdict, skill, from, to }: Hit, { tokens }: ReadRun): boolean {
  return verdict === "yes" && skill.class === "domain" && (to - from > 1 || fillsSegment(tokens, from, to));
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** From one break of the sentence to the next, or to a preposition; sentences of one long clause have none. */
function piecesOf(tokens: readonly Token[]): Piece[] {
  const found: Piece[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const before = tokens[from - 1];
    if (tokens[from]?.symbol || (before !== undefined && !isBreak(before))) continue;
    let to = from;
    while (to < tokens.length && !isEnd(tokens, from, to)) to += 1;
    found.push({ from, to });
  }
  return found;
}

/** "Von" and "di" link a name, and end one that has no noun to link to. */
function isEnd(tokens: readonly Token[], from: number, to: number): boolean {
  return to > from && endsSegment(tokens, to) && !OF.test(tokens[to]?.norm ?? "");
}

/** What is done in every office says nothing where it stands alone. */
const OF_OFFICES =
  /^(?:recep[ct]|atenc|accueil|gest|coordin|organi|planif|admin|document|comunic|communic|capacit|form[ai]|prepar|verwalt|betreu|berat|bearbeit|automat|recuper|negoci|comerci|elabor|supervi|particip)/;

/** "Pivotage", "desbaste": a single noun of what is done. */
export function isNounOfDeed(word: string): boolean {
  const small = withoutAccents(word);
  // German and Dutch plurals end as infinitives do, and "Waldtage" as "huilage".
  if (small.length < MIN_NOUN || INFINITIVE.test(small) || small.endsWith("tage") || OF_OFFICES.test(small))
    return false;
  return NOUN.test(small) && !ANY_WORK.test(small) && !VAGUE.test(small) && !LOOSE.test(small);
}

function isNamed({ from, to }: Piece, tokens: readonly Token[], text: string): boolean {
  const words = tokens.slice(from, to).map(({ start, end }) => text.slice(start, end));
  const small = words.map(withoutAccents);
  if (small.some((word) => LOOSE.test(word))) return false;
  const content = words.filter((_, at) => !OF.test(small[at] ?? ""));
  if (
    content.length > MAX_WORDS ||
    !content.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word) && word.length >= MIN_WORD)
  )
    return false;
  const [head = "", next = ""] = small;
  if (small.some((word) => VAGUE.test(word))) return false;
  if (content.length === 1) return words.length === 1 && isCompound(words[0] ?? "");
  // "Pose de liteaux", "Kehren von Rauchrohren", "leggen van dakpannen"
  if (OF.test(next))
    return NOUN.test(head) && !ANY_WORK.test(head) && (!INFINITIVE.test(head) || GENITIVE.test(next));
  // "Bissschienen tiefziehen", "dakpannen leggen"
  return words.length === 2 && isDone(words);
}

/** "Zählersetzung", "Lagerarbeiten": a long German noun of what is done. */
function isCompound(word: string): boolean {
  return COMPOUND.test(word) && !NO_COMPOUND.test(word);
}

/** A German or Dutch infinitive behind its object. */
function isDone([object = "", verb = ""]: readonly string[]): boolean {
  return (
    /^(?!inbegre|(?:an|auf|ein|aus|ab|tief|aan|op|uit|in)?ge\p{Ll}{4})\p{Ll}{4,}(?:en|ern|eln)$/u.test(
      verb,
    ) &&
    /^\p{L}{5,}$/u.test(object) &&
    !/(?:e|ige|lijke|lich|liche[nrs]?|ische[nrs]?|ige[nrs]?)$/.test(object.toLowerCase())
  );
}

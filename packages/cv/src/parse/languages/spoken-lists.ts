import type { LineView } from "../text/cv-text.ts";
import type { Token } from "../text/tokens.ts";
import { findLanguageNames } from "./find-language-names.ts";
import { levelAt } from "./language-levels.ts";

/** Part of a line whose languages are those of the person. */
interface SpokenList {
  /** The line with no more tokens than these. */
  readonly view: LineView;
  /** Something is said of one of them: a level, a remark in brackets, that they are spoken. */
  readonly isRemarked: boolean;
}

/**
 * "Sinhala (native), English (work), Tamil (getting there)", "I speak Dutch and some German": sentences that hold little
 * but languages, wherever they stand.
 */
export function spokenLists(view: LineView): readonly SpokenList[] {
  if (findLanguageNames(view.tokens).length === 0) return [];
  const sentences = sentencesIn(view);
  const found = sentences.map((tokens) => listIn(view, tokens));
  const isToldOf = found.some((lists) => lists.some(({ isRemarked }) => isRemarked));
  return found.flatMap((lists, at) => {
    const tokens = sentences[at] ?? [];
    // "Breton : je comprends" behind "Anglais : bon niveau".
    return lists.length === 0 && isToldOf && isLabelled(tokens)
      ? [{ view: { ...view, tokens }, isRemarked: true }]
      : lists;
  });
}

/** "Breton: …", "Dutch – …". */
function isLabelled(tokens: readonly Token[]): boolean {
  const [named] = findLanguageNames(tokens);
  return named?.first === 0 && /^[:-]$/.test(tokens[named.last]?.text ?? "");
}

function listIn(view: LineView, tokens: readonly Token[]): readonly SpokenList[] {
  const part = { ...view, tokens };
  const verb = tokens.findIndex(({ text }) => SPEAKS.test(text));
  if (verb >= 0 && tokens.slice(0, verb).every(({ text }) => SPEAKER.has(text)))
    return spokenBehind(part, verb);
  if (isAbility(tokens)) return [{ view: part, isRemarked: true }];
  if (isListOnly(part)) return [{ view: part, isRemarked: isRemarked(tokens) }];
  return isListWithRemark(tokens) ? [{ view: part, isRemarked: true }] : [];
}

/** "Sinhala mother language", "English can understand little", "Tamil speaking is good": a language, and how well it is known. */
function isAbility(tokens: readonly Token[]): boolean {
  const [named] = findLanguageNames(tokens);
  if (named?.first !== 0 || tokens.length > MOST_OF_ABILITY) return false;
  const behind = tokens.slice(named.last);
  const isLevel = behind.some((_, at) => levelAt(behind, at) > 0);
  const [mark, after] = behind;
  const next = mark?.text === ":" || mark?.text === "-" ? after : mark;
  if (next === undefined || !(KNOWS.has(next.text) || levelAt(behind, next === mark ? 0 : 1) > 0))
    return false;
  return isLevel || behind.some(({ text }, at) => ABILITY.has(text) || isGrade(behind, at));
}

const MOST_OF_ABILITY = 12;
const KNOWS: ReadonlySet<string> = new Set(
  "can is i my speaking reading writing knowledge speak read write understand".split(" "),
);
const ABILITY: ReadonlySet<string> = new Set(
  "speak read write understand speaking understanding little medium".split(" "),
);

/** Lines that name languages and say no more than how well and where they are spoken: "Twi at home, English at work". */
export function areLanguagesOnly(lines: readonly LineView[]): boolean {
  const pieces: Token[][] = [[]];
  let depth = 0;
  for (const token of lines.flatMap(({ tokens }) => tokens)) {
    if (token.text === "(") depth++;
    if (depth === 0 && /^(?:[,;.|/•·]|and)$/.test(token.text)) pieces.push([]);
    else if (depth === 0) pieces.at(-1)?.push(token);
    if (token.text === ")") depth = Math.max(0, depth - 1);
  }
  const told = pieces.filter((piece) => piece.length > 0);
  return told.length >= 2 && told.every(isLanguageOnly);
}

function isLanguageOnly(tokens: readonly Token[]): boolean {
  const [named] = findLanguageNames(tokens);
  if (named === undefined || tokens.length > MOST_OF_ABILITY) return false;
  const next = tokens[named.last];
  const isSmall = (at: number) => SMALL.has(tokens[at]?.text ?? "") || levelAt(tokens, at) > 0;
  if (!range(0, named.first).every(isSmall)) return false;
  return next === undefined || isSmall(named.last) || isGrade(tokens, named.last) || KNOWS.has(next.text);
}

/** "English, Afrikaans and isiXhosa enough to ask the way": three languages or more, and how far the last one goes. */
function isListWithRemark(tokens: readonly Token[]): boolean {
  const named = findLanguageNames(tokens, true);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || named.length < 3) return false;
  if (first.first > 0 || tokens.length - last.last > MOST_OF_ABILITY) return false;
  const ofNames = new Set(named.flatMap((one) => range(one.first, one.last)));
  const isBetween = (at: number) =>
    ofNames.has(at) || /^(?:[,&/]|and|et|und|y|e|en)$/.test(tokens[at]?.text ?? "");
  return range(0, last.last).every(isBetween) && SMALL.has(tokens[last.last]?.text ?? "");
}

/** The tokens of each sentence; a stop in brackets ends none. */
export function sentencesIn({ tokens }: LineView): readonly (readonly Token[])[] {
  const sentences: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text === "(") depth++;
    if (token.text === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && /^[.;!?]$/.test(token.text)) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** Two languages or more, or one behind its level, and beside them only levels, small words and brackets. */
function isListOnly({ tokens }: LineView): boolean {
  if (!isListOrLevelled(tokens)) return false;
  // "Twi, Ga and English": beside others the short names are languages too.
  const named = new Set(findLanguageNames(tokens, true).flatMap(({ first, last }) => range(first, last)));
  let depth = 0;
  for (let at = 0; at < tokens.length; ) {
    const { kind, text } = tokens[at] ?? { kind: "mark", text: "" };
    if (text === "(") depth++;
    if (text === ")") depth--;
    const isOwn = depth > 0 || kind === "mark" || named.has(at) || SMALL.has(text);
    const length = isOwn ? 1 : isGrade(tokens, at) ? 2 : levelAt(tokens, at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** Two names, or one with nothing but its level in front: "Fluent Cantonese", "Conversational Irish". */
function isListOrLevelled(tokens: readonly Token[]): boolean {
  const [named, second] = findLanguageNames(tokens);
  if (named === undefined || second !== undefined) return second !== undefined;
  return named.first > 0 && levelAt(tokens, 0) === named.first && named.last === tokens.length;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** What follows "I speak", as long as it goes on with languages; nothing where it begins with something else. */
function spokenBehind(view: LineView, verb: number): readonly SpokenList[] {
  const behind = view.tokens.slice(verb + 1);
  let end = 0;
  for (const { first, last } of findLanguageNames(behind)) {
    const between = behind.slice(end, first);
    if (between.length > MOST_BETWEEN || between.some(({ text }) => DENIES.has(text))) break;
    end = last;
  }
  // The level of the last one may follow it.
  const tokens = behind.slice(0, end + MOST_BETWEEN);
  return end === 0 ? [] : [{ view: { ...view, tokens }, isRemarked: true }];
}

const MOST_BETWEEN = 5;

function isRemarked(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => text === "(" || isGrade(tokens, at) || levelAt(tokens, at) > 0);
}

/** "B1", whose letter and number are tokens of their own. */
function isGrade(tokens: readonly Token[], at: number): boolean {
  const [letter, number] = [tokens[at], tokens[at + 1]];
  return (
    /^[abc]$/.test(letter?.text ?? "") && /^[12]$/.test(number?.text ?? "") && letter?.end === number?.start
  );
}

const SPEAKS =
  /^(?:speaks?|understand|speaking|spreche|spricht|parle|hablo|habla|falo|parlo|spreek|spreekt)$/;
/** Who stands in front of the verb; "families who speak Somali" are others. */
const SPEAKER: ReadonlySet<string> = new Set(
  "i can also and understand read write we ich je ik yo eu io auch ook também tambien".split(" "),
);
const DENIES: ReadonlySet<string> = new Set(
  "no not never without to at with kein keine pas no niet geen".split(" "),
);

/** Words that stand between languages and say nothing else. */
const SMALL: ReadonlySet<string> = new Set(
  `and or plus also but only both my a an the of in at for from to with as well bit little enough some every day daily home work school
   languages language fluency reading writing spoken written understand understood und oder auch etwas ein wenig bisschen et ou aussi un peu
   de d y e o un poco algo de i anche po en een beetje wat um pouco`.split(/\s+/),
);

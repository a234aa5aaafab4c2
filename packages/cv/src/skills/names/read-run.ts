import { memoise } from "../../memoise.ts";
import type { RawAlias } from "../graph/parse-data.ts";
import { type Candidate, candidatesAt, type Pattern, type PatternIndex } from "../graph/pattern-index.ts";
import type { Skill } from "../graph/skill.ts";
import { isWithin, negatedRanges, type TextRange } from "../text/negation.ts";
import type { TextRun } from "../text/text-run.ts";
import { type Token, tokenise } from "../text/tokenise.ts";
import { QUALIFIERS } from "../text/words.ts";
import { judge, type Verdict } from "./judge.ts";

/** A skill's name at a place of a run. `from` and `to` are token numbers. */
export interface Hit {
  readonly skill: Skill;
  readonly alias: RawAlias;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly verdict: Exclude<Verdict, "no">;
  /** Put together from a verb and its object; the CV does not hold the name itself. */
  readonly composed?: true;
  /** Said by a verb and its object that mean nothing else: "took bloods". */
  readonly deed?: "close" | "broad";
  /** What the sentence says at its head that the writer did, or did it to: "kept the petty cash". */
  readonly object?: true;
  /**
   * A verb of plain words, "smoked": it counts beside a list of that craft alone; "did brakes" also where no list is, and
   * "I plaster" where the titles are of that work.
   */
  readonly plain?: "verb" | "parts" | "said";
}

/** A stretch of text with the names that stand in it. */
export interface ReadRun<R extends TextRun = TextRun> {
  readonly run: R;
  readonly tokens: readonly Token[];
  /** What the run says the person has not. */
  readonly negated: readonly TextRange[];
  readonly hits: readonly Hit[];
}

/** Finds every name in the run, the longest first from the left, and judges each by its surroundings. */
export function readRun<R extends TextRun>(index: PatternIndex, run: R): ReadRun<R> {
  const tokens = tokenise(run.text);
  const negated = negatedRanges(run.text);
  const hits: Hit[] = [];
  let from = 0;
  while (from < tokens.length) {
    const next = takeAt(candidatesAt(index, tokens, from), { run, tokens, negated });
    if (next?.hit) hits.push(next.hit);
    from = next?.to ?? from + 1;
  }
  return { run, tokens, negated, hits: settleItems(run, tokens, hits) };
}

/** The stretches with those of their names that are kept. */
export function keepHits<R extends ReadRun>(
  reads: readonly R[],
  keeps: (hit: Hit, read: R) => boolean,
): readonly R[] {
  return reads.map((read) => ({ ...read, hits: read.hits.filter((hit) => keeps(hit, read)) }));
}

interface Around {
  readonly run: TextRun;
  readonly tokens: readonly Token[];
  readonly negated: readonly TextRange[];
}

function takeAt(candidates: readonly Candidate[], around: Around): { hit: Hit | null; to: number } | null {
  for (const candidate of candidates) {
    const first = around.tokens[candidate.from];
    const last = around.tokens[candidate.to - 1];
    if (first === undefined || last === undefined) continue;
    if (candidate.patterns.some((pattern) => pattern.skill === null)) {
      if (around.run.style !== "listing") return { hit: null, to: candidate.to };
      continue;
    }
    if (isWithin(around.negated, first.start)) return { hit: null, to: candidate.to };
    const best = bestPattern(candidate, around);
    if (best) {
      const place = { from: candidate.from, to: candidate.to, start: first.start, end: last.end };
      return { hit: { ...best, ...place }, to: candidate.to };
    }
  }
  return null;
}

type Reading = Pick<Hit, "skill" | "alias" | "verdict">;

function bestPattern(candidate: Candidate, around: Around): Reading | null {
  let best: Reading | null = null;
  for (const pattern of candidate.patterns) {
    if (pattern.skill === null || isFormOfEnglish(pattern, candidate, around)) continue;
    const verdict = judge(named(pattern, pattern.skill), candidate, around);
    if (verdict === "no") continue;
    const reading = { skill: pattern.skill, alias: pattern.alias, verdict };
    if (verdict === "yes") return reading;
    best ??= reading;
  }
  return best;
}

/** "Pedicures" in a sentence, a form of the Spanish "pedicura" too: a word that English shares is read as the English one. */
function isFormOfEnglish(
  { skill, alias }: Pattern,
  { patterns, from, to }: Candidate,
  { run }: Around,
): boolean {
  if (alias.foreign !== true || to - from > 1 || run.style === "listing") return false;
  return patterns.some((other) => other.skill?.id === skill?.id && !other.alias.foreign);
}

function named(pattern: Pattern, skill: Skill): Pattern & { readonly skill: Skill } {
  return { ...pattern, skill };
}

/** In a list of skills a name that fills its whole item counts as it stands. */
function settleItems(run: TextRun, tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
  if (run.style !== "listing") return hits.filter((hit) => hit.verdict !== "if-listed");
  const hitsIn = memoise((item: TextRange) => inRange(hits, item));
  const isFull = memoise((item: TextRange) => isFilled(item, tokens, hitsIn(item)));
  // "Spring cleaning": what fills the item with it must be of its field.
  const isOfField = memoise((item: TextRange) =>
    memoise((field: string) => {
      const kindred = hitsIn(item).filter(({ skill }) => skill.field === field);
      return fills(item, tokens, kindred);
    }),
  );
  const isBorneOut = (hit: Hit, item: TextRange): boolean => {
    // Case told nothing of the others, so the whole item must say them: not "Can excel at heights".
    if (hit.alias.use !== "case" && hit.alias.use !== "company") return isFull(item);
    if (isOneOfPlural(hit, run)) return false;
    return mustStandAlone(hit, run, tokens) ? fills(item, tokens, [hit]) : isOfField(item)(hit.skill.field);
  };
  return hits.flatMap((hit) => {
    if (hit.verdict === "yes") return [hit];
    const item = itemAround(hit, run, tokens);
    if (item && !isCounted(hit, tokens) && isBorneOut(hit, item))
      return [{ ...hit, verdict: "yes" as const }];
    return hit.verdict === "if-listed" ? [] : [hit];
  });
}

/** The item of a list that a name stands in. */
function itemAround(hit: Hit, run: TextRun, tokens: readonly Token[]): TextRange | undefined {
  const whole = run.items.find((range) => hit.start >= range.start && hit.end <= range.end);
  return whole && pieceInBrackets(whole, hit, tokens);
}

/** "Team", of the product Teams: what is one of a plain word in the plural is the word. */
function isOneOfPlural({ skill, alias, start, end }: Hit, run: TextRun): boolean {
  return (
    skill.class === "tool" && `${run.text.slice(start, end)}s`.toLowerCase() === alias.text.toLowerCase()
  );
}

/** "Swift boarding", "ICT C": in another case, and as a letter behind a subject, it must fill the item by itself. */
function mustStandAlone(hit: Hit, run: TextRun, tokens: readonly Token[]): boolean {
  return run.text.slice(hit.start, hit.end) !== hit.alias.text || isGrade(hit, tokens);
}

/** "Microsoft Office (word, excel)": in brackets behind a name the commas part what it holds. */
function pieceInBrackets(item: TextRange, hit: Hit, tokens: readonly Token[]): TextRange {
  const inside = inRange(tokens, item);
  const before = inside.findLast(({ norm, end }) => end <= hit.start && /^[(),]$/.test(norm));
  const after = inside.find(({ norm, start }) => start >= hit.end && /^[(),]$/.test(norm));
  if (before === undefined || after === undefined || before.norm === ")" || after.norm === "(") return item;
  if (before.norm === "(" && after.norm === ")") return item;
  return { start: before.end, end: after.start };
}

/** What begins and ends in a range, of what stands in order: looked up, since a line may hold thousands. */
function inRange<T extends TextRange>(ordered: readonly T[], { start, end }: TextRange): readonly T[] {
  const first = firstFrom(ordered, start);
  return ordered.slice(first, firstFrom(ordered, end)).filter((one) => one.end <= end);
}

/** The place of the first that begins at `start` or behind it. */
function firstFrom(ordered: readonly TextRange[], start: number): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.start ?? start) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A single letter right behind a word: "Accounting B, ICT C". */
function isGrade(hit: Hit, tokens: readonly Token[]): boolean {
  const before = tokens[hit.from - 1];
  return hit.end - hit.start === 1 && before !== undefined && !before.symbol;
}

/** "6 A, 2 B, 1 C": so many of a grade. */
function isCounted(hit: Hit, tokens: readonly Token[]): boolean {
  return isGrade(hit, tokens) && /^\d/.test(tokens[hit.from - 1]?.norm ?? "");
}

const PREPOSITION =
  /^(?:in|of|for|with|on|at|from|under|to|by|within|using|across|around|among|between|during|mit|bei|für|dans|avec|pour|sur|con|para|em|com|per|met|voor|bij)$/;

/** How fast somebody types: "Typing 60 wpm". */
const SPEED =
  /^(?:wpm|word|palabra|ppm|pulsacione|stroke|keystroke|anschlage|parole|mot|palavra|aanslagen|spm|cpm)s?$/;

/**
 * The item up to its first preposition, bracket or speed, if a skill stands before it: "Patience with guests" is patience,
 * "Cooking (Italian, Thai)" is cooking.
 */
function coreOf(item: TextRange, tokens: readonly Token[], hits: readonly Hit[]): TextRange {
  const first = firstFrom(tokens, item.start + 1);
  const end = inRange(tokens, { start: item.start + 1, end: item.end }).find(
    ({ norm }, at) =>
      PREPOSITION.test(norm) ||
      norm === "(" ||
      (/^\d+$/.test(norm) && SPEED.test(tokens[first + at + 1]?.norm ?? "")),
  )?.start;
  const core = { start: item.start, end: end ?? item.end };
  return hits.some((hit) => hit.start >= core.start && hit.end <= core.end) ? core : item;
}

/** True when nothing stands in the item, or in what of it comes before a preposition, but skills and their qualifiers. */
export function isFilled(item: TextRange, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  return fills(coreOf(item, tokens, hits), tokens, hits);
}

function fills(range: TextRange, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  const first = firstFrom(tokens, range.start);
  const covered = new Set<number>();
  for (const { from, to } of hits) for (let at = from; at < to; at += 1) covered.add(at);
  return inRange(tokens, range).every(
    (token, at) =>
      token.symbol || QUALIFIERS.has(token.norm) || /^\d/.test(token.norm) || covered.has(first + at),
  );
}

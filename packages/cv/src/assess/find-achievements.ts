import type { ParsedPosition } from "../parse/positions/find-positions.ts";
import type { CvSection } from "../parse/sections/find-sections.ts";
import { joinLines, sentencesOf } from "../parse/text/paragraphs.ts";
import { type Token, tokenise } from "../parse/text/tokens.ts";
import type { Achievement, Fact } from "../types.ts";
import { achievementWords } from "./achievement-words.ts";
import { findMeasures, type Measure } from "./find-measures.ts";

/** The sentences of a CV that state a measurable result or a distinction, as they stand in it. */
export function findAchievements(
  sections: readonly CvSection[],
  positions: readonly ParsedPosition[],
): readonly Achievement[] {
  const found: Achievement[] = [];
  const seen = new Set<string>();
  const add = (sentence: Fact<string>, inAchievements: boolean): void => {
    if (seen.has(sentence.value)) return;
    const measure = judge(sentence.value, inAchievements);
    if (measure === null) return;
    seen.add(sentence.value);
    found.push({
      text: sentence.value,
      measure: measure === "award" ? null : measure,
      evidence: sentence.evidence,
    });
  };
  for (const section of sections) {
    if (section.kind === "experience" || section.kind === "volunteering") continue;
    if (!["summary", "projects", "achievements", "other"].includes(section.kind)) continue;
    for (const paragraph of joinLines(section.lines)) {
      for (const sentence of sentencesOf(paragraph)) add(sentence, section.kind === "achievements");
    }
  }
  for (const { position } of positions) for (const highlight of position.highlights) add(highlight, false);
  return found;
}

/** The measure of a result, "award" for a distinction without one, null for a duty. */
function judge(sentence: string, inAchievements: boolean): string | null {
  if (sentence.length < 12 || sentence.length > 400) return null;
  const tokens = tokenise(sentence);
  const measures = findMeasures(sentence).filter((measure) => !isPlainNumber(sentence, measure));
  const changes = changeWords(tokens);
  const strong = measures.filter(({ kind }) => kind !== "count" && kind !== "time");
  const text = ({ from, to }: Measure): string => sentence.slice(from, to).trim();
  const change = measures.find(({ kind }) => kind === "change");
  if (change !== undefined) return text(change);
  const [first] = strong;
  if (first !== undefined && (changes > 0 || first.kind === "factor" || inAchievements)) return text(first);
  const plain = measures.find(({ kind }) => kind === "count" || kind === "time");
  if (plain !== undefined && strongChange(tokens)) return text(plain);
  if (inAchievements && (measures.length > 0 || hasAward(tokens)))
    return measures[0] === undefined ? "award" : text(measures[0]);
  return null;
}

function changeWords(tokens: readonly Token[]): number {
  const { change } = achievementWords();
  let count = 0;
  for (let i = 0; i < tokens.length; i++) if (change.matchAt(tokens, i) !== null) count++;
  return count;
}

function hasAward(tokens: readonly Token[]): boolean {
  const { award } = achievementWords();
  return tokens.some((_, index) => award.matchAt(tokens, index) !== null);
}

/** Verbs that make even a plain count a result: "cut … to 35 alerts", "led to the repair of 19 taps". */
const STRONG = new Set(
  `reduced cut lowered decreased dropped fell shrank shortened saved increased grew raised lifted boosted improved doubled tripled rose gained won generated
   earned secured recovered exceeded surpassed slashed accelerated identified trimmed eliminated prevented retained expanded led resulted avoided cleared halved
   brought sped attracted sold closed signed landed recruited outperformed`.split(/\s+/),
);

function strongChange(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => STRONG.has(text));
}

/** Years, versions, telephone numbers and opening hours measure nothing. */
function isPlainNumber(sentence: string, { kind, from, to }: Measure): boolean {
  if (kind !== "count" && kind !== "time") return false;
  const text = sentence.slice(from, to).trim();
  if (/^(?:19|20)\d\d$/.test(text)) return true;
  const before = sentence.slice(Math.max(0, from - 14), from);
  return /(?:version|grade|level|team of|group of|class|year|phase|stage|ward|room|no\.?|iso|unit|section|floor|form|v)\s*$/i.test(
    before,
  );
}

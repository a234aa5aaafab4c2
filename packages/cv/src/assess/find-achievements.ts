import type { ParsedPosition } from "../parse/positions/find-positions.ts";
import type { CvSection } from "../parse/sections/find-sections.ts";
import { joinLines, sentencesOf } from "../parse/text/paragraphs.ts";
import { type Token, tokenise } from "../parse/text/tokens.ts";
import type { Achievement, Fact } from "../types.ts";
import { achievementWords } from "./achievement-words.ts";
import { findMeasures, type Measure } from "./find-measures.ts";

/** Sections that speak in sentences; those of jobs and studies besides what their entries hold. */
const TELLING: ReadonlySet<string> = new Set(
  "summary projects achievements publications other experience volunteering education".split(" "),
);

/** The sentences of a CV, written in `language`, that state a measurable result or a distinction, as they stand in it. */
export function findAchievements(
  sections: readonly CvSection[],
  positions: readonly ParsedPosition[],
  language: string,
): readonly Achievement[] {
  const found: Achievement[] = [];
  const seen = new Set<string>();
  const add = (sentence: Fact<string>, inAchievements: boolean): void => {
    if (seen.has(sentence.value)) return;
    const measure = judge(sentence.value, inAchievements, language);
    if (measure === null) return;
    seen.add(sentence.value);
    found.push({
      text: sentence.value,
      measure: measure === "award" ? null : measure,
      evidence: sentence.evidence,
    });
  };
  const ofJobs = new Set(
    positions.flatMap(({ headerLines, bodyLines }) => [...headerLines, ...bodyLines.map(({ id }) => id)]),
  );
  for (const section of sections) {
    if (!TELLING.has(section.kind)) continue;
    const lines = section.lines.filter(({ id }) => !ofJobs.has(id));
    for (const paragraph of joinLines(lines)) {
      for (const sentence of sentencesOf(paragraph)) add(sentence, section.kind === "achievements");
    }
  }
  for (const { position } of positions) for (const highlight of position.highlights) add(highlight, false);
  return found;
}

/** The measure of a result, "award" for a distinction without one, null for a duty. */
function judge(sentence: string, inAchievements: boolean, language: string): string | null {
  if (sentence.length < 12 || sentence.length > 400) return null;
  const tokens = tokenise(sentence);
  const isService = isLengthOfService(tokens);
  const measures = findMeasures(sentence).filter(
    (measure) => !isPlainNumber(sentence, measure) && !(isService && LENGTHS.has(measure.kind)),
  );
  const words = changesOf(tokens, language);
  const text = ({ from, to }: Measure): string => sentence.slice(from, to).trim();
  const change = measures.find(({ kind }) => kind === "change");
  if (change !== undefined) return text(change);
  const strong = measures.find(({ kind }) => kind !== "count" && kind !== "time");
  if (strong !== undefined && (words.any || strong.kind === "factor" || inAchievements)) return text(strong);
  const plain = measures.find(({ kind }) => kind === "count" || kind === "time");
  if (
    plain !== undefined &&
    (words.strong || (isLarge(text(plain)) && isReached(tokens) && !RATE.test(sentence)))
  )
    return text(plain);
  if (words.any && isBest(tokens) && (measures.length > 0 || SPELT_FIGURE.test(sentence)))
    return measures[0] === undefined ? (SPELT_FIGURE.exec(sentence)?.[0] ?? null) : text(measures[0]);
  if (inAchievements && (measures.length > 0 || hasAward(tokens)))
    return measures[0] === undefined ? "award" : text(measures[0]);
  return null;
}

/** Whether words of change stand in a sentence, and such that make even a plain count a result. */
function changesOf(
  tokens: readonly Token[],
  language: string,
): { readonly any: boolean; readonly strong: boolean } {
  const { change } = achievementWords();
  let any = false;
  for (const [index, { text }] of tokens.entries()) {
    const match = change.matchAt(tokens, index);
    if (match === null) continue;
    any = true;
    // The English list also holds words that duties are full of; the others name results only.
    if (match.value !== "en" || language !== "en" || STRONG.has(text)) return { any, strong: true };
  }
  return { any, strong: false };
}

/** Kinds of figures that "5 years of experience" reads as. */
const LENGTHS: ReadonlySet<Measure["kind"]> = new Set(["time", "count", "step"]);

/** "More than 5 years of experience" is no result. */
function isLengthOfService(tokens: readonly Token[]): boolean {
  const { years, experience } = achievementWords();
  const isYears = tokens.some(
    ({ kind }, index) =>
      kind === "number" &&
      (years.matchAt(tokens, index + 1) !== null ||
        (tokens[index + 1]?.text === "+" && years.matchAt(tokens, index + 2) !== null)),
  );
  return isYears && tokens.some((_, index) => experience.matchAt(tokens, index) !== null);
}

function hasAward(tokens: readonly Token[]): boolean {
  const { award } = achievementWords();
  return tokens.some((_, index) => award.matchAt(tokens, index) !== null);
}

/** Verbs that make even a plain count a result: "cut … to 35 alerts", "led to the repair of 19 taps". */
const STRONG: ReadonlySet<string> = new Set(
  `reduced cut lowered decreased dropped fell shrank shortened saved increased grew raised lifted boosted improved doubled tripled rose gained won generated
   earned secured recovered exceeded surpassed slashed accelerated identified trimmed eliminated prevented retained expanded led resulted avoided cleared halved
   brought scaled sped attracted sold closed signed landed recruited outperformed`.split(/\s+/),
);

/** Verbs that make a large count a result, where no rate makes it a duty. */
const REACHED: ReadonlySet<string> = new Set(
  "moved migrated reached used served raised collected funded published launched restored planted built downloaded read enrolled converted digitised digitized onboarded placed trained visited".split(
    " ",
  ),
);

function isReached(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => REACHED.has(text));
}

const RATE =
  /\b(?:per|daily|weekly|monthly|yearly|annually|a (?:day|week|month|year|shift|morning|night)|each|every)\b/i;

function isLarge(figure: string): boolean {
  const number = Number(/[\d.,]+/.exec(figure)?.[0].replace(/[.,](?=\d{3})/g, "") ?? "0");
  return number >= 1000 || /million|thousand|\dk\b/i.test(figure);
}

const BEST: ReadonlySet<string> = new Set("highest best lowest largest fastest record".split(" "));
const SPELT_FIGURE =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:\p{L}+\s)?\p{L}{3,}/iu;

function isBest(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => BEST.has(text));
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

import { endInMonths, startInMonths } from "../../parse/dates/partial-date.ts";
import { unionOf, workedMonths } from "../../parse/dates/worked-months.ts";
import type { ParsedCv } from "../../parse/parse-document.ts";
import { factOf, joinLines, type Paragraph } from "../../parse/text/paragraphs.ts";
import { compilePhrases, list, type PhraseMatch } from "../../parse/text/phrases.ts";
import { type Token, tokenise } from "../../parse/text/tokens.ts";
import { compileWords, lazy, VOCABULARIES } from "../../parse/vocabulary/vocabularies.ts";
import type { Inconsistency } from "../../types.ts";

const words = lazy(() => ({
  years: compileWords(({ statedYears }) => statedYears.years),
  experience: compileWords(({ statedYears }) => statedYears.experience),
  spentIn: compileWords(({ statedYears }) => statedYears.spentIn),
  numbers: compilePhrases(
    VOCABULARIES.flatMap(({ statedYears }) =>
      list(statedYears.numbers).map((word, index) => [word, index + 1] as const),
    ),
  ),
}));

/** A stated number of years of experience that the dated positions do not reach. */
export function findStatedTotal(cv: ParsedCv, totalYears: number, asOf: string): readonly Inconsistency[] {
  const dated = cv.positions.filter(({ position }) => position.startDate !== null);
  // Jobs without dates may hold the missing years.
  if (dated.length === 0 || dated.length < cv.positions.length || leavesJobsOut(cv)) return [];
  const most = generousYears(cv, asOf);
  const vague = dated.some(
    ({ position }) => !position.startDate?.includes("-") || position.endDate?.includes("-") === false,
  );
  for (const paragraph of statements(cv)) {
    const stated = readStatedYears(paragraph.text);
    if (stated === null || stated.years <= most + (vague ? 1.5 : 1)) continue;
    return [
      {
        kind: "total",
        sentence: `The stated total of ${stated.years} years does not fit the dates, which add up to ${totalYears} years.`,
        evidence: [
          ...factOf(paragraph, stated.from, stated.to).evidence,
          ...dated.flatMap(({ position }) => position.evidence),
        ],
      },
    ];
  }
  return [];
}

/** "Earlier career: various posts in retail", "Selected positions": the list of jobs is not whole. */
function leavesJobsOut({ sections }: ParsedCv): boolean {
  return sections.some(
    ({ heading, lines }) =>
      (heading !== null && PARTIAL_HEADING.test(heading)) || lines.some(({ text }) => EARLIER.test(text)),
  );
}

const PARTIAL_HEADING =
  /(?<!\p{L})(?:selected|relevant|recent|earlier|last (?:ten|five|10|5|15) years|ausgewählte|relevante|frühere|choisies|récentes?|antérieures?|relevante|seleccionada|reciente|anterior(?:es)?|selecionada|recentes?|selezionate|recenti|precedenti|recente|eerdere|geselecteerde)(?!\p{L})/iu;
const EARLIER =
  /^(?:earlier|previously|before (?:19|20)\d\d|prior to|further posts|other (?:posts|positions|roles)|previous (?:posts|positions|roles|experience)|frühere (?:stationen|tätigkeiten)|zuvor|vor (?:19|20)\d\d|auparavant|avant (?:19|20)\d\d|anteriormente|antes de (?:19|20)\d\d|in precedenza|prima del|eerder|vóór)(?!\p{L})/iu;

/** Where a CV speaks of the person as a whole: everything but its jobs, studies and lists of skills. */
function statements(cv: ParsedCv): readonly Paragraph[] {
  const firstJob = Math.min(...cv.positions.flatMap(({ headerLines }) => headerLines));
  return cv.sections.flatMap(({ kind, lines }) => {
    if (kind === "summary" || kind === "personal" || kind === "other") return joinLines(lines);
    return kind === "experience" ? joinLines(lines.filter(({ id }) => id < firstJob)) : [];
  });
}

/** The most the dates can mean: volunteering counts, reversed ranges count the right way round. */
function generousYears(cv: ParsedCv, asOf: string): number {
  const intervals = cv.positions.flatMap(({ position }) => {
    const { seasons: _, ...whole } = position;
    const worked = workedMonths(whole, asOf);
    if (worked.length > 0) return worked;
    const { startDate, endDate } = position;
    if (startDate === null || endDate === null) return [];
    return [{ start: startInMonths(endDate), end: endInMonths(startDate) }];
  });
  return unionOf(intervals).reduce((sum, { start, end }) => sum + end - start, 0) / 12;
}

interface StatedYears {
  readonly years: number;
  readonly from: number;
  readonly to: number;
}

/** "over 10 years of experience", "20 ans en cuisine"; a number of years without its experience is none. */
function readStatedYears(text: string): StatedYears | null {
  const tokens = tokenise(text);
  for (const [at, { start }] of tokens.entries()) {
    const stated = yearsAt(tokens, at);
    if (stated === null || !isOfExperience(tokens, at, stated.end, text.slice(0, start))) continue;
    return { years: stated.years, from: start, to: tokens[stated.end - 1]?.end ?? text.length };
  }
  return null;
}

/** "10 years", "10+ years", "ten years": how many, and the index of the token behind. */
function yearsAt(
  tokens: readonly Token[],
  at: number,
): { readonly years: number; readonly end: number } | null {
  const number = numberAt(tokens, at);
  if (number === null || number.value < 1 || number.value > 60) return null;
  const behind = behindFigure(tokens, at + number.length, number.value);
  const unitAt = tokens[behind]?.text === "+" ? behind + 1 : behind;
  const unit = words().years.matchAt(tokens, unitAt);
  return unit === null ? null : { years: number.value, end: unitAt + unit.length };
}

/** "Eighteen (18) years": behind the same number again in brackets. */
function behindFigure(tokens: readonly Token[], at: number, value: number): number {
  const [open, figure, close] = tokens.slice(at, at + 3);
  const isAgain = open?.text === "(" && close?.text === ")" && Number(figure?.text) === value;
  return isAgain ? at + 3 : at;
}

/** A number of at most two digits, or in words. */
function numberAt(tokens: readonly Token[], at: number): PhraseMatch<number> | null {
  const token = tokens[at];
  if (token?.kind === "number" && token.text.length <= 2) return { value: Number(token.text), length: 1 };
  return words().numbers.matchAt(tokens, at);
}

/** Whether years between two tokens were spent at work: "20 ans en cuisine", "8 years of experience". */
function isOfExperience(tokens: readonly Token[], from: number, to: number, before: string): boolean {
  if (isAge(tokens, from, to)) return false;
  const { experience, spentIn } = words();
  if (spentIn.matchAt(tokens, to) !== null && !OTHER_SPENDING.test(before)) return true;
  const around = [...tokens.slice(Math.max(0, from - 7), from), ...tokens.slice(to, to + 8)];
  return mentions(around, experience);
}

/** "Lived for 20 years in Kandy", "a family with 40 years in tea": years of a life or of others. */
const OTHER_SPENDING =
  /(?<!\p{L})(?:the \p{L}+ ha(?:s|ve)|liv(?:ed|ing)|resid(?:ed|ent|ing)|married|volunt\p{L}+|play(?:ed|ing)|famil(?:y|ie|ia)|famiglia|famille|compan(?:y|ies)|firma?|group|bank|wohn\p{L}+|leb(?:e|t|te)|habite|vivo|vivi|vive|vivido|woon|woont)(?!\p{L})[^.!?]*$/iu;

/** "35 years old", "35 años de edad", "mit 35 Jahren … alt", and years that many people share. */
function isAge(tokens: readonly Token[], from: number, to: number): boolean {
  const near = [...tokens.slice(Math.max(0, from - 3), from), ...tokens.slice(to, to + 3)];
  const before = tokens.slice(Math.max(0, from - 4), from);
  if (
    before.some(({ text }) =>
      /^(?:our|team|company|firm|business|unternehmen|firma|entreprise|empresa|azienda|bedrijf)$/.test(text),
    )
  )
    return true;
  return near.some(({ text }) =>
    /^(?:old|aged?|alt|edad|idade|eta|age|oud|combined|together|आयु|වයස|عمري|العمر)$/.test(text),
  );
}

function mentions(tokens: readonly Token[], table: ReturnType<typeof words>["experience"]): boolean {
  return tokens.some((_, index) => table.matchAt(tokens, index) !== null);
}

import { endInMonths, startInMonths } from "../../parse/dates/partial-date.ts";
import { unionOf, workedMonths } from "../../parse/dates/worked-months.ts";
import type { ParsedCv } from "../../parse/parse-document.ts";
import { factOf, joinLines, type Paragraph } from "../../parse/text/paragraphs.ts";
import { compilePhrases, list } from "../../parse/text/phrases.ts";
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
  const { years, numbers, experience, spentIn } = words();
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) continue;
    const spelt = numbers.matchAt(tokens, i);
    const isDigits = token.kind === "number" && token.text.length <= 2;
    if (!isDigits && spelt === null) continue;
    const value = isDigits ? Number(token.text) : (spelt?.value ?? 0);
    let at = i + (isDigits ? 1 : (spelt?.length ?? 1));
    if (tokens[at]?.text === "+") at++;
    const unit = years.matchAt(tokens, at);
    if (unit === null || value < 1 || value > 60) continue;
    const end = at + unit.length;
    if (isAge(tokens, i, end)) continue;
    const around = [...tokens.slice(Math.max(0, i - 7), i), ...tokens.slice(end, end + 8)];
    const isSpent = spentIn.matchAt(tokens, end) !== null && !OTHER_SPENDING.test(text.slice(0, token.start));
    if (!isSpent && !mentions(around, experience)) continue;
    return { years: value, from: token.start, to: tokens[end - 1]?.end ?? token.end };
  }
  return null;
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

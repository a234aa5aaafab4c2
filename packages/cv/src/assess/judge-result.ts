import { findInstruction } from "../parse/text/instructions.ts";
import { anyCase } from "../parse/text/patterns/any-case.ts";
import { type Token, tokenise } from "../parse/text/tokens.ts";
import { wordSet } from "../word-set.ts";
import { achievementWords } from "./achievement-words.ts";
import { changesOf, isDoneTo } from "./change-words.ts";
import { findConsequence } from "./consequences.ts";
import { hasAward, isDistinction } from "./distinctions.ts";
import { isDutyFigure } from "./duty-figures.ts";
import { findFewFailures } from "./few-failures.ts";
import { findMeasures, type Measure } from "./find-measures.ts";
import { findFinishedDeed } from "./finished-deeds.ts";
import { findLabelledChange } from "./labelled-changes.ts";
import { endOfMeasure } from "./measure-unit.ts";
import { isOutright } from "./outright-changes.ts";
import { findRecognition } from "./recognitions.ts";
import { findRecovered } from "./recovered.ts";
import { findFirstPassed, findSpeltResult } from "./spelt-results.ts";
import { holdsFigure } from "./then-and-now.ts";
import { findToldOutcome } from "./told-outcomes.ts";
import { isUsualDay } from "./usual-days.ts";

interface Surroundings {
  /** The sentence stands under a heading of achievements or awards. */
  readonly inAchievements: boolean;
  /** It stands among studies, where a percentage is a mark. */
  readonly inStudies: boolean;
  /** ISO code of the language of the CV. */
  readonly language: string;
}

/** A sentence with what its figures and its words of change say. */
interface Judged {
  readonly sentence: string;
  readonly around: Surroundings;
  readonly tokens: readonly Token[];
  readonly words: ReturnType<typeof changesOf>;
  /** Figures that may be a result, in the order in which they count. */
  readonly measures: readonly Measure[];
  /** "Highest", "fastest". */
  readonly isBest: boolean;
  /** A figure stands in it, be it a result or not. */
  readonly hasFigure: boolean;
}

/** A figure to quote, the words that tell, or nothing. */
type Found = Measure | string | null | undefined;

/** How a sentence may tell a result; the first that does says what was measured. */
const READINGS: readonly ((judged: Judged) => Found)[] = [
  ({ measures }) => measures.find(({ kind }) => kind === "clean"),
  // "Budgets from 400,000 to 38 million" is a range; with a word of change, a share or a plan it is a result.
  ({ measures, words, sentence }) =>
    measures.find((measure) => measure.kind === "change" && (words.moving || isOutright(sentence, measure))),
  strongFigure,
  plainFigure,
  ({ words, isBest, measures, sentence }) =>
    words.any && isBest ? (measures[0] ?? SPELT_FIGURE.exec(sentence)?.[0]) : null,
  ({ sentence, hasFigure }) => (hasFigure ? findSpeltResult(sentence) : findFirstPassed(sentence)),
  ({ sentence }) => SIGNED_POINTS.exec(sentence)?.[0],
  ({ sentence, around }) => (around.inStudies ? null : findToldOutcome(sentence)),
  ({ sentence, hasFigure }) => (hasFigure ? findLabelledChange(sentence) : null),
  ({ sentence, around }) => (around.inStudies ? null : findFewFailures(sentence)),
  ({ sentence, hasFigure }) => (hasFigure ? findRecognition(sentence) : null),
  ({ sentence, hasFigure }) => (hasFigure ? findConsequence(sentence) : null),
  ({ sentence, hasFigure }) => (hasFigure ? findRecovered(sentence) : null),
  ({ sentence, around, hasFigure }) =>
    around.inStudies ? null : findFinishedDeed(sentence, around.language, hasFigure),
  ({ sentence, measures }) => (isDistinction(sentence) ? (measures[0] ?? AWARD) : null),
  ({ around, measures, tokens }) =>
    around.inAchievements ? (measures[0] ?? (hasAward(tokens) ? AWARD : null)) : null,
];

const AWARD = "award";

/** What is asked for ("Gehaltsvorstellung ab EUR 5.400"), duties behind their label, and the head of a table: "PERIOD⇥SCHOOL⇥AWARD". */
const TELLS_NO_RESULT =
  /(?<!\p{L})(?:gehaltsvorstellung|kündigungsfrist|salary expectation|expected salary|notice period\s?(?::|of\s)|(?:months?|weeks?)['’]?s? notice(?!\p{L})|prétentions salariales|préavis|pretensi(?:ón|ones) salarial|pretensão salarial|retribuzione richiesta|salariswens|opzegtermijn)|^(?:funciones|tareas|duties|responsibilities|main activities|tasks|aufgaben|tätigkeiten|tâches|missions|funções|atividades|mansioni|taken|taakomschrijving)\s?:\s/iu;
const HEAD_OF_TABLE = /^[^\p{Ll}\p{Nd}]{4,}\t[^\p{Ll}\p{Nd}]*$/u;

/** What a sentence says was measured; "award" for a distinction without a figure, null for a duty. */
export function judgeResult(sentence: string, around: Surroundings): string | null {
  if (sentence.length < 12 || sentence.length > 400) return null;
  if ((around.inStudies && MARKS.test(sentence)) || OWN_EXAM.test(sentence)) return null;
  if (findInstruction(sentence) === 0 || TELLS_NO_RESULT.test(sentence) || HEAD_OF_TABLE.test(sentence))
    return null;
  const tokens = tokenise(sentence);
  const isService = isLengthOfService(tokens);
  const words = changesOf(tokens, around.language);
  const measures = findMeasures({ text: sentence, tokens }).filter(
    (measure) => !isDutyFigure(sentence, measure, words.any) && !(isService && LENGTHS.has(measure.kind)),
  );
  const hasFigure = holdsFigure(tokens);
  const judged = { sentence, around, tokens, words, measures, isBest: namesBest(tokens), hasFigure };
  for (const reading of READINGS) {
    const found = reading(judged);
    if (found == null) continue;
    if (typeof found === "string") return found;
    return sentence.slice(found.from, endOfMeasure(sentence, found.to)).trim();
  }
  return null;
}

/** A figure that says what became of something, by itself, beside a word of change or among achievements. */
function strongFigure(judged: Judged): Measure | undefined {
  const { around, words, measures } = judged;
  const figures = measures.filter((one) => !PLAIN.has(one.kind) && !isTakings(one, judged));
  const speaking = figures.find((measure) => speaks(measure, judged));
  const strong = speaking ?? (words.any || around.inAchievements ? figures[0] : undefined);
  const isMark = strong?.kind === "percent" && around.inStudies && !words.strong;
  return isMark ? undefined : strong;
}

/** Money that is taken or handled on any day. */
function isTakings(measure: Measure, { sentence, words }: Judged): boolean {
  const isUsual = words.onlySales || isUsualDay(sentence, measure);
  return measure.kind === "money" && isUsual && !isMoved(sentence, measure);
}

function speaks(measure: Measure, { sentence, isBest }: Judged): boolean {
  const { kind } = measure;
  if (kind === "factor" || kind === "rank" || isMoved(sentence, measure)) return true;
  if (kind === "percent") return isBest || SIGNED.test(sentence) || RATED.test(sentence);
  if (kind !== "step") return false;
  const text = textOf(measure, sentence);
  return /(?:out of|op de|op)\s\p{Nd}+$/u.test(text) || isMost(text);
}

/** A count or a time with a verb that makes it a result. */
function plainFigure({ sentence, tokens, words, measures }: Judged): Measure | null {
  const plain = measures.find(
    (measure) => (measure.kind === "count" || measure.kind === "time") && !isUsualDay(sentence, measure),
  );
  if (plain === undefined) return null;
  const isResult =
    words.strong || isDoneTo(sentence, words.weak, plain) || isReachedCount(sentence, tokens, plain);
  return isResult ? plain : null;
}

function textOf({ from, to }: Measure, sentence: string): string {
  return sentence.slice(from, to).trim();
}

/** Kinds of figures that name a result only with more beside them. */
const PLAIN: ReadonlySet<Measure["kind"]> = new Set(["count", "time", "change"]);

/** "CGPA: 3.41 out of 4": what was reached in a study is a mark. */
const MARKS =
  /(?<!\p{L})(?:c?gpa|cgpa|grade point|notendurchschnitt|gesamtnote|abschlussnote|promedio|média geral|voto finale|eindcijfer)(?!\p{L})/iu;

/** "Passed the exam with 85%", "ACCA: nine of thirteen papers passed": what the person sat. */
const OWN_EXAM =
  /^\P{L}*(?:I )?(?:have )?passed\s(?!\p{L}* ?(?:audit|inspection))[^.;]{0,40}?(?<!\p{L})(?:exams?|examinations?|tests?|papers?|modules?|certification)(?!\p{L})|(?<!\p{L})(?:of|out of) \p{L}+ (?:papers|modules|exams|subjects|units|levels|credits) (?:are |have been |were )?(?:passed|completed|done)/iu;

/** "Cluster bill down USD 21k a month": the word in front says which way it went. */
function isMoved(sentence: string, { from }: Measure): boolean {
  return /(?<!\p{L})(?:down|(?<!(?:makes?|making|made) )up)(?: by| some| about)?\s$/iu.test(
    sentence.slice(0, from),
  );
}

/** "+ 48 % d'abonnés en dix mois": the sign says which way it went. */
const SIGNED = /^[+−–-]\s?\p{Nd}/u;
/** "+6.4 pts market share". */
const SIGNED_POINTS = /^[+−–-]\s?\p{Nd}[\p{Nd}.,]*\s?(?:pts?|points?|pp|p\.p\.|bps?)(?!\p{L})/iu;

/** "46 of 50": a share of ten and more, and the larger part of it. */
function isMost(text: string): boolean {
  const [part, whole] = (text.match(/\p{Nd}{1,5}/gu) ?? []).map(Number);
  return part !== undefined && whole !== undefined && whole >= 10 && part <= whole && part * 2 >= whole;
}

/** What a share is a result of: a rate, a mark, a target. */
const RATED = anyCase(
  /(?<!\p{L})(?:rates?|rating|scores?|target|budget|estimate|plan|goal|quota|accuracy|satisf\p{L}+|complian\p{L}+|availability|uptime|\p{L}*(?:fehler|erfolgs|ausschuss|kranken|krankheits|abbruch|rücklauf|termin|reklamations|besteh\p{L}*)quote|kostenrahmen|kostenplan|kostenvoranschlag|presupuesto|orçamento|preventivo|begroting|devis|on[- ]time|pass(?:ed|es|ing)?|success\p{L}*|retention|retained|attendance|occupancy|yield|mortality|survival|margin|waste|scrap|shrinkage|errors?|defects?|complaints?|call-?backs?|over|under|below|above|kept|lay|food cost|subscri\p{L}+|deadlines?|sla|rebook\p{L}*|first attempt|germination|uptake|adherence|recovery|renewals?|conversion|punctuality|fulfil\p{L}*|premiums|orders|quote|erfolgsquote|bestehensquote|quotas?|termintreue|zufriedenheit|auslastung|verfügbarkeit|taux|réussite|respect|rendement|tasa|índice|aprobación|cumplimiento|taxa|aprovação|índice|tasso|successo|puntualità|slagingspercentage|tevredenheid|bezetting|leverbetrouwbaarheid|target|(?<!per )cents?|basket|panier|ticket)(?!\p{L})|සාර්ථක|සමත්|தேர்ச்சி|வீதம்|दर|सफल|نسبة|معدل/iu,
);

/** A plain count is a result with a verb of change, in a named time, or when it is large. */
function isReachedCount(sentence: string, tokens: readonly Token[], figure: Measure): boolean {
  if (RATE.test(sentence)) return false;
  const isReached = tokens.some(
    ({ text, end }) => REACHED.has(text) && !OTHER_DEED.test(sentence.slice(end, Math.max(end, figure.from))),
  );
  return isReached && (isLarge(textOf(figure, sentence)) || IN_TIME.test(sentence));
}

/** Kinds of figures that "5 years of experience" reads as. */
const LENGTHS: ReadonlySet<Measure["kind"]> = new Set(["time", "count", "step"]);

/** "More than 5 years of experience" is no result. */
function isLengthOfService(tokens: readonly Token[]): boolean {
  const { years, experience, numbers } = achievementWords();
  const isNumber = (index: number): boolean =>
    tokens[index]?.kind === "number" || numbers.matchAt(tokens, index) !== null;
  const isYears = tokens.some((_, index) => {
    if (years.matchAt(tokens, index) === null) return false;
    return (
      isNumber(index - 1) || isNumber(index + 1) || (tokens[index - 1]?.text === "+" && isNumber(index - 2))
    );
  });
  return isYears && tokens.some((_, index) => experience.matchAt(tokens, index) !== null);
}

/** Verbs that make a large count, or one in a named time, a result, where no rate makes it a duty. */
const REACHED: ReadonlySet<string> = new Set(
  `moved migrated reached used served raised collected funded published launched restored planted built downloaded read enrolled converted digitised digitized
   onboarded placed trained visited opened certified hired set delivered completed finished promoted wrote rolled produced filled rebuilt installed designed
   developed resolved`.split(/\s+/),
);

/** "Designed a survey and followed up 3,400 households": what the count is of is another deed. */
const OTHER_DEED = new RegExp(
  String.raw`(?:,|;|(?<!\p{L})(?:and|then)) (?:then |also )?(?!(?:${[...REACHED].join("|")}) )(?:\p{Ll}{2,}ed|ran|led|kept|taught|held|took) (?!it |them |this )`,
  "u",
);

/** "within a year", "in the first year", "in six weeks". */
const IN_TIME =
  /(?<!\p{L})(?:(?:with)?in (?:just |only |under |the |my |its |their )*(?:a|one|first|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|\d{1,3}) (?:working |opening |trading )?(?:hours?|days?|weeks?|months?|quarters?|years?|seasons?))(?!\p{L})/iu;

const RATE =
  /\b(?:per|daily|weekly|monthly|yearly|annually|a (?:day|week|month|year|shift|morning|night)|each|every)\b/i;

function isLarge(figure: string): boolean {
  const number = Number(/[\d.,]+/.exec(figure)?.[0].replace(/[.,](?=\d{3})/g, "") ?? "0");
  return number >= 1000 || /million|thousand|\dk\b/i.test(figure);
}

const BEST = wordSet("highest best lowest largest fastest record");
const SPELT_FIGURE =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:\p{L}+\s)?\p{L}{3,}/iu;

function namesBest(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, index) => BEST.has(text) && !(text === "record" && isVerb(tokens, index)));
}

/** "Record in Mosaic within two days", "…; record letters": what is asked for, or done each day. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  if (/^(?:;|to)$/.test(tokens[at - 1]?.text ?? "")) return true;
  return (
    at === 0 && /^(?:in|on|within|all|any|each|every|the|and|it|them|their)$/.test(tokens[1]?.text ?? "")
  );
}

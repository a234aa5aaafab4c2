import { anyCase } from "../parse/text/patterns/any-case.ts";
import type { Measure } from "./find-measures.ts";

/** How much of a job something is, what is owned or paid: shares that nobody achieved. */
const SHARE_OF_A_JOB = anyCase(
  /(?<!\p{L})(?:travel\p{L}*|remote\p{L}*|home ?-?office|hybrid|on-?site|of (?:the|my|their) (?:time|day|week|role|job)|part[- ]time|full[- ]time|fte|position|contract|owned|ownership|stake|share ?holder|cocoa|alcohol|disabilit\p{L}*|commission|bonus|deposit|vat|discount|gpa|cgpa|aggregate|marks|pensum|stelle|teilzeit\p{L}*|vollzeit|reise\p{L}*|homeoffice|schwerbehind\p{L}*|temps partiel|mi-temps|télétravail|déplacements?|poste|tiempo parcial|jornada|teletrabajo|viajes?|disponibilidad|tempo parcial|teletrabalho|viagens|tempo parziale|trasfert[ae]|smart working|deeltijd|thuiswerk\p{L}*|fte's?|responsib\p{L}*|verantwort\p{L}*|(?:der|meiner) (?:arbeits)?zeit|du temps|del tiempo|do tempo|del tempo|van de tijd|دوام|من الوقت)(?!\p{L})/iu,
);

/** Ages, school years, hours of opening: ranges that look like a change. */
const RANGE_OF_PEOPLE = anyCase(
  /(?<!\p{L})(?:children|pupils|students|kids|teenagers|babies|aged?|ages|grades?|years? old|years of age|kinder|schüler\p{L}*|klassen?|enfants?|élèves?|classes?|niñ[oa]s|alumn[oi]s?|alunn[oi]|curso|crianças|alunos|turmas?|anos de idade|bambini|ragazzi|classi|kinderen|leerlingen|groep|class|year groups?|shift(?! average)|am|pm|uhr)(?!\p{L})|ශ්‍රේණි|වයස|வகுப்பு|வயது|कक्षा|वर्ष के|الصف|سن/iu,
);

const SCHOOL_YEAR =
  /(?<!\p{L})(?:grades?|classes|class|years? [1-9]|klassen?|curso|classi)(?!\p{L})|ශ්‍රේණි|ශ්රේණි|வகுப்பு|कक्षा|الصف|الصفوف/iu;

/**
 * True for figures that measure no result: years, versions, rooms, ages, shares of a job.
 * `isChange` says that words of change stand in the sentence.
 */
export function isDutyFigure(sentence: string, { kind, from, to }: Measure, isChange: boolean): boolean {
  const text = sentence.slice(from, to).trim();
  const figure = {
    sentence,
    kind,
    from,
    to,
    text,
    before: sentence.slice(0, from),
    behind: sentence.slice(to),
    isShare: kind === "change" && /%|percent|prozent/iu.test(text),
    isChange,
  };
  return isYearOfSchool(figure) || IS_DUTY[kind](figure);
}

/** A measured figure and the sentence around it. */
interface Figure extends Measure {
  readonly sentence: string;
  readonly text: string;
  readonly before: string;
  readonly behind: string;
  /** A change told in per cent. */
  readonly isShare: boolean;
  readonly isChange: boolean;
}

const IS_DUTY: Readonly<Record<Measure["kind"], (figure: Figure) => boolean>> = {
  percent: ({ sentence, before, isChange }) =>
    LAST_PART.test(before) || (SHARE_OF_A_JOB.test(sentence) && !isChange),
  rank: ({ behind }) => EACH_MONTH.test(behind),
  change: isRange,
  money: ({ before, behind }) => BETWEEN.test(before) || LIMIT.test(before) || APIECE.test(behind),
  count: isCountOfDuty,
  time: (figure) =>
    /^\s(?:shifts?|day|working day|rota)(?!\p{L})/u.test(figure.behind) || isCountOfDuty(figure),
  clean: () => false,
  step: () => false,
  factor: () => false,
};

function isYearOfSchool({ sentence, kind, from, to, isShare }: Figure): boolean {
  if (kind === "percent" || kind === "money" || kind === "rank" || isShare) return false;
  return isBesideSchoolYear(sentence, from, to);
}

/** "From … to …" that tells how wide something is, and not how it changed. */
function isRange(figure: Figure): boolean {
  const { sentence, from, to, text, before, behind, isShare, isChange } = figure;
  if (STRETCH_OF_LIFE.test(text) || YEAR_TO_YEAR.test(text) || LIKED.test(before)) return true;
  if (EACH_MONTH.test(behind) || SHIFT.test(behind)) return true;
  if (SIZES.test(text) && SIZE_UNIT.test(behind)) return true;
  if (!isChange && isRisingRange(text, behind)) return true;
  if (isShare) return !isChange && SHARE_OF_A_JOB.test(sentence);
  if (isBroughtForward(sentence, { from, to })) return false;
  return !isChange && (RANGE_OF_PEOPLE.test(sentence) || isHours(text));
}

/** "From the 24th to the 28th day", "of two to eight weeks". */
function isRisingRange(text: string, behind: string): boolean {
  return isRisingOrder(text) || isRisingTime(text, behind.slice(0, 12));
}

function isCountOfDuty({ text, before, behind }: Figure): boolean {
  const near = before.slice(-14);
  if (/^(?:19|20)\d\d$/.test(text)) return true;
  if (UP_TO.test(near) || FROM_THERE.test(near)) return true;
  if (FROM.test(near) && TO_MORE.test(behind)) return true;
  if (/\bon\s$/.test(near) && /^\s(?:acres|hectares|ha)\b/.test(behind)) return true;
  return NUMBERED.test(near);
}

/** "I care about the last ten percent": a part of the work. */
const LAST_PART = /(?<!\p{L})(?:the|that|my|our) (?:very )?(?:last|final|first|remaining) (?:few )?$/iu;

/** "Version 3", "ward 12": a number that is a name. */
const NUMBERED =
  /(?:version|grade|level|team of|group of|class|year|phase|stage|ward|room|no\.?|iso|unit|section|floor|form|v)\s*$/i;

/** "Eight years in ledgers before the interim life". */
const STRETCH_OF_LIFE =
  /^\S+\s(?:years?|jahren?|ans|años|anos|anni|jaar)\s(?:in|of|as|at|with|als|en|como|come)\s.*(?:before|vor|avant|antes|prima|voor)$/iu;
const YEAR_TO_YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?:[./-]\p{Nd}{1,2}){0,2}\D+(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;
/** "I work three days instead of five", "when somebody manages three steps instead of two": how somebody lives, and what may be. */
const LIKED =
  /(?<!\p{L})(?:(?:I|we) (?:now |would |(?:really |genuinely )?(?:like|love|enjoy) to )?(?:work|prefer|like|love|enjoy|want)|(?:when|if) (?:somebody|someone|anybody|one|you|an? (?:patient|child|customer|guest|pupil|resident)))(?!\p{L})[^.;]{0,24}$/u;
const SHIFT = /^[- ](?:hour|stunden)[- ]?(?:shifts?|schicht)/iu;

const EACH_MONTH =
  /^\s(?:(?:of )?(?:each|every|the)|jeden|de chaque|de cada|di ogni|van elke) (?:month|week|year|monats|mois|mes|mês|mese|maand)/iu;

/** "Loads of up to 25 kg": a limit. */
const UP_TO = /(?<!\p{L})(?:up to|bis zu|jusqu['’]à|hasta|até|fino a|tot)\s$/iu;

/** "From 0.5 to 6 mm": the ends of a range are no counts of their own. */
const FROM = /(?<!\p{L})(?:from|von|vom|de|da|dal|van|between|zwischen|entre|tra|tussen)\s$/iu;
const TO_MORE = /^\s(?:to|and|bis|und|à|et|a|y|e|tot|en)\s\p{Nd}/iu;
const FROM_THERE =
  /(?<!\p{L})(?:from|von|vom|de|da|dal|van|between|zwischen|entre|tra|tussen)\s\p{Nd}[\p{Nd}.,]*\s(?:to|and|bis|und|à|et|a|y|e|tot|en)\s$/iu;

/** "Cut sheet metal from 0.5 to 6 mm": what is cut by hand comes in sizes. */
const SIZES = /^from\s\p{Nd}[\p{Nd}.]*\sto\s\p{Nd}[\p{Nd}.]*$/iu;
const SIZE_UNIT = /^\s?(?:mm|cm|m|inch(?:es)?|feet|ft|kg|lbs?)(?!\p{L})/iu;

/** "Losses between £100,000 and £8m", at either end: what somebody is trusted with. */
/** "Loans up to Rs. 5 million": how large they may be. */
const LIMIT =
  /(?<!(?<!\p{L})(?:went|gone|rose|risen|grew|grown|came|come|brought|raised|climbed|back|it|them|\p{L}+(?:ed|ing)) )(?<!\p{L})up to (?:a (?:value|limit|maximum) of )?$/iu;

/** "Collected Rs. 50 per head": what each one gives. */
const APIECE = /^\s(?:per (?:head|person|member|child|family)|apiece)(?!\p{L})/iu;

const BETWEEN =
  /(?<!\p{L})(?:(?:between|zwischen|entre|tra|tussen)\s(?:\S{1,16}\s)?|between\s[^.;]{1,24}\sand\s)$/iu;

/** "from 6 to 10": two small whole numbers and no word of change. */
function isHours(text: string): boolean {
  const numbers = text.match(/\p{Nd}+/gu) ?? [];
  const isRange = /^(?:from|von|de|da|dal|del|van|من|से)\s(?!\P{Nd}*(?:[$€£¥₹₦]|\p{Lu}{2,4}\s))/u.test(text);
  return isRange && numbers.length === 2 && numbers.every((number) => Number(number) <= 24);
}

/**
 * "Vom 10. auf den 6. Arbeitstag", "from 20 to 12 days": ages and days of a week rise, the day by which
 * something is ready falls.
 */
export function isBroughtForward(sentence: string, { from, to }: Pick<Measure, "from" | "to">): boolean {
  const [first, second, ...more] = (sentence.slice(from, to).match(/\p{Nd}+/gu) ?? []).map(Number);
  if (first === undefined || second === undefined || more.length > 0 || first <= second) return false;
  return DAYS.test(sentence.slice(from, to)) || DAYS_BEHIND.test(sentence.slice(to, to + 30));
}

const DAY_WORDS = String.raw`(?<!\p{L})(?:days?|weeks?|months?|\p{L}*tage?n?|wochen|monaten?|jours?|semaines|mois|d[ií]as?|semanas|meses|giorn[io]|settimane|mesi|dagen|weken|maanden)(?!\p{L})`;
const DAYS = new RegExp(DAY_WORDS, "iu");
/** Of the second figure itself: "from 10 to 6, five days a week" are hours. */
const DAYS_BEHIND = anyCase(
  new RegExp(String.raw`^(?!\s(?:every|each|\p{Nd}))\.?[^.,;:\p{Nd}]{0,18}?${DAY_WORDS}`, "iu"),
);

function isRisingOrder(text: string): boolean {
  const [, first, second] =
    /(\p{Nd}{1,3})(?:st|nd|rd|th|e|er|\.?[ºª°]|\.)\s.*?(\p{Nd}{1,3})/u.exec(text) ?? [];
  return first !== undefined && Number(first) < Number(second);
}

/** "Missions of two to eight weeks": without a word of change a time that grows, or is only spelt, is a range. */
function isRisingTime(text: string, behind: string): boolean {
  if (!/^(?:from|von|de|da|dal|van)\s/iu.test(text)) return false;
  if (MONTHS_TO_YEARS.test(text + behind)) return true;
  const [first, second, ...more] = (text.match(/\p{Nd}+(?:[.,]\p{Nd}+)?/gu) ?? []).map((number) =>
    Number(number.replace(",", ".")),
  );
  if (first === undefined) return true;
  return second !== undefined && more.length === 0 && first < second && TIME_UNIT.test(text);
}

/** "From 18 months to 3 years": ages, whatever the figures. */
const MONTHS_TO_YEARS =
  /(?:weeks|months|wochen|monaten|semaines|mois|semanas|meses|settimane|mesi|weken|maanden)\s.*\s(?:years|jahren?|ans|años|anos|anni|jaar)/iu;

const TIME_UNIT =
  /(?<!\p{L})(?:hours?|days?|weeks?|months?|stunden|tagen?|wochen|monaten?|heures|jours|semaines|mois|horas|d[ií]as?|semanas|meses|ore|giorni|settimane|mesi|uur|dagen|weken|maanden)(?!\p{L})/iu;

function isBesideSchoolYear(sentence: string, from: number, to: number): boolean {
  return (
    SCHOOL_YEAR.test(sentence.slice(to, to + 14)) ||
    SCHOOL_YEAR.test(sentence.slice(Math.max(0, from - 12), from))
  );
}

import { wordSet } from "../../../word-set.ts";
import { compilePhrases, list } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { compileWords, lazy } from "../../vocabulary/vocabularies.ts";

const DURATION_WORDS: ReadonlySet<string> = new Set(
  `year years yr yrs month months mo mos week weeks day days and plus jahr jahre jahren monat monate monaten woche wochen tage und an ans annee annees mois semaine jours jour
   semaines et ano anos mes meses y e anni anno mese mesi settimane settimana giorni jaar maanden maand weken dagen tag en semana semanas dias वर्ष माह महीने साल ஆண்டுகள் ஆண்டு மாதங்கள் மாதம் වසර මාස අවුරුදු سنوات سنه اشهر شهر و about approx ca`.split(
    /\s+/,
  ),
);

const numberWords = lazy(() => compileWords(({ statedYears }) => statedYears.numbers));

/** "2 yrs 3 mos", "vier Monate": a length of time and nothing else. */
export function isDuration(tokens: readonly Token[]): boolean {
  // "Years 1", "2 and 3": which years of a school.
  if (/^years?$/.test(tokens[0]?.text ?? "") && tokens[1]?.kind === "number") return false;
  const isNumber = (token: Token): boolean =>
    token.kind === "number" || (token.kind === "word" && numberWords().matchAll([token]) !== null);
  const words = tokens.filter((token) => token.kind === "word" && !isNumber(token));
  const units = words.filter(({ text }) => !JOINING.has(text));
  return tokens.some(isNumber) && units.length > 0 && words.every(({ text }) => DURATION_WORDS.has(text));
}

const JOINING = wordSet("and und et y e en");

const EMPLOYMENT_TYPES = `full-time|full time|part-time|part time|permanent|temporary|contract|fixed-term|fixed term|seasonal|casual|internship|freelance contract|
  permanent position|contract position|full-time position|vollzeit|teilzeit|unbefristet|befristet|festanstellung|praktikum|minijob|temps plein|temps partiel|cdi|cdd|intérim|alternance|stage|
  tiempo completo|jornada completa|tiempo parcial|media jornada|contrato indefinido|contrato temporal|tempo integral|meio período|estágio|clt|pj|tempo pieno|tempo indeterminato|tempo determinato|
  part-time contract|voltijd|deeltijd|fulltime|parttime|vast contract|stage|دوام كامل|دوام جزئي|पूर्णकालिक|अंशकालिक|முழுநேரம்|பகுதிநேரம்|පූර්ණ කාලීන|අර්ධ කාලීන|zero hours|voluntary|volunteer|apprenticeship`;

const employmentTypes = lazy(() =>
  compilePhrases(list(EMPLOYMENT_TYPES).map((type) => [type, true] as const)),
);

/** "Full-time", "CDI": a kind of contract and nothing else. */
export function isEmploymentType(tokens: readonly Token[]): boolean {
  const inner = tokens.filter(({ text }) => text !== "(" && text !== ")");
  return employmentTypes().matchAll(inner) === true || isHours(inner);
}

const HOUR = wordSet(
  "h hr hrs hour hours fte std stunden wochenstunden heure heures hora horas ore uur uren timer day days tag tage jour jours dagen",
);

/** "20 hrs/week", "0.6 FTE", "12 uur per week": how much of a week a job takes. */
function isHours(tokens: readonly Token[]): boolean {
  if (tokens.length > 7) return false;
  const unit = tokens.findIndex(({ text }) => HOUR.has(text));
  return unit > 0 && tokens.slice(0, unit).every(({ kind }) => kind !== "word");
}

const freelance = lazy(() => compileWords(({ kinds }) => kinds.freelance));

/** "Self-employed" alone: it stands where the company would. */
export function isFreelanceWord(tokens: readonly Token[]): boolean {
  return freelance().matchAll(tokens) !== null;
}

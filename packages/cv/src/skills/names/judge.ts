import type { Candidate } from "../graph/pattern-index.ts";
import type { Skill } from "../graph/skill.ts";
import { PRODUCT_TAIL, TOOL_TAIL } from "../text/words.ts";
import { hasObjectBehind, isActivityOfItsLanguage, isCarriedOut, takesAnyObject } from "./foreign-name.ts";
import { isHouseOfTrade } from "./house-of-trade.ts";
import {
  isCasualCase,
  isListedCase,
  isSpelledSo,
  type SkillPattern,
  type Surroundings,
  sentenceCase,
  surface,
} from "./letter-case.ts";
import { hasPhrase, phraseAt, phraseEndsAt } from "./phrases.ts";
import { isProperName } from "./proper-name.ts";
import { isToldTrait } from "./told-traits.ts";

/**
 * - `yes`: this is the skill
 * - `if-company`: a word of everyday speech, or a thing of the work, that is the skill beside others of its field
 * - `if-alone`: a word for lists that names a thing: the skill where it is a whole piece of the sentence beside a sure one
 * - `if-listed`: the skill only where it fills an item of a list of skills
 */
export type Verdict = "yes" | "if-company" | "if-alone" | "if-listed" | "no";

/** Judges one name at one place by case, neighbours and the kind of text. */
export function judge(pattern: SkillPattern, candidate: Candidate, around: Surroundings): Verdict {
  const { skill, alias } = pattern;
  if (around.run.toolsOnly && skill.class !== "tool")
    return around.run.isOfOneself && isToldTrait(pattern, candidate, around) ? "yes" : "no";
  if (isPartOfWord(candidate, around)) return "no";
  if (alias.use === "company" && skill.class === "tool" && isTown(candidate, around)) return "no";
  // "Confident with hoists" is of hoists, in a list as in a sentence.
  if (skill.class === "soft" && isBlocked(pattern, candidate, around)) return "no";
  return around.run.style === "listing"
    ? judgeInList(pattern, candidate, around)
    : judgeInSentence(pattern, candidate, around);
}

function judgeInList(pattern: SkillPattern, candidate: Candidate, around: Surroundings): Verdict {
  const { skill, alias } = pattern;
  if (alias.use === "listed") return "if-listed";
  const isOtherCase = isInOtherCase(pattern, candidate, around);
  if (alias.use === "case" && isOtherCase) return judgeOtherCase(pattern, candidate, around);
  if (isBlocked(pattern, candidate, around)) return alias.use === "any" ? "no" : "if-listed";
  if (alias.use !== "company") return "yes";
  // "Swift boarding; spring sale": a word of everyday speech in lower case must be the whole item.
  if (isOtherCase && alias.text === sentenceCase(alias.text)) return "if-listed";
  // "Can read wiring diagrams" names no CAN bus.
  if (isOtherCase && !isListedCase(alias.text, candidate, around)) return "no";
  return hasCue(skill, candidate, around) ? "yes" : "if-company";
}

/** A name whose case counts, in another. */
function isInOtherCase({ alias }: SkillPattern, candidate: Candidate, around: Surroundings): boolean {
  return (alias.use === "case" || alias.use === "company") && !isSpelledSo(alias.text, candidate, around);
}

/** "EXCEL" and "excel" in a list, where case alone tells the name. */
function judgeOtherCase(pattern: SkillPattern, candidate: Candidate, around: Surroundings): Verdict {
  if (isCasualCase(pattern, candidate, around)) return "if-company";
  return isListedCase(pattern.alias.text, candidate, around) ? "if-listed" : "no";
}

function judgeInSentence(pattern: SkillPattern, candidate: Candidate, around: Surroundings): Verdict {
  const { skill, alias } = pattern;
  if (isToldTrait(pattern, candidate, around)) return "yes";
  if (isForListsOnly(pattern, candidate) || isOfWorker(pattern, candidate, around)) return "no";
  const asForeign = judgeForeignWord(pattern, candidate, around);
  if (asForeign !== null) return asForeign;
  const isOtherCase = isInOtherCase(pattern, candidate, around);
  if (isOtherCase && !isCasualCase(pattern, candidate, around)) return "no";
  if (isSomethingElse(pattern, candidate, around)) return "no";
  if (alias.use === "listed") return isSingleActivity(pattern, candidate, around) ? "if-company" : "if-alone";
  if (isThingOfWork(pattern, candidate, around)) return "if-company";
  if (alias.use !== "company" && !isOtherCase) return "yes";
  return hasCue(skill, candidate, around) ? "yes" : "if-company";
}

/** Traits and tools by names for lists, and traits in a single word of another language. */
function isForListsOnly({ skill, alias }: SkillPattern, { from, to }: Candidate): boolean {
  if (alias.use === "listed" && skill.class !== "domain") return true;
  return alias.foreign === true && skill.class === "soft" && to - from === 1;
}

/** Money, goods, houses and products, which only bear the skill's name. */
function isSomethingElse(pattern: SkillPattern, candidate: Candidate, around: Surroundings): boolean {
  if (isBlocked(pattern, candidate, around) || isProperName(pattern.skill, candidate, around)) return true;
  if (pattern.skill.class !== "domain") return false;
  return isProduct(candidate, around) || isHouseOfTrade(candidate, around);
}

/** "Sales reports": what an activity is about, and none itself. */
function isThingOfWork({ skill, alias }: SkillPattern, candidate: Candidate, around: Surroundings): boolean {
  return skill.class === "domain" && !alias.foreign && !isActivity(alias.text, candidate, around);
}

/** What stands there goes on in the letters around it. */
function isPartOfWord({ from, to }: Candidate, { run: { text }, tokens }: Surroundings): boolean {
  const start = tokens[from]?.start;
  const end = tokens[to - 1]?.end;
  if (start === undefined || end === undefined || isPartOfProgram(text, start, end)) return true;
  return end - start <= 2 && isBoundLetter(text, start, end);
}

/** "C+", "vue.config.js"; and "Shield.Net" is a house. */
function isPartOfProgram(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? " ";
  const after = text[end] ?? " ";
  if (/[+#]/.test(after) || (text[start] === "." && /\w/.test(before))) return true;
  return /[.#]/.test(before) && /\w/.test(text[start - 2] ?? " ") && /\w/.test(after);
}

/** "R&D", "C-level", "R$ 41 mil", "G.C.E.": one or two letters must stand free. "C/C++" is fine. */
function isBoundLetter(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? " ";
  const after = text[end] ?? " ";
  if (/[&'’@_-]/.test(before) || /[&'’@_$-]/.test(after)) return true;
  if (end - start > 1) return false;
  if (before === "." && /\w/.test(text[start - 2] ?? " ")) return true;
  return after === "." && /\s\p{Lu}/u.test(text.slice(end + 1, end + 3));
}

/** "Phoenix, AZ": a tool of an everyday name, and a town with its state. */
const STATE_BEHIND =
  /^, ?(?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Arizona)(?![\p{L}\d])/u;

function isTown(candidate: Candidate, { run, tokens }: Surroundings): boolean {
  return STATE_BEHIND.test(run.text.slice(tokens[candidate.to - 1]?.end));
}

function isBlocked({ skill, alias }: SkillPattern, candidate: Candidate, around: Surroundings): boolean {
  if (isMoney(candidate, around)) return true;
  if (alias.use === "company" && skill.class === "tool" && isOfGoods(candidate, around)) return true;
  // The guards are for the word that means other things too: "the REST APIs" are those of REST.
  if (skill.class === "tool" && alias.use === "any" && candidate.to - candidate.from > 1) return false;
  return (
    skill.notBefore.some((phrase) => phraseAt(phrase, candidate.to, around.tokens)) ||
    skill.notAfter.some((phrase) => phraseEndsAt(phrase, candidate.from, around.tokens))
  );
}

/** "Spring-Brunnen", "Go-Karts": an everyday word joined to a noun that is none of software. */
function isOfGoods(candidate: Candidate, around: Surroundings): boolean {
  const after = around.run.text.slice(around.tokens[candidate.to - 1]?.end);
  return /^-\p{Lu}\p{Ll}/u.test(after) && !OF_SOFTWARE.test(after);
}

const OF_SOFTWARE =
  /^-(?:entwickl|programm|anwend|app|api|service|dienst|microservice|backend|frontend|s[ck]ript|projekt|code|datenbank|daten|data|db|server|client|framework|modul|umgebung|schnittstell|plug-?in|test|komponent|boot|cloud|security|batch|web|mvc|kenntni|erfahr|team|stack|system|plattform|cluster|bibliothek|abfrag|report|dashboard|auswert|version|kurs|schulung|migration|software|tool|job|pipeline|lizenz|nutzer|user|template|vorlage|integration|buch|kont|export|import|berat|support|admin|consult|datei|tabell|dokument|präsentation|entwurf|design|layout|modell|zeichn|ontwikk|toepass|omgeving|kennis|ervaring|koppeling|bestand|certified|based|native|core)/iu;

/** "AED 8 million", "MXN and CAD exposures", "PHP 9,400": dirhams, dollars, shekels and pesos. */
function isMoney(candidate: Candidate, around: Surroundings): boolean {
  const name = surface(candidate, around);
  if (!/^(?:AED|CAD|ILS|PHP)$/.test(name)) return false;
  const { text } = around.run;
  const after = text.slice(around.tokens[candidate.to - 1]?.end);
  // "PHP 8.2" is a version.
  if (name === "PHP")
    return /^\s?\d{3}|^\s?[\d.]+(?:,\d{3}| ?(?:[KMkm]\b|million|billion|thousand))/.test(after);
  const before = text.slice(0, around.tokens[candidate.from]?.start);
  return /^\s?\d/.test(after) || OTHER_MONEY_BEFORE.test(before) || OTHER_MONEY_AFTER.test(after);
}

const OTHER_MONEY = "(?:USD|EUR|GBP|MXN|JPY|CHF|AUD|NZD|SGD|INR|LKR|SAR|QAR|CNY|BRL)";
const OTHER_MONEY_BEFORE = new RegExp(`${OTHER_MONEY}(?:,| and| or|/)\\s*$`);
const OTHER_MONEY_AFTER = new RegExp(`^(?:,| and| or|/)\\s*${OTHER_MONEY}\\b`);

const ACTIVITY =
  /(?:ing|ment|tion|sion|lysis|ance|ence|ship|graphy|logy|metry|ture|ery|(?:nom|ist|at|am|net|metr|ast|ron|opt|phys)ics?)$|work$|^(?:care|service|support|control|design|research|repair|therapy|work|law|audit|payroll|retail|security|safety|hygiene|media|commerce|relation|operation|screening|nutrition|testing|sale|check|surgery|statistics|diagnostics|logistics|robotics|electronics|forensics|art|craft|aid|test|fix|changeover|overhaul|rebuild|refit|swap|analytic|robotic|hydraulic|pneumatic|payable|receivable|carpentry|joinery|masonry|forestry|fishery|midwifery|phlebotomy|triage|yoga|massage|dance|ballet|puppetry)$/;

/** They end as activities do and are things: "for a 10 MVA substation", "the laundry of two apartments". */
const NO_ACTIVITY =
  /^(?:(?:sub)?station|section|junction|location|position|portion|edition|auction|option|ration|lotion|population|instrument|document|department|apartment|garment|shipment|basement|furniture|fixture|structure|mixture|signature|battery|machinery|gallery|bakery|nursery|refinery|brewery|audience|evidence|ambulance|appliance|substance|allowance|building|ceiling|railing|bearing|dwelling|hoarding|coating|spring)$/;

function isProduct(candidate: Candidate, around: Surroundings): boolean {
  return PRODUCT_TAIL.has(around.tokens[candidate.to]?.norm ?? "");
}

/** "HACCP", "LoRaWAN", "LC-MS": capitals inside a word, or three and more of them, are no everyday word. */
const TECHNICAL_NAME = /^[A-Z][A-Z\d/&]{2,}$|[a-z\d][A-Z]|[A-Z]{2}-[A-Z]|^[A-Z]{3}-\d/;

/** See `TextRun.activitiesOnly`; a technical name speaks for itself. */
function isActivity(alias: string, candidate: Candidate, around: Surroundings): boolean {
  if (!around.run.activitiesOnly || TECHNICAL_NAME.test(alias)) return true;
  const last = around.tokens[candidate.to - 1]?.norm ?? "";
  return ACTIVITY.test(last) && !NO_ACTIVITY.test(last);
}

/** "Threading, manicure and pedicure": a word for a list may also stand in a row of such in a sentence. */
function isSingleActivity(
  { skill, alias }: SkillPattern,
  candidate: Candidate,
  around: Surroundings,
): boolean {
  if (candidate.to - candidate.from !== 1) return false;
  if (alias.foreign) return takesAnyObject(skill.id) || !around.run.activitiesOnly;
  return ACTIVITY.test(around.tokens[candidate.from]?.norm ?? "");
}

/** A word of another language must name what was done by its place; null where it is none, or the rest tells. */
function judgeForeignWord(
  pattern: SkillPattern,
  candidate: Candidate,
  around: Surroundings,
): "yes" | "no" | null {
  if (!isForeignWord(pattern, candidate, around)) return null;
  if (!isForeignActivity(pattern, candidate, around)) return "no";
  return pattern.alias.use === "listed" && isCarriedOut(around.tokens, candidate.from) ? "yes" : null;
}

/** A single word of another language in a CV's sentence; a job's text is read more freely. */
function isForeignWord(
  { skill, alias }: SkillPattern,
  { from, to }: Candidate,
  { run }: Surroundings,
): boolean {
  return alias.foreign === true && skill.class === "domain" && to - from === 1 && run.activitiesOnly;
}

function isForeignActivity({ skill, alias }: SkillPattern, { from, to }: Candidate, around: Surroundings) {
  if (alias.use === "listed" && !takesAnyObject(skill.id) && hasObjectBehind(around.tokens, to)) return false;
  return isActivityOfItsLanguage({ text: around.run.text, tokens: around.tokens, from, to });
}

/** "310 Drahtzieher, Verzinker": a German or Dutch infinitive read out of the name of whoever does it; "als Verzinker" is the writer. */
function isOfWorker({ skill, alias }: SkillPattern, candidate: Candidate, around: Surroundings): boolean {
  if (!alias.foreign || skill.class !== "domain" || !around.run.activitiesOnly || candidate.from === 0)
    return false;
  if (!/en$/.test(alias.text) || !/(?:er|ers|ern|erin|erinnen)$/.test(surface(candidate, around)))
    return false;
  return !/^(?:al|als|zum|zur)$/.test(around.tokens[candidate.from - 1]?.norm ?? "");
}

/** A word nearby that says the tool is meant: the skill's own cues, or "… developer", "… scripts". */
function hasCue(skill: Skill, candidate: Candidate, around: Surroundings): boolean {
  const next = around.tokens[candidate.to];
  if (skill.class === "tool" && next && TOOL_TAIL.has(next.norm) && skill.field === "technology") return true;
  if (next && /^\d+$/.test(next.norm) && Number(next.norm) < 30 && skill.field === "technology")
    return skill.name.length > 2;
  return hasPhrase(around.tokens, skill.cues);
}

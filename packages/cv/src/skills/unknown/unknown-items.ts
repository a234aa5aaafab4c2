import type { Evidence, SkillKind } from "../../types.ts";
import { slug } from "../graph/slug.ts";
import type { CvRead } from "../names/cv-read.ts";
import { type Hit, isFilled, type ReadRun } from "../names/read-run.ts";
import { type DocumentRun, evidenceOf } from "../text/build-run.ts";
import { isLevel, isSoftHeading, isSubHeading } from "../text/labels.ts";
import { BLANK } from "../text/masks.ts";
import { isWithin, negatedRanges, type TextRange } from "../text/negation.ts";
import { normaliseToken, withoutAccents } from "../text/normalise-token.ts";
import { HUMAN_LANGUAGES, LEVEL_WORDS, QUALIFIERS } from "../text/words.ts";
import { isPost } from "./posts-in-lists.ts";
import { hasSoftShape } from "./soft-shape.ts";
import { isActivityWord } from "./unknown-activities.ts";

export interface UnknownSkill {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  readonly group: "other";
  readonly evidence: Evidence;
}

const MAX_WORDS = 5;
const MAX_LENGTH = 48;
/** Words of sentences, of people, of bodies and of places; none of them is in the name of a skill. */
const NOT_A_NAME =
  /\b(?:i|my|me|is|am|are|was|were|have|has|had|be|been|will|can|who|that|which|this|these|their|our|your|etc|available|request|references?|referees?|years?|date|born|married|single|male|female|page|phone|email|address|linkedin|also|very|never|please|enough|valid|expires?|expiry|level|certificate|certification|certified|grant|award|prize|winner|runner-up|finalist|champion|medal(?:l?ist)?|diploma|licen[cs]es?|passport|book|january|february|march|april|june|july|august|september|october|november|december|ich|habe|bin|je|suis|tengo|soy|council|conseil|ordre|orden|member|associate|registered|institute|institut|instituto|association|society|university|universidad|college|dr|mr|mrs|ms|prof|curriculum|vitae|antecedentes|pretensiones|desde|seit|depuis|domingos|complete|completed|yes|no|salary|nationality|vehicle|scorekeeper|umpire)\b/iu;
/** "Own car", "available at once", "English spoken and written": what helps to get a job and is no skill. */
const CIRCUMSTANCE =
  /^(?:(?:including|incl\.?|inklusive|einschließlich|y compris|incluyendo|incluido|incluindo|inclus[ei]ve|inclusief|compres[oi]|especially|particularly|such as) |dispon[ií]\p{L}+(?: |$)|direct (?:beschikbaar|inzetbaar)|sofort (?:verfügbar|einsetzbar)|ab sofort|incorporación|immediate(?:ly)? |available |automunit[oa]|telefonische bereikbaarheid|eigene?[rsn]? (?:pkw|auto|vervoer|fahrzeug)|pkw|own (?!(?:\S+ )*\S+(?:ing|tion|ment|work|design)$)\S|(?:véhicule|voiture) (?:personnell?e?|propre)|(?:vehículo|coche|carro|viatura|veículo|transporte|auto) (?:propi[oa]|própri[oa]|propria)|mobile immédiatement|permis de travail|work permit|wechselbereit|umzugsbereit|reisebereit|teams?$|non[- ]?(?:smok(?:er|ing)|drinker|alcoholic)$|teetotall?er$|nichtraucher(?:in)?$|non[- ]fumeu(?:r|se)$|no fumador[ae]?$|não fumante$|non fumatore$|niet[- ]roker$)|(?:in|en) wort und schrift$|^(?:gute?|sehr gute|fließende?) (?:deutsch|englisch|französisch)kenntnisse$/iu;
/** Papers and things among them that people also work on: "Driving licence" is a paper, "Licence issuing" is work. */
const PAPERS =
  /\b(?:licen[cs]e|certificate|certification|expiry|book|phone|vehicle|award|member|passport)\b/giu;
/** "enova365" is the name of a program. */
const HAS_DIGITS = /(?<!\p{Ll}{3}|\d)\d{3,}|^\d+ (?:and|or|to) \d+ /u;
/** "NOM-035", "API 653": a standard by its number; a year behind letters is none. */
const STANDARD = /^\p{Lu}{2,5}[ -]?(?!(?:19|20)\d\d$)\d{2,5}$/u;
const STARTS_LIKE_NAME = /^[\p{L}\p{N}.]/u;
/** Levels at the end of an item: "Weaving (advanced)", "Weaving – 5 years", "Weaving ★★★". */
const LEVEL_TAIL =
  /(?:\s*[([][^)\]]{0,200}[)\]]|\s+[–—-]\s+\S.*|:\s+\S.*|\s*[★☆●○■□▪▮▯█░]+|\s+[\d%/]+(?:\s?(?:wpm|w\.p\.m\.?|kdph|kph))?)\s*$/u;

/** "Troubleshooting specialist", "Blueprint fluency", "Vendor sourcing expertise": who does it, or that one can. */
const WHO_DOES =
  /\s(?:specialist|expert|expertise|guru|pro|professional|knowledge|fluency|familiarity|proficien(?:t|cy)|aptitude|mastery|abilit(?:y|ies)|capabilit(?:y|ies)|competen(?:t|cy|ce)|savvy|skills?)$/iu;

/** "Proficient with furniture systems", "Knowledge of kite law": what follows is what one knows. */
const WELL =
  /^(?:(?:highly )?(?:proficient|skilled|experienced|knowledgeable|versed|competent|adept|trained|expert) (?:in|with|at|of|on)|(?:working |basic |good )?(?:knowledge|understanding|command) of|familiarity with|familiar with|ability to use) (?=\S)/iu;

/** "On paper", "In the field": where it is done, above what is. "In vitro" and "In-house training" are more than that. */
const WHERE = /^(?:on|in|at) (?!vitro|vivo|situ|silico|boarding)(?:the |my |a )?\p{L}+$/iu;

/** "Superb management skills", "International experience", "Energetic work attitude", "Strategic thinker": praise, and no name. */
const PRAISE =
  /^(?:superb|excellent|outstanding|exceptional|superior|proven|meticulous|energetic|cheerful|engaging|effective|highly|extremely|very|fast|quick|top|comfortable|current with|well versed|dedication|dedicated|devoted|committed|professional (?:and|&))(?: |$)|\s(?:experience|background|exposure|attitude|personality|demeanou?r|thinker|learner|performer|player|leader|worker|listener|speaker|motivated|directed|starter|oriented|driven|appearance|mindset|functions?)$/iu;

/** "Superior TaxComp": a word of praise in the name of a program. */
const PRODUCT = /\s\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u;

/** "Sistema Quiver", "Kassensystem Vectron", "booking system Zorbuk": the program by its name, and what kind it is. */
const KIND_OF_PROGRAM =
  /^(?:\S+\s){0,2}?(?:[Ss]istema|[Ll]ogiciel|[Pp]rogiciel|[Pp]rograma|[Pp]rogramma|[Gg]estionale|[Aa]plicativo|software|system|systeem|pakket|\p{L}{4,}(?:system|systeem|software|programm|pakket))\s(\p{Lu}[\p{L}\d.+&-]*(?:\s[\p{Lu}\d][\p{L}\d.+&-]*){0,2})$/u;

/** "Type 60 wpm": how fast, where the name of the skill is a noun. */
const TYPING_SPEED = /^types?\s\d+/iu;

/** "A little" in front of what stands on the next row. */
const HOW_MUCH = /^(?:little|bit|some|lots?|enough|much|more|wenig|etwas|bisschen|peu|poco|pouco|beetje)$/iu;

/** "8 yrs", "since 2015", "monthly", "CIP-qualified": how long, how often, by whom; what, says the item before it. */
const HOW_LONG =
  /^(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)\+? ?(?:yrs?|years?|months?|mths?|mos?)\b.*|since \S+(?: \S+)?|(?:every|each) (?:day|week|month|year)\b.*|(?:mostly |almost |nearly )?(?:daily|weekly|fortnightly|monthly|yearly|hourly|regularly|occasionally|under supervision|self-taught|on the job)|.*[ -](?:qualified|certified|registered|accredited|chartered))$/iu;

/** "And keep the store", "A bit of guitar": what leads to the last item, and how much. */
const LEADING =
  /^(?:and (?=\S)|(?:a (?:bit|little bit|touch) of|a little|some|plenty of|lots of) (?=\p{Ll}))/iu;

/** "Mentored numerous new team members": a sentence of what was done, with how many. */
const TELLS =
  /^(?:\p{Lu}\p{Ll}+ed|Won|Led|Ran|Taught|Built|Wrote|Made|Grew)\s(?:\S+\s){0,2}(?:numerous|several|many|various|multiple|over|more than)\s/u;

/** "Self-employed since", "write it", "by telephone": what a number, a bracket or a comma has cut out of a sentence. */
const CUT_OUT = /\s(?:since|it|them|us|you)$|^(?:by (?!hand\b)|pas de |sin |senza |ohne |geen )/iu;

/** True when a hit says what the item is; a domain word inside a longer name does not. */
export function coversItem(item: TextRange, read: ReadRun): boolean {
  const inside = read.hits.filter((hit) => hit.start >= item.start && hit.end <= item.end);
  if (read.hits.some((hit) => hit.start <= item.start && hit.end >= item.end)) return true;
  if (isBeforeHow(item, inside, read)) return true;
  if (inside.length === 0 || isOneName(inside, read)) return false;
  if (inside.some((hit) => hit.skill.class === "tool") || isFilled(item, read.tokens, inside)) return true;
  // "PLC basics (Siemens S7)": what stands in brackets says which.
  const bracket = read.run.text.slice(item.start, item.end).search(/[([]/);
  const core = { start: item.start, end: bracket > 0 ? item.start + bracket : item.end };
  const isNamed = inside.some((hit) => hit.end <= core.end);
  const { start, end } = isNamed ? core : item;
  const content = read.tokens
    .map((token, index) => ({ token, index }))
    .filter(
      ({ token }) => token.start >= start && token.end <= end && !token.symbol && !QUALIFIERS.has(token.norm),
    );
  const covered = content.filter(({ index }) =>
    inside.some((hit: Hit) => index >= hit.from && index < hit.to),
  );
  return covered.length * 2 > content.length || content.length > MAX_WORDS;
}

/** How, how far and for whom a thing is done: "the hotel way", "up to 40 kg", "without paper". */
const HOW =
  /^\s(?:the \p{L}+ way|like\s|in the (?:shape|style|manner) of|up to|without\s|with (?:care|an?|the|two|both|my)\s|for (?:\d|over|more than|two|three|up to)|when\s|if\s|until\s|by the\s|at (?:any|all|every)\s)/iu;

/** "Making beds the hotel way": the name fills the item up to where it says how. */
function isBeforeHow(item: TextRange, inside: readonly Hit[], { run }: ReadRun): boolean {
  return inside.some(({ start, end }) => start === item.start && HOW.test(run.text.slice(end, item.end)));
}

/** "Aged debt reporting", "Programación didáctica": two names side by side, the second in lower case, are a third. */
function isOneName(inside: readonly Hit[], { run }: ReadRun): boolean {
  if (inside.some(({ skill }) => skill.class === "tool")) return false;
  return inside.some((hit, at) => {
    const next = inside[at + 1];
    // "Meticulous attention to detail" says one trait twice.
    return next?.from === hit.to && next.skill !== hit.skill && /^\p{Ll}/u.test(run.text.slice(next.start));
  });
}

/** At least so many known skills, and half of its items, make a section without a heading of skills a list of them. */
const LIST_SKILLS = 2;

/** The guessed sections (see `LineGroup`) whose items the graph mostly does not know: what else they hold is no skill. */
export function doubtfulLists(reads: readonly CvRead[]): ReadonlySet<number> {
  const counts = new Map<number, { known: number; items: number }>();
  for (const read of reads) {
    const { run } = read;
    const { guessed } = run.group;
    if (guessed === undefined) continue;
    const items = run.items.length > 0 ? run.items : [{ start: 0, end: run.text.length }];
    const known = items.filter((item) => coversItem(item, read)).length;
    const before = counts.get(guessed) ?? { known: 0, items: 0 };
    counts.set(guessed, { known: before.known + known, items: before.items + items.length });
  }
  return new Set(
    [...counts].flatMap(([index, { known, items }]) =>
      known >= LIST_SKILLS && known * 2 >= items ? [] : [index],
    ),
  );
}

/** A list item that the graph does not know and that plainly is a skill, as it is written; `hits` are those of its run. */
export function unknownSkill(item: TextRange, { run, hits, negated }: CvRead): UnknownSkill | null {
  const written = run.text.slice(item.start, item.end);
  const name = written
    .replace(LEVEL_TAIL, "")
    .replace(LEADING, "")
    .replace(WHO_DOES, "")
    .replace(WELL, "")
    .replace(/[\s.,:;–—-]+$/u, "")
    .trim()
    .replace(KIND_OF_PROGRAM, "$1");
  if (name.length < 2 || name.length > MAX_LENGTH || name.split(/\s+/).length > MAX_WORDS) return null;
  if (
    !STARTS_LIKE_NAME.test(name) ||
    (HAS_DIGITS.test(name) && !STANDARD.test(name)) ||
    !isName(name) ||
    name.includes(BLANK)
  )
    return null;
  if (/[()[\]{}"“”?!]/.test(name) || /\.\s/.test(name)) return null;
  if (isNoSkill(name, written)) return null;
  const start = item.start + written.indexOf(name);
  if (isDenied(item, name, { run, negated })) return null;
  const above = run.label ? run.text.slice(run.label.start, run.label.end) : run.group.heading;
  const isSoft = isSoftHeading(above ?? "") || hasSoftShape(name) || isAmongSoft(item, run, hits);
  const kind = isSoft ? "soft" : "technical";
  return {
    id: `other:${slug(name)}`,
    // "dButton" and "enova365" keep their case.
    name: /^\p{Ll}{2}(?!\p{Ll}*[\p{Lu}\d])/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name,
    kind,
    group: "other",
    evidence: evidenceOf(run, { start, end: start + name.length }),
  };
}

/** What an item tells beside skills: circumstances, praise, how long and how well, headings and languages. */
function isNoSkill(name: string, written: string): boolean {
  return (
    TYPING_SPEED.test(written) ||
    CIRCUMSTANCE.test(name) ||
    (PRAISE.test(name) && !PRODUCT.test(name)) ||
    TELLS.test(name) ||
    CUT_OUT.test(name) ||
    HOW_LONG.test(name) ||
    WHERE.test(name) ||
    isPost(name) ||
    name.split(/\s+/).every((word) => QUALIFIERS.has(normaliseToken(word)) || HOW_MUCH.test(word)) ||
    isSubHeading(name) ||
    // "Technical skills", of which "Technical" is left.
    isSubHeading(written) ||
    isLevel(name) ||
    isHumanLanguage(name)
  );
}

/** By its own words, or by those around it: "Read Java, never wrote it in anger". */
function isDenied(item: TextRange, name: string, { run, negated }: Pick<CvRead, "run" | "negated">): boolean {
  const written = run.text.slice(item.start, item.end);
  const at = written.indexOf(name);
  return isWithin(negated, item.start + at) || negatedRanges(written).some(({ start }) => start <= at + 1);
}

/** "Patience, minding small things": what stands among traits of character is one, if it is no proper name. */
function isAmongSoft(item: TextRange, { items, text }: DocumentRun, hits: readonly Hit[]): boolean {
  const at = items.findIndex(({ start }) => start === item.start);
  const written = text.slice(item.start, item.end);
  if (at < 0 || /\s\p{Lu}/u.test(written) || FIELD_BEHIND.test(written)) return false;
  const beside = [items[at - 1], items[at + 1]].flatMap((one) => one ?? []);
  const isSoft = ({ start, end }: TextRange) =>
    hits.some((hit) => hit.skill.class === "soft" && hit.start >= start && hit.end <= end);
  return beside.length > 0 && beside.every(isSoft);
}

/** "Client education", "Loom maintenance": work, beside whatever it stands. */
const FIELD_BEHIND =
  /\s(?:education|training|instruction|maintenance|installation|repairs?|accounting|administration|inspections?|analysis|testing|marketing|teaching|sampling|estimation)$/iu;

function isName(text: string): boolean {
  if (!NOT_A_NAME.test(text)) return true;
  const head = normaliseToken(text.split(/\s+/).at(-1) ?? "");
  return isActivityWord(head) && head !== "certification" && !NOT_A_NAME.test(text.replace(PAPERS, ""));
}

function isHumanLanguage(text: string): boolean {
  const first = withoutAccents(text).split(/[\s(:–—-]/)[0] ?? "";
  if (isSpoken(text)) return true;
  const words = text.split(/\s+/);
  return HUMAN_LANGUAGES.has(first) && words.length <= 3 && !isDeedOfCountry(words);
}

/** "Japanese needling", "Persian knotting": how it is done somewhere, where what is done is no use of the language. */
function isDeedOfCountry(words: readonly string[]): boolean {
  const head = normaliseToken(words.at(-1) ?? "");
  return words.length > 1 && /ing$/.test(head) && isActivityWord(head) && !OF_LANGUAGE.test(head);
}

const OF_LANGUAGE =
  /^(?:speaking|writing|reading|listening|understanding|typing|spelling|communicating|conversing|comprehending|learning|training|coaching|teaching|tutoring|reporting)$/;

/** "Fluent in Spanish", "Bilingual (English/French)": how well, and which. */
function isSpoken(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => HUMAN_LANGUAGES.has(word)) &&
    words.every((word) => HUMAN_LANGUAGES.has(word) || LEVEL_WORDS.has(word) || SPEAKING.has(word))
  );
}

const SPEAKING: ReadonlySet<string> = new Set([
  "in",
  "and",
  "of",
  "or",
  "bilingual",
  "trilingual",
  "speaker",
  "speaking",
  "spoken",
  "written",
  "conversational",
]);

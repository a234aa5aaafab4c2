import { memoise } from "../../memoise.ts";
import { matchesOf } from "../../parse/text/matches.ts";
import { PatternFilter } from "../../parse/text/patterns/pattern-filter.ts";
import type { Hit } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { clauseStart, LONGEST } from "./clause-start.ts";
import { deedRange } from "./deed-range.ts";
import { DEPARTMENT } from "./departments.ts";
import { ENGLISH_BARE_SUBJECTS } from "./english-bare-subjects.ts";
import { ENGLISH_CLAUSES } from "./english-clauses.ts";
import { ENGLISH_CONTRASTS } from "./english-contrasts.ts";
import { ENGLISH_DOERS } from "./english-doers.ts";
import { ENGLISH_GIVEN_AWAY } from "./english-given-away.ts";
import { ENGLISH_GLIMPSES } from "./english-glimpses.ts";
import { englishClausesOfOthers } from "./english-grammar.ts";
import { ENGLISH_OUTSIDERS } from "./english-outsiders.ts";
import { ENGLISH_OWN_SUBJECTS } from "./english-own-subjects.ts";
import { ENGLISH_OWN_WORK, routesThroughTools } from "./english-own-work.ts";
import { ENGLISH_STATEMENTS } from "./english-statements.ts";
import { ENGLISH_SUBJECTS } from "./english-subjects.ts";
import { ENGLISH_THINGS } from "./english-things.ts";
import { ENGLISH_TOPICS } from "./english-topics.ts";
import { ENGLISH_UNREAL } from "./english-unreal.ts";
import { ENGLISH_WARES, waresLength } from "./english-wares.ts";
import { FIRM_DEALS } from "./firm-deals.ts";
import { FOREIGN_OWN_WORK, foreignRoutesThroughTools, OWN_WORK_IN_SCRIPTS } from "./foreign-own-work.ts";
import { FOREIGN_SUBJECTS } from "./foreign-subjects.ts";
import { FOREIGN_UNREAL } from "./foreign-unreal.ts";
import { germanicClauses } from "./germanic-clauses.ts";
import { GERMANIC_PLANS } from "./germanic-plans.ts";
import { HIRED_IN_ENGLISH, HIRED_IN_LATIN } from "./hired.ts";
import { HOUSE_OFFERS } from "./house-offers.ts";
import { LATIN_CLAUSES } from "./latin-clauses.ts";
import { LATIN_CONTRASTS } from "./latin-contrasts.ts";
import { LATIN_DOERS } from "./latin-doers.ts";
import { LATIN_HANDS } from "./latin-hands.ts";
import { goodsLength, LATIN_HOUSES } from "./latin-houses.ts";
import { LATIN } from "./latin-others.ts";
import { LATIN_REFUSALS } from "./latin-refusals.ts";
import { LATIN_SUBJECTS } from "./latin-subjects.ts";
import { ENGLISH_ONLY_HANDLED, FOREIGN_ONLY_HANDLED } from "./only-handled.ts";
import { arabicGoodsEnd, ownPiece, pieceStart } from "./own-piece.ts";
import { type OwnRule, type OwnWork, ownWorkIn, sentenceEnd, without } from "./own-work.ts";
import { partnerRowLength } from "./partner-row.ts";
import { PARTNERS_IN_ENGLISH, PARTNERS_IN_LATIN } from "./partners.ts";
import { PURPOSES } from "./purposes.ts";
import { inOneCase, type Rule } from "./rule.ts";
import { OTHER_SCRIPTS } from "./scripts-others.ts";
import { SCRIPT_PIECES } from "./scripts-pieces.ts";

/** Where a text tells of others than the writer; there a name shows no skill of theirs. */
export interface OthersRanges {
  readonly all: readonly TextRange[];
  /** There tools show one all the same. */
  readonly butTools: readonly TextRange[];
  /** What stands between quotation marks: a name there must be all of it. */
  readonly quoted: readonly TextRange[];
}

/** The writer comes back with "I" and "we": "the designers draw in Figma, I build in Vue". */
const SENTENCE_END =
  /[.;!?।](?=\s|$)|(?<! what),? (?:that |which |who )?(?:I|we|ich|wir|je|nous|yo|eu|io|ik|wij)(?= )|,? (?:que |qu['’])?j['’]/u;
const PIECE_END = /[.;!?,](?=\s|$)| (?:and|by|at|on|for) /u;

/** A name, or the plain word of a department. */
const NAME =
  "(?:\\p{Lu}[\\p{L}&'’]*|marketing|sales|finance|accounting|accounts|procurement|purchasing|production|logistics|legal|operations|engineering|data science|design|product|quality|compliance)";
const JOINT =
  "(?:,? (?:and|und|et|y|e|en|or|ou|oder)(?: the| our| der| die| la| le| l['’]| a| o| con)? |, ?(?:the )?| ?& ?|/)";
const NAMES = new RegExp(`^[\\s:"“«‘']*${NAME}(?:(?:${JOINT}| of | de | )${NAME})*`, "u");
/** "Images sent to PACS": the row ends before an abbreviation, which may be what was worked with. */
const ABBREVIATION = /(?<!\p{L})\p{Lu}{3}/u;
const DEPARTMENTS = new RegExp(
  `^ (?:the |la |le |les |der |dem |our )?(?:${DEPARTMENT})(?:${JOINT}(?:${DEPARTMENT}|\\p{Lu}\\p{Ll}{3,}(?: \\p{Lu}\\p{Ll}+)?))*(?![\\p{L}])`,
  "u",
);

/** An ad, a slogan, a title: "Senior Python engineer", „Python squeeze“. */
const QUOTED = /["“„«]([^"“”„«»]+)["”“»]/gu;

const IN_ENGLISH: readonly Rule[] = [
  ...ENGLISH_SUBJECTS,
  ...ENGLISH_BARE_SUBJECTS,
  ...ENGLISH_GLIMPSES,
  ...ENGLISH_CLAUSES,
  ...ENGLISH_OUTSIDERS,
  ...ENGLISH_CONTRASTS,
  ...ENGLISH_THINGS,
  ...ENGLISH_TOPICS,
  ...PARTNERS_IN_ENGLISH,
  ...ENGLISH_GIVEN_AWAY,
  ...ENGLISH_OWN_SUBJECTS,
  ...ENGLISH_DOERS,
  ...ENGLISH_STATEMENTS,
  ...ENGLISH_WARES,
  ...ENGLISH_ONLY_HANDLED,
  ...HIRED_IN_ENGLISH,
  ...PURPOSES,
  ...ENGLISH_UNREAL,
];
const IN_LATIN: readonly Rule[] = [
  ...LATIN,
  ...LATIN_SUBJECTS,
  ...LATIN_CLAUSES,
  ...LATIN_CONTRASTS,
  ...LATIN_HANDS,
  ...LATIN_DOERS,
  ...LATIN_REFUSALS,
  ...LATIN_HOUSES,
  ...GERMANIC_PLANS,
  ...FIRM_DEALS,
  ...HOUSE_OFFERS,
  ...PARTNERS_IN_LATIN,
  ...FOREIGN_SUBJECTS,
  ...FOREIGN_ONLY_HANDLED,
  ...HIRED_IN_LATIN,
  ...PURPOSES,
  ...FOREIGN_UNREAL,
];
const IN_OTHER_SCRIPTS: readonly Rule[] = [...OTHER_SCRIPTS, ...SCRIPT_PIECES];
const IN_EITHER: readonly Rule[] = [...new Set([...IN_ENGLISH, ...IN_LATIN])];

/** What they tell of holds, whoever the work leads back to: it never was, or was only seen, sold or hired for. */
const HOLDS_ALL_THE_SAME: ReadonlySet<Rule> = new Set([
  ...ENGLISH_UNREAL,
  ...ENGLISH_ONLY_HANDLED,
  ...ENGLISH_WARES,
  ...HIRED_IN_ENGLISH,
  ...PURPOSES,
  ...FOREIGN_UNREAL,
  ...FOREIGN_ONLY_HANDLED,
  ...LATIN_REFUSALS,
  ...GERMANIC_PLANS,
  ...HIRED_IN_LATIN,
]);

/** Everything of the text that is said of others. */
export function saidOfOthers(text: string): OthersRanges {
  const told: TextRange[] = [];
  const all: TextRange[] = [];
  const butTools: TextRange[] = [];
  const folded = inOneCase(text);
  const rules = rulesFor(text);
  if (mayBeGermanic(text, rules)) told.push(...germanicClauses(text));
  if (rules === IN_ENGLISH || (rules === IN_EITHER && SURELY_ENGLISH.test(text)))
    told.push(...englishClausesOfOthers(text));
  for (const rule of likelyRules(rules, folded)) {
    for (const match of matchesOf(rule.cue, folded)) {
      const end = match.index + match[0].length;
      if (rule.needs && !rule.needs(folded.slice(end, end + LONGEST))) continue;
      const range = rangeOf(rule, text, match.index, end);
      if (range.end <= range.start) continue;
      if (rule.sparesTools) butTools.push(range);
      else (HOLDS_ALL_THE_SAME.has(rule) ? all : told).push(range);
    }
  }
  const quoted = [...text.matchAll(QUOTED)].map((match) => insideOf(match));
  if (told.length === 0 && butTools.length === 0) return { all, butTools, quoted };
  const own = ownWork(text, folded, rules);
  // What only a tool's way leads back to the writer keeps its fields of work for others.
  const ofToolsOnly = own.tools.length === 0 ? [] : told;
  return {
    all: [...all, ...without(told, [...own.all, ...own.tools])],
    butTools: without([...butTools, ...ofToolsOnly], own.all),
    quoted,
  };
}

const OWN_IN_EITHER: readonly OwnRule[] = [...ENGLISH_OWN_WORK, ...FOREIGN_OWN_WORK];

/** Where sentences with another subject lead back to the writer. */
function ownWork(text: string, folded: string, rules: readonly Rule[]): OwnWork {
  if (rules === IN_OTHER_SCRIPTS) return ownWorkIn(text, folded, OWN_WORK_IN_SCRIPTS);
  const isEnglish = rules === IN_ENGLISH;
  const own = ownWorkIn(
    text,
    folded,
    isEnglish ? ENGLISH_OWN_WORK : rules === IN_LATIN ? FOREIGN_OWN_WORK : OWN_IN_EITHER,
  );
  const routes = [
    ...(rules === IN_LATIN ? [] : routesThroughTools(text)),
    ...(isEnglish ? [] : foreignRoutesThroughTools(text)),
  ];
  own.tools.push(...routes.map(({ start, end }) => ({ start, end: sentenceEnd(text, end) })));
  return own;
}

const filterOf = memoise((rules: readonly Rule[]) => new PatternFilter(rules.map(({ cue }) => cue)));

/** Those of which the text holds the words that their cues need: a few of a hundred. */
function likelyRules(rules: readonly Rule[], folded: string): readonly Rule[] {
  return filterOf(rules)
    .possible(folded)
    .flatMap((at) => rules[at] ?? []);
}

/** Letters and small words of the other languages, and those of English: the rules of one do not look at the other. */
const FOREIGN =
  /[À-ɏ]|\b(?:de|la|le|les|un|une|una|des|du|der|die|das|ein|eine|und|mit|el|los|las|con|en|il|di|het|een|van|da|do|os|gli|nel|nella|notre|sur|avec|dans|chez|für|von|nos|mes|mis|uns|unsere|ihre|mia|mio|na|um|uma|em|com|meu|mon|ma|mi|mein|mijn|binnenkort|cursus|opleiding|bijscholing|gelezen|geplant|gepland|kurs|schulung|fortbildung|alles|nooit|produkte|producten|aus|wegen|beim|bei|auf|nach|vom|zum|zur|kein|keine|keinen|nicht|ohne|wurden?|naar|niet|geen|voor|wordt|werd|kunden|clienti|usan?|utilizan?|faz|fazem|hacen?|fait|macht|kommt|gebruikt|schrijven|maakt|doet|tekent|voert|bij|loisirs|para|alla|par|por|pel[oa]s?|dal|dall|dai|dagli|dalle|et|y|dei|delle|dell|del|ni|ne|non|nem|não|nunca|jamais|mai|sin|sem|sans|senza|anche|también|também|aussi|auch|ook|vorrei|quiero|quisiera|quero|gostaria|cargo|otr[oa]s?|outr[oa]s?|altr[oaie]|ich|ik|soltanto)\b| e |externalis|\bl['’]/i;
const ENGLISH = /\b(?:the|a|an|and|of|to|with|for|by|from|my|our|at|on|in|is|are|was)\b/i;

/** "Statiker rechnen in RFEM" has no small word that tells the language; those of English tell that it is not German. */
function mayBeGermanic(text: string, rules: readonly Rule[]): boolean {
  return rules === IN_ENGLISH ? !PLAIN_ENGLISH.test(text) : rules !== IN_OTHER_SCRIPTS;
}

/** "A", "do" and "on" are words of other languages too. */
const SURELY_ENGLISH = /\b(?:the|and|of|with|for|by|from|our|is|are|was|were)\b/i;

const PLAIN_ENGLISH = /\b(?:the|and|to|with|for|by|from|my|our|on)\b/i;

function rulesFor(text: string): readonly Rule[] {
  if (/[\u0600-\u06ff\u0900-\u0dff]/.test(text)) return IN_OTHER_SCRIPTS;
  if (!FOREIGN.test(text)) return IN_ENGLISH;
  return ENGLISH.test(text) ? IN_EITHER : IN_LATIN;
}

function rangeOf({ reach, sparesTools }: Rule, text: string, start: number, end: number): TextRange {
  const rest = text.slice(end, end + LONGEST);
  if (reach === "itself") return { start, end };
  if (reach === "goods") return { start: end, end: end + goodsLength(rest) };
  if (reach === "wares") return { start: end, end: end + waresLength(rest) };
  if (reach === "own-piece") return ownPiece(text, start, end);
  if (reach === "piece-before") return { start: pieceStart(text, start), end: start };
  if (reach === "arabic-goods") return { start: end, end: arabicGoodsEnd(text, end) };
  if (reach === "deed") return deedRange(text, start, end);
  if (reach === "before") return { start: clauseStart(text, start), end: start };
  if (reach === "names") {
    const row = NAMES.exec(rest)?.[0] ?? "";
    const short = sparesTools ? row.search(ABBREVIATION) : -1;
    return { start: end, end: end + (short < 0 ? row : row.slice(0, short).trimEnd()).length };
  }
  if (reach === "departments") return { start: end, end: end + (DEPARTMENTS.exec(rest)?.[0].length ?? 0) };
  if (reach === "row") return { start: end, end: end + rowLength(rest) };
  if (reach === "partners" || reach === "partner-row")
    return { start: end, end: end + partnerRowLength(rest, reach === "partner-row") };
  if (reach === "clause") return { start: clauseStart(text, start), end: end + sentenceLength(rest) };
  if (reach === "piece") return { start: end, end: end + (PIECE_END.exec(rest)?.index ?? rest.length) };
  return { start, end: end + sentenceLength(rest) };
}

function sentenceLength(rest: string): number {
  return SENTENCE_END.exec(rest)?.index ?? rest.length;
}

/** "From Legal, Tax and Customer Care": two names and more, none of them followed by "to". */
function rowLength(rest: string): number {
  const row = NAMES.exec(rest)?.[0] ?? "";
  return /,| and | & /.test(row) && !/^ to\b/.test(rest.slice(row.length)) ? row.length : 0;
}

function insideOf(match: RegExpExecArray): TextRange {
  return { start: match.index + 1, end: match.index + match[0].length - 1 };
}

export const NOTHING: OthersRanges = { all: [], butTools: [], quoted: [] };

/** Studies, lists and the headline tell of the writer alone. */
const OF_THE_WRITER: ReadonlySet<string> = new Set(["education", "skills", "header", "certifications"]);

/** Found when they are first asked for: most lines hold no name at all. */
export function othersIn(run: DocumentRun): OthersRanges {
  const { section, guessed } = run.group;
  // "A friend did the server in Django" may stand below a degree.
  const isTold = section === "education" && run.style === "prose";
  if (OF_THE_WRITER.has(section) && guessed === undefined && !isTold) return NOTHING;
  let found: OthersRanges | null = null;
  const ranges = () => {
    found ??= saidOfOthers(run.text);
    return found;
  };
  return {
    get all() {
      return ranges().all;
    },
    get butTools() {
      return ranges().butTools;
    },
    get quoted() {
      return ranges().quoted;
    },
  };
}

/** A name that stands where others are told of. */
export function isOfOthers(
  { skill, start, end }: Pick<Hit, "skill" | "start" | "end">,
  others: OthersRanges,
): boolean {
  if (isWithin(others.all, start)) return true;
  if (skill.class !== "tool" && isWithin(others.butTools, start)) return true;
  return others.quoted.some(
    (range) => start >= range.start && end <= range.end && end - start < range.end - range.start,
  );
}

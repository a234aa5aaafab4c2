import type { TextRange } from "../text/negation.ts";
import { clauseStart, LONGEST } from "./clause-start.ts";
import { deedRange } from "./deed-range.ts";
import { DEPARTMENT } from "./departments.ts";
import { waresLength } from "./english/wares.ts";
import { goodsLength } from "./foreign/latin-houses.ts";
import { arabicGoodsEnd, ownPiece, pieceStart } from "./own-piece.ts";
import { partnerRowLength } from "./partner-row.ts";
import type { Rule } from "./rule.ts";

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

/** How much of a text a rule tells of whose cue stands from `start` to `end`. */
export function rangeOf(rule: Rule, text: string, start: number, end: number): TextRange {
  return REACHES[rule.reach](text, start, end, rule);
}

type Reach = (text: string, start: number, end: number, rule: Rule) => TextRange;

/** `Rule.reach` says what each of them is. */
const REACHES: Readonly<Record<Rule["reach"], Reach>> = {
  itself: (_text, start, end) => ({ start, end }),
  sentence: (text, start, end) => ({ start, end: end + sentenceLength(restOf(text, end)) }),
  clause: (text, start, end) => ({
    start: clauseStart(text, start),
    end: end + sentenceLength(restOf(text, end)),
  }),
  piece: whatFollows(pieceLength),
  names: whatFollows(namesLength),
  row: whatFollows(rowLength),
  departments: whatFollows((rest) => DEPARTMENTS.exec(rest)?.[0].length ?? 0),
  partners: whatFollows((rest) => partnerRowLength(rest, false)),
  "partner-row": whatFollows((rest) => partnerRowLength(rest, true)),
  goods: whatFollows(goodsLength),
  wares: whatFollows(waresLength),
  before: (text, start) => ({ start: clauseStart(text, start), end: start }),
  "own-piece": ownPiece,
  "piece-before": (text, start) => ({ start: pieceStart(text, start), end: start }),
  "arabic-goods": (text, _start, end) => ({ start: end, end: arabicGoodsEnd(text, end) }),
  deed: deedRange,
};

/** So much behind the cue, and nothing of the cue itself. */
function whatFollows(lengthOf: (rest: string, rule: Rule) => number): Reach {
  return (text, _start, end, rule) => ({ start: end, end: end + lengthOf(restOf(text, end), rule) });
}

function restOf(text: string, end: number): string {
  return text.slice(end, end + LONGEST);
}

function sentenceLength(rest: string): number {
  return SENTENCE_END.exec(rest)?.index ?? rest.length;
}

function pieceLength(rest: string): number {
  return PIECE_END.exec(rest)?.index ?? rest.length;
}

function namesLength(rest: string, { sparesTools }: Rule): number {
  const row = NAMES.exec(rest)?.[0] ?? "";
  const short = sparesTools ? row.search(ABBREVIATION) : -1;
  return short < 0 ? row.length : row.slice(0, short).trimEnd().length;
}

/** "From Legal, Tax and Customer Care": two names and more, none of them followed by "to". */
function rowLength(rest: string): number {
  const row = NAMES.exec(rest)?.[0] ?? "";
  return /,| and | & /.test(row) && !/^ to\b/.test(rest.slice(row.length)) ? row.length : 0;
}

import type { TextRange } from "../text/negation.ts";
import { clauseStart, LONGEST } from "./clause-start.ts";
import { deedRange } from "./deed-range.ts";
import { DEPARTMENT } from "./departments.ts";
import { waresLength } from "./english-wares.ts";
import { goodsLength } from "./latin-houses.ts";
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
export function rangeOf({ reach, sparesTools }: Rule, text: string, start: number, end: number): TextRange {
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
